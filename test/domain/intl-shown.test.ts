import { expect, it } from "vitest";
import { numberFormat } from "../../app/kernel/formatters";
import { dayText, weekdayText } from "../../app/kernel/moments";
import { shownIn, shownLocales } from "../support/intl-cases";
import expected from "../support/intl-shown.json";

// Red without a row of app/kernel/settled-locales.ts; the same in workerd (test/workers/intl-data.test.ts) and Chromium (test/e2e/components.test.ts).
it.each(shownLocales)(
  "Node shows dates, numbers, money, names and their order in %s as workerd and browsers do",
  (locale) => {
    expect(shownIn(locale)).toEqual(expected[locale as keyof typeof expected]);
  },
);

// Red with Intl alone: "1 février".
it.each([
  ["fr", "1er février 2026", "dim. 1er févr."],
  ["fr-CA", "1er février 2026", "dim. 1er févr."],
  ["es", "1 de febrero de 2026", "dom, 1 feb"],
])("in %s the first of a month is %s, and other days are plain", (locale, first, brief) => {
  const at = (day: number) => Date.UTC(2026, 1, day);
  expect(dayText(at(1), locale, "UTC")).toBe(first);
  expect(weekdayText(at(1), locale, "UTC")).toBe(brief);
  for (const day of [11, 21]) expect(dayText(at(day), locale, "UTC")).toMatch(new RegExp(`^${day} `));
});

// Red with Intl alone: ١٬٢٣٤, which a form does not show in its fields.
it("Arabic of every region is written with the digits that are typed", () => {
  const regions = "AE BH DJ DZ EG EH ER IL IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SS SY TD TN YE".split(" ");
  for (const region of regions) {
    expect(numberFormat(`ar-${region}`).format(12_345)).toMatch(/^12.345$/);
    expect(dayText(Date.UTC(2026, 1, 1), `ar-${region}`, "UTC")).toMatch(/^1 \p{Script=Arabic}+ 2026$/u);
  }
});

// Red where a caller's own choice is overruled by the language.
it("what a caller asks for goes before what is settled for a language", () => {
  expect(numberFormat("es").format(1234)).toBe("1.234");
  expect(numberFormat("es", { useGrouping: false }).format(1234)).toBe("1234");
});
