import { describe, expect, it } from "vitest";
import { readingHints, readingNotice } from "../../../app/features/applying/answering/reading-hints";
import { hasTwoReadings } from "../../../app/kernel/money";
import type { PageLocale } from "../../../app/kernel/page-locale";
import { asked, everyKind } from "../../support/apply-form";

const definition = everyKind();
const section = definition.sections.find(({ fields }) => fields.some(({ id }) => id === asked.income));
if (!section) throw new Error("No question of income");
const amount = `${asked.income}.amount`;
const said = (typed: string, locale: PageLocale = "en") =>
  readingHints(section, { [amount]: [typed] }, { definition, locale }).map(({ path, text }) => [path, text]);

describe("an amount that can be read in two ways", () => {
  // Red when a separator before three digits is taken for decimals, or the other way round.
  it.each([
    ["5.200", "USD", "en", true],
    ["5,20", "USD", "en", true],
    ["$5.200", "USD", "en", true],
    ["5,200", "EUR", "es", true],
    ["5.5", "EUR", "fr", true],
    ["5200", "USD", "en", false],
    ["5,200", "USD", "en", false],
    ["5,200.00", "USD", "en", false],
    ["5.200,00", "EUR", "es", false],
    ["5200.50", "USD", "en", false],
    ["0.500", "USD", "en", false],
    ["5.200", "JPY", "en", false],
  ])("is recognised: %s in %s for %s is ambiguous: %s", (typed, currency, locale, expected) => {
    expect(hasTwoReadings(typed, currency, locale)).toBe(expected);
  });

  it("is shown with the amount that counts, in the reader's language", () => {
    expect(said("5.200")).toEqual([[asked.income, "You wrote “\u20685.200\u2069”: we read $5,200.00."]]);
    expect(said("5,20")[0]?.[1]).toContain("$5.20.");
    expect(said("5,200", "es")[0]?.[1]).toMatch(/^Escribió «\u20685,200\u2069»: entendemos \$5,200\.00/);
    expect(said("5,200", "fr")[0]?.[1]).toContain("nous comprenons");
    expect([...said("5,200"), ...said("5200"), ...said("a lot"), ...said("")]).toEqual([]);
  });

  it("is shown once, after the save in which it is new", () => {
    const [before, after] = [{ [amount]: ["5,200"] }, { [amount]: ["5.200"] }];
    const at = { definition, locale: "en" as const, at: "/apply/x?step=3" };
    expect(readingNotice(section, { before, after }, at)).toMatchObject({
      kind: "warn",
      link: [`/apply/x?step=3#${asked.income}`, "Change the amount"],
    });
    expect(readingNotice(section, { before: after, after }, at)).toBeNull();
  });
});
