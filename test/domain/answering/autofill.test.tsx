import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FieldScene } from "../../../app/features/applying/answering/ui/field-scene";
import { FieldView } from "../../../app/features/applying/answering/ui/field-view";
import { Honeypot } from "../../../app/features/applying/answering/ui/step-page";
import { wordsFor } from "../../../app/features/applying/answering/words";
import { signPoints } from "../../../app/features/applying/apply/spam/score";
import { catalogue, fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { name as nameKind } from "../../../app/features/forms/form-model/kinds/name/kind";
import type { Field } from "../../../app/features/forms/form-model/schema";
import { definitionOf, id } from "../model/support";

/** Tokens of the text boxes and lists of one question; money, dates and numbers are filled in by no browser. */
function tokensOf(field: Field, repeat?: { max: number }, locale = "en"): string[] {
  const section = {
    id: id("sec"),
    fields: [field],
    ...(repeat && { repeat: { min: 0, itemLabel: { en: "Item" }, ...repeat } }),
  };
  const definition = definitionOf([section]);
  const [shown] = definition.sections;
  if (!shown) throw new Error("No section");
  const scene: FieldScene = {
    ...{ definition, locale, today: "2026-11-28", raw: {}, documents: [], words: wordsFor("en") },
    errors: new Map(),
    visible: new Set([field.id]),
    onlyIf: () => "",
  };
  const html = renderToStaticMarkup(<FieldView scene={scene} spot={{ field, section: shown, path: field.id }} />);
  const controls = html.match(/<(input|select)[^>]*autoComplete[^>]*>/gi) ?? [];
  return controls.map((control) => {
    const type = /type="(\w+)"/.exec(control)?.[1] ?? "text";
    return `${type} ${/autoComplete="([^"]*)"/i.exec(control)?.[1]}`;
  });
}

const typed = catalogue.filter(({ kind }) => ["text", "email", "phone", "name", "address"].includes(kind));
const question = (key: string) => fieldFromCatalogue(key, { nodeId: () => id("asked") }, "en").field;
/** About the tenant: what a browser may fill in. All other ready questions are about somebody or something else. */
const own: Record<string, string[]> = {
  legalName: ["text given-name", "text family-name"],
  preferredName: ["text nickname"],
  email: ["email email"],
  phone: ["tel tel"],
  currentAddress: [
    ...["text address-line1", "text address-line2", "text address-level2"],
    ...["text postal-code", "text address-level1", "text country"],
  ],
  employer: ["text organization"],
  "employer.jobTitle": ["text organization-title"],
  companyName: ["text organization"],
  signatoryRole: ["text organization-title"],
};

describe("autofill attributes", () => {
  // Red with "off": Firefox and Chromium fill the tenant's own name and address in.
  it.each(typed.map(({ key }) => key))("in %s are set on the tenant's own details and on nothing else", (key) => {
    const tokens = tokensOf(question(key));
    if (own[key]) expect(tokens).toEqual(own[key]);
    else for (const token of tokens) expect(token).toBe("text impp");
  });

  it.each(["legalName", "email", "phone", "currentAddress", "employer"])(
    "in %s are off for other people's details",
    (key) => {
      const tokens = tokensOf(question(key), { max: 3 });
      expect(new Set(tokens)).toEqual(new Set(["text impp"]));
    },
  );
});

describe("the honeypot field", () => {
  // Red when it is called company_website: a company in a saved address fills it.
  it("has no name that autofill fills, and has the lowest score of all signs", () => {
    const html = renderToStaticMarkup(<Honeypot locale="en" />);
    expect(html).not.toMatch(
      /name="[^"]*(name|company|org|web|url|mail|phone|tel|street|address|city|state|zip|post|country)/i,
    );
    expect(/>([^<>]+)<\/label>/.exec(html)?.[1]).toBe("Leave this empty");
    expect(signPoints.honeypot).toBe(Math.min(...Object.values(signPoints)));
  });
});

// Red when the parts of a name stand in one order for every language.
it("a name is asked for and shown in the order of the reader's language: in Vietnamese the family's first", () => {
  const field = question("legalName");
  expect(tokensOf(field, undefined, "en")).toEqual(["text given-name", "text family-name"]);
  expect(tokensOf(field, undefined, "vi")).toEqual(["text family-name", "text given-name"]);
  const definition = definitionOf([]);
  const shown = (locale: string) =>
    nameKind.lines({ first: "Văn An", last: "Nguyễn" }, field as never, { definition, locale });
  expect(["vi", "en"].map(shown)).toEqual([["Nguyễn Văn An"], ["Văn An Nguyễn"]]);
});
