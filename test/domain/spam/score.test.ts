import { describe, expect, it } from "vitest";
import {
  quarantineFrom,
  type SpamFacts,
  scoreApplication,
  textToCompare,
} from "../../../app/features/applying/apply/spam/score";
import { freeTexts } from "../../../app/features/forms/form-model/free-text";
import { clientAddress } from "../../../app/platform/client-address";
import { asked, everyKind } from "../../support/apply-form";

const honest: SpamFacts = {
  isHoneypotFilled: false,
  page: "ours",
  elapsedMs: 4000,
  name: "Ada Lovelace",
  texts: ["More room", "My work: https://ada.example and http://www.notes.example/one"],
  isMailDisposable: false,
  sameText: { others: 2, forms: 19 },
  isAddressBusy: false,
  isFormBusy: false,
};

const shouted = "I WANT THIS FLAT BECAUSE IT IS CLOSE TO MY WORK AND THE PARK";

const table: [name: string, change: Partial<SpamFacts>, codes: string[]][] = [
  ["an honest person at the edge of every rule", {}, []],
  ["autofill in the hidden field", { isHoneypotFilled: true }, ["honeypot"]],
  ["a page that was cut", { page: "none" }, ["no-page"]],
  ["the page of somebody else", { page: "foreign" }, ["foreign-page"]],
  ["a form in under four seconds", { elapsedMs: 3999 }, ["too-fast"]],
  ["a link in the name", { name: "Cheap loans www.loans.example" }, ["link-in-name"]],
  ["a name with dots is no link", { name: "Dr. A. St.John" }, []],
  ["three links", { texts: ["http://a.example http://b.example", "www.c.example"] }, ["many-links"]],
  ["code for links", { texts: ['<a href="x">y</a>'] }, ["markup"]],
  ["the text of three others", { sameText: { others: 3, forms: 0 } }, ["repeated-text"]],
  ["the text in twenty forms", { sameText: { others: 0, forms: 20 } }, ["text-everywhere"]],
  ["an inbox for an hour", { isMailDisposable: true }, ["disposable-mail"]],
  ["capitals", { texts: [shouted] }, ["all-capitals"]],
  ["capitals in a short answer", { texts: ["IBM"] }, []],
  ["a busy connection", { isAddressBusy: true }, ["many-from-address"]],
  ["a busy form", { isFormBusy: true }, ["many-to-form"]],
];

describe("the spam score of an application", () => {
  it.each(table)("for %s has exactly those signs", (_name, change, codes) => {
    const { score, reasons } = scoreApplication({ ...honest, ...change });
    expect(reasons.map(({ code }) => code)).toEqual(codes);
    expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
    // No sign keeps anybody back alone.
    expect(score).toBeLessThan(quarantineFrom);
  });

  const together: [name: string, change: Partial<SpamFacts>][] = [
    ["the hidden field, a link for a name", { isHoneypotFilled: true, name: "www.loans.example" }],
    ["a bare post at once", { elapsedMs: 100, page: "none" }],
    ["links everywhere", { name: "www.loans.example", texts: ["http://a.example http://b.example http://c.example"] }],
    ["the text of many, from an inbox for an hour", { sameText: { others: 9, forms: 1 }, isMailDisposable: true }],
  ];
  it.each(together)("holds back %s", (_name, change) => {
    expect(scoreApplication({ ...honest, ...change }).score).toBeGreaterThanOrEqual(quarantineFrom);
  });
});

describe("texts compared between applications", () => {
  it("ignore case, punctuation and numbers; short ones are never compared", () => {
    const one = "Hello, I am a quiet tenant and would love to live here from 1 May.";
    expect(textToCompare(["short", one])).toBe(textToCompare([one.toUpperCase().replace("1 ", "2026-")]));
    expect(textToCompare(["A quiet tenant with one cat"])).toBeNull();
    expect(textToCompare([])).toBeNull();
  });

  it("are those of free text questions only, in every entry of a repeated section", () => {
    const answers = {
      [asked.email]: "https://mail.example",
      [asked.employer]: "Analytical Engines",
      [asked.home]: [{ [asked.leaving]: "More room" }, { [asked.leaving]: "Less noise" }],
    };
    expect(freeTexts(everyKind(), answers)).toEqual(["More room", "Less noise", "Analytical Engines"]);
  });
});

describe("the origin of a request", () => {
  const of = (address: string) => clientAddress(new Request("https://x", { headers: { "CF-Connecting-IP": address } }));

  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
  ])("%s counts as %s", (address, key) => {
    expect(of(address)).toBe(key);
  });
});
