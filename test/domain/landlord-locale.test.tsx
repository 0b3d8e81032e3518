import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { exportWords, sizeWords } from "../../app/features/deciding/exports/words/export-words";
import { DayChart } from "../../app/features/deciding/form-page/ui/day-chart";
import { sayAmount, sayDay } from "../../app/features/money/billing/words";
import { PageReaderContext } from "../../app/ui/use-words";

const chart = (locale: string) =>
  renderToStaticMarkup(
    <PageReaderContext value={{ language: "de", locale }}>
      <DayChart days={[{ day: "2027-01-28", count: 2 }]} />
    </PageReaderContext>,
  );

// Red with the constant "en-US" in the chart.
it("a landlord's page writes its days as the language and the region of its reader do", () => {
  expect(chart("de-DE")).toContain("28. Januar 2027");
  expect(chart("de-AT")).toContain("28. Jänner 2027");
  expect(chart("en-GB")).toContain("28 January 2027");
});

// Red with the constant "en-US" in the sentences of the billing page, or in the size of an export.
it("a landlord's amounts, days and sizes have the separators of the reader's language", () => {
  expect(sayAmount(185_050, "eur", "de-DE")).toBe("1.850,50\u00a0€");
  expect(sayAmount(185_050, "eur", "en-US")).toBe("€1,850.50");
  expect(sayDay(Date.UTC(2026, 10, 28), "de-DE")).toBe("28. November 2026");
  expect(sizeWords(exportWords.en, 3_400_000, "pt-BR")).toBe("3,4 MB");
});
