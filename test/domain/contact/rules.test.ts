import { describe, expect, it } from "vitest";
import { contactCopyMail, contactMail } from "../../../app/features/people/contact/mails/contact";
import { judgeMessage, type SpamReason, type SpamSigns } from "../../../app/features/people/contact/rules";
import { contactLengths, contactSchema, prefillOf } from "../../../app/features/people/contact/schema";
import type { ContactMessage } from "../../../app/platform/support-messages.server";

const honest: SpamSigns = { isHoneypotFilled: false, elapsedMs: 30_000, equalTexts: 0 };
const message: ContactMessage = {
  name: "Ines Carvalho",
  email: "ines@tenant.example",
  company: "",
  subject: "A form asks for my bank login",
  message: "Hello,\nthe form at https://rentform.example/apply/abcdefgh2345 asks for it.",
};
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://spam.example/${at}`).join(" ");

describe("the spam score of a contact message", () => {
  const cases: [string, Partial<ContactMessage>, Partial<SpamSigns>, SpamReason[], boolean][] = [
    ["an honest message with a link", {}, {}, [], false],
    ["autofill in the hidden field", {}, { isHoneypotFilled: true }, ["honeypot"], false],
    ["sent within two seconds", {}, { elapsedMs: 1999 }, ["too-fast"], true],
    ["sent after two seconds", {}, { elapsedMs: 2000 }, [], false],
    ["a link for a subject", { subject: "www.pills.example" }, {}, ["link-in-a-name"], true],
    ["three links", { message: links(3) }, {}, ["some-links"], false],
    [
      "three links and the hidden field",
      { message: links(3) },
      { isHoneypotFilled: true },
      ["honeypot", "some-links"],
      false,
    ],
    ["many links", { message: links(6) }, {}, ["many-links"], false],
    ["many links in markup", { message: `[url=x]${links(6)}` }, {}, ["markup", "many-links"], true],
    [
      "a loud message",
      { message: "PLEASE ANSWER MY QUESTION ABOUT THE FLAT AS SOON AS YOU CAN" },
      {},
      ["all-capitals"],
      false,
    ],
    ["a script without capitals", { message: "你好".repeat(40) }, {}, [], false],
    ["the third of the same text", {}, { equalTexts: 2 }, ["repeated-text"], false],
    ["the third, by a machine", {}, { equalTexts: 2, isHoneypotFilled: true }, ["honeypot", "repeated-text"], true],
  ];

  it.each(cases)("is right for this message: %s", (_what, words, signs, reasons, isSpam) => {
    expect(judgeMessage({ ...message, ...words }, { ...honest, ...signs })).toMatchObject({ reasons, isSpam });
  });
});

describe("the fields of the contact form", () => {
  it("are an address, a subject and a message; the others are optional", () => {
    const parsed = contactSchema("en").parse({
      email: " Ines@Tenant.example ",
      subject: " Hello ",
      message: "One\r\nTwo\n",
    });
    expect(parsed).toEqual({
      name: "",
      company: "",
      email: "ines@tenant.example",
      subject: "Hello",
      message: "One\nTwo",
    });
  });

  const wrong: [string, Record<string, string>, string][] = [
    ["an empty address", { email: " " }, "email"],
    ["no address", { email: "ines" }, "email"],
    ["a second header in the subject", { subject: "Hello\r\nBcc: all@example.com" }, "subject"],
    ["a second header in the address", { email: "a@example.com\nBcc: b@example.com" }, "email"],
    ["a NUL in the message", { message: "a\0b" }, "message"],
    ["no message", { message: " \n " }, "message"],
    ["a message without end", { message: "a".repeat(contactLengths.message + 1) }, "message"],
    ["a name of two lines", { name: "A\nB" }, "name"],
  ];
  it.each(wrong)("are refused with %s", (_what, change, field) => {
    const parsed = contactSchema("en").safeParse({ ...message, ...change });
    expect(parsed.error?.issues.map((issue) => issue.path[0])).toEqual([field]);
  });

  it("are filled in from the URL, without values that the form refuses", () => {
    const search = new URLSearchParams({
      subject: "Report a form",
      message: "One\nTwo",
      email: "a@b.example",
      other: "x",
    });
    const empty = { name: "", email: "", company: "", subject: "", message: "" };
    expect(prefillOf(search)).toEqual({
      ...empty,
      subject: "Report a form",
      message: "One\nTwo",
      email: "a@b.example",
    });
    const bad = new URLSearchParams({ subject: "a\r\nb", name: "n".repeat(101), message: "m\0", company: "Acme" });
    expect(prefillOf(bad)).toEqual({ ...empty, company: "Acme" });
  });
});

describe("the mails about a message", () => {
  const site = {
    baseUrl: "https://rentform.example",
    supportEmail: "support@rentform.example",
    language: "en",
  } as const;
  const hostile = {
    ...message,
    subject: "See evil.example",
    message: "<img src=x onerror=alert(1)>\nhttps://evil.example/a",
  };

  it("to support contain the reply address, and the words as written", () => {
    const mail = contactMail(site, { ...message, isSpam: false, reasons: [] });
    expect(mail.subject).toBe("Contact: A form asks for my bank login");
    expect(mail.text).toContain("From: ines@tenant.example");
    expect(mail.text).toContain("> Hello,\n> the form at");
  });

  it("to support list the signs of spam", () => {
    const mail = contactMail(site, { ...message, isSpam: true, reasons: ["too-fast"] });
    expect(mail.subject).toMatch(/^Suspected spam: /);
    expect(mail.text).toContain("too-fast");
  });

  it.each([
    ["support", contactMail(site, { ...hostile, isSpam: false, reasons: [] })],
    ["the sender", contactCopyMail(site, hostile)],
  ])("to %s contain no link and no markup of a stranger", (_to, mail) => {
    expect(mail.html).not.toContain("<img src=x");
    expect(mail.html).not.toMatch(/href=/);
    for (const part of [mail.html, mail.text, mail.subject]) expect(part).not.toMatch(/evil\.example/);
  });
});
