import { expect, it } from "vitest";
import { collator, dateFormat, displayNames, numberFormat } from "../../app/kernel/formatters";

// Red when a formatter is made at each call.
it("one Intl formatter is cached for each locale and options", () => {
  const day = { dateStyle: "long", timeZone: "UTC" } as const;
  expect(dateFormat("en-GB", { ...day })).toBe(dateFormat("en-GB", { ...day }));
  expect(numberFormat("de")).toBe(numberFormat("de"));
  expect(collator("sv")).toBe(collator("sv"));
  expect(displayNames("fr", { type: "region" }).of("DE")).toBe("Allemagne");
});

// Red when the key leaves out the options, or the locale.
it("a cached formatter is never used for other options", () => {
  const at = Date.UTC(2026, 10, 23, 23, 30);
  const write = (locale: string, timeZone: string) => dateFormat(locale, { dateStyle: "long", timeZone }).format(at);
  expect(write("en-GB", "UTC")).toBe("23 November 2026");
  expect(write("en-GB", "Asia/Tokyo")).toBe("24 November 2026");
  expect(write("de", "UTC")).toBe("23. November 2026");
});

// Red when what is kept grows without end.
it("the formatter cache works beyond its size", () => {
  const first = numberFormat("en", { minimumIntegerDigits: 1 });
  for (let digits = 1; digits <= 21; digits += 1)
    for (let least = 0; least <= 25; least += 1)
      numberFormat("en", { minimumIntegerDigits: digits, minimumFractionDigits: least, maximumFractionDigits: 25 });
  expect(numberFormat("en", { minimumIntegerDigits: 1 })).not.toBe(first);
});
