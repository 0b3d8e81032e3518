import { describe, expect, it } from "vitest";
import { readInboxAddress } from "../../app/features/deciding/inbox/rules/read-list-address";
import { readMonths, readWhole } from "../../app/features/forms/builder/read-months";
import { fitsCountry } from "../../app/features/forms/form-model/address-shape";
import { compile } from "../../app/features/forms/form-model/compile";
import { evaluate } from "../../app/features/forms/form-model/evaluate";
import type { FieldKind } from "../../app/features/forms/form-model/schema";
import { definitionSchema } from "../../app/features/forms/form-model/schema";
import { readListAddress } from "../../app/features/forms/rent-forms/read-list-address";
import { readVoucherSecret } from "../../app/features/money/vouchers/codes";
import { codeSchema, renameSchema, signInSchema, signUpSchema } from "../../app/features/people/accounts/schema";
import { contactSchema } from "../../app/features/people/contact/schema";
import { emailSchema } from "../../app/kernel/email";
import { rentFormUrlIdSchema } from "../../app/kernel/ids";
import { parseAmountMinor } from "../../app/kernel/money";
import { singleLine } from "../../app/kernel/typed-text";
import { visibleText } from "../../app/kernel/visible-text";
import { aDefinition } from "../support/definition";
import { CONTEXT, definitionOf, fieldOf, id } from "./model/support";

/** As a phone's contacts, a chat, a PDF and a web page hand a text over. */
const strewn: [from: string, make: (text: string) => string][] = [
  ["contacts of an iPhone", (text) => `\u202a${text}\u202c`],
  ["a page that isolates it", (text) => `\u2068${text}\u2069`],
  ["a text from right to left", (text) => `\u200e${text}\u200f\u061c`],
  ["a page that hyphenates", (text) => `${text.slice(0, 2)}\u00ad${text.slice(2)}`],
  ["a page that breaks long words", (text) => [...text].join("\u200b")],
  ["a file that begins with a mark", (text) => `\ufeff${text}`],
  ["a PDF", (text) => `${text.slice(0, 1)}\u2060${text.slice(1)}\u200d`],
];

describe.each(strewn)("a value typed or pasted with %s", (_from, make) => {
  it("counts as what is visible, wherever a mail address is typed", () => {
    const email = make("ada@applicant.example");
    expect(emailSchema.parse(email)).toBe("ada@applicant.example");
    expect(signInSchema("en").parse({ email, password: "p" }).email).toBe("ada@applicant.example");
    expect(
      signUpSchema("en").parse({ name: make("Ada Bell"), email, password: "correct horse battery" }),
    ).toMatchObject({
      name: "Ada Bell",
      email: "ada@applicant.example",
    });
    const message = contactSchema("en").parse({ name: make("Ada"), email, subject: make("Help"), message: "Hello" });
    expect(message).toMatchObject({ name: "Ada", email: "ada@applicant.example", subject: "Help" });
  });

  it("counts as what is visible in codes, links and searches", () => {
    expect(codeSchema("en").parse({ code: make("123456") }).code).toBe("123456");
    expect(readVoucherSecret(make("RF-ABCDE-FGHJK-MNPQR-STVWX"))?.text).toBe("ABCDEFGHJKMNPQRSTVWX");
    expect(rentFormUrlIdSchema.parse(make("demo-maple-street"))).toBe("demo-maple-street");
    expect(readInboxAddress(new URLSearchParams({ q: make("Ada Bell") })).search).toBe("Ada Bell");
    expect(readListAddress(new URLSearchParams({ q: make("Maple") })).search).toBe("Maple");
    expect(renameSchema("en").parse({ intent: "rename", name: make("Ada") }).name).toBe("Ada");
  });

  it("counts as what is visible in the builder", () => {
    expect(parseAmountMinor(make("1,200.50"), "USD", "en")).toBe(120_050);
    expect(parseAmountMinor(make("$1200"), "USD", "en")).toBe(120_000);
    expect([readWhole(make("12")), readMonths(make("12 months"))]).toEqual([12, 12]);
    expect(fitsCountry(make("SW1A 1AA"), "GB")).toBe(true);
    const typed = aDefinition({ title: make("Flat 2"), custom: 1 });
    const landlord = { name: make("Dana Hart"), email: make("dana@landlord.example") };
    const address = { ...typed.property.address, line1: make("14 Maple Street"), postcode: make("97201") };
    const read = definitionSchema.parse({ ...typed, landlord, property: { address } });
    expect(read.title).toEqual({ en: "Flat 2" });
    expect(read.landlord).toEqual({ name: "Dana Hart", email: "dana@landlord.example" });
    expect(read.property.address).toMatchObject({ line1: "14 Maple Street", postcode: "97201" });
  });

  it.each<[FieldKind, Record<string, string>, unknown]>([
    ["text", { "": "Teacher" }, "Teacher"],
    ["email", { "": "ada@applicant.example" }, "ada@applicant.example"],
    ["phone", { "": "020 7946 0958" }, "+442079460958"],
    ["number", { "": "12" }, 12],
    ["money", { ".amount": "5,200.00" }, { amountMinor: 520_000, currency: "GBP" }],
    ["date", { ".day": "27", ".month": "03", ".year": "2027" }, "2027-03-27"],
    ["name", { ".first": "Ada", ".last": "Bell" }, { first: "Ada", last: "Bell" }],
    [
      "address",
      { ".line1": "9 Elm St", ".city": "Salem", ".postcode": "97301", ".country": "US" },
      { line1: "9 Elm St", city: "Salem", postcode: "97301", country: "US" },
    ],
  ])("counts as what is visible in an answer of the kind %s", (kind, parts, answer) => {
    const field = fieldOf(kind, "f");
    const plan = compile(definitionOf([{ id: id("sec"), fields: [field] }]));
    const raw = Object.fromEntries(Object.entries(parts).map(([part, text]) => [field.id + part, [make(text)]]));
    const { errors, cleaned } = evaluate(plan, raw, { mode: "submit" }, CONTEXT);
    expect([errors, cleaned[field.id]]).toEqual([[], answer]);
  });
});

describe("characters that a script needs", () => {
  it.each([
    ["Persian", "\u0631\u0636\u0627\u200c\u0632\u0627\u062f\u0647"],
    ["Sinhala", "\u0dc1\u0dca\u200d\u0dbb\u0dd3"],
    ["Malayalam at its end", "\u0d05\u0d2e\u0d4d\u0d2e\u0d28\u0d4d\u200d"],
    ["a family of emoji", "\u{1f469}\u200d\u{1f469}\u{1f3fd}\u200d\u{1f467}"],
    ["a heart on fire", "\u2764\ufe0f\u200d\u{1f525}"],
    ["the flag of Wales", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
  ])("stay in a name: %s", (_script, name) => {
    expect(visibleText(name)).toBe(name);
    expect(renameSchema("en").parse({ intent: "rename", name }).name).toBe(name);
  });

  it("stay in a text of several lines, direction marks included", () => {
    const text = "\u200fשלום Ada\u200f, 12\u200e!\nעוד שורה";
    const message = contactSchema("en").parse({ email: "a@b.example", subject: "Hi", message: text });
    expect(message.message).toBe(text);
    const long = fieldOf("longText", "l");
    const plan = compile(definitionOf([{ id: id("sec"), fields: [long] }]));
    expect(evaluate(plan, { [long.id]: [text] }, { mode: "submit" }, CONTEXT).cleaned[long.id]).toBe(text);
  });

  it("alone are no name", () => {
    for (const nothing of ["\u3164", "\u200b\u00ad", "\u115f\u200d", "\ufeff \u2800".slice(0, 2)]) {
      expect(visibleText(nothing).trim()).toBe("");
      expect(renameSchema("en").safeParse({ intent: "rename", name: nothing }).success).toBe(false);
    }
  });
});

it("a password is not changed in any way", () => {
  const password = "pass\u200bword\u202a long";
  expect(signInSchema("en").parse({ email: "a@b.example", password }).password).toBe(password);
});

// Red where a schema counts less than the box: zod 4.6 counts code points, HTML's maxlength UTF-16 units.
it("a text as long as its box lets through is never too long for the server", () => {
  const letters = "\u{1F600}".repeat(40);
  expect(letters).toHaveLength(80);
  for (const text of [letters, "a".repeat(80)]) expect(singleLine().max(80).safeParse(text).success).toBe(true);
});
