import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

// Red when a page makes a formatter for each of its cells again.
it("Intl formatters are made in one module only, which caches them", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot });
  const made = /new Intl\.(?:DateTimeFormat|NumberFormat|DisplayNames|Collator)\b/;
  const makers = files.filter((file) => made.test(readFileSync(join(projectRoot, file), "utf8"))).sort();
  expect(makers).toEqual([
    // In the browser alone, by its own language; and one of each country, while the builder writes examples.
    "app/features/forms/builder/save-status.tsx",
    "app/features/forms/form-model/example-values.ts",
    "app/kernel/formatters.ts",
  ]);
});

// Red when a mail names "en-GB": its reader's pages write "November 23, 2026", and it wrote "23 November 2026".
it("English dates have one style in mails and on pages", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot });
  const british = /^(?!\s*(?:\/?\*|\/\/)).*"en-GB"/m;
  const named = files.filter((file) => british.test(readFileSync(join(projectRoot, file), "utf8")));
  // Across a document, by the clock of 24 hours.
  expect(named).toEqual(["app/features/applying/documents/watermark.ts"]);
});

// Red when a page, a paper or a mail writes a date in a style of its own.
it("dates and times are formatted in one module, in one style for each language", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot });
  const written = /\bdateFormat\(|\.toLocale(?:Date|Time)String\(|\bIntl\.DateTimeFormat\([^)]/;
  const writers = files.filter((file) => written.test(readFileSync(join(projectRoot, file), "utf8")));
  expect(writers.filter((file) => !file.startsWith("app/kernel/")).sort()).toEqual([
    // A small script of the tenants' pages, by the clocks of the device that it is on.
    "app/features/applying/apply/browser/offer-saved-answers.ts",
    // In the browser alone, by its own language: the hour of the last save; and the order of a country's dates.
    "app/features/forms/builder/save-status.tsx",
    "app/features/forms/form-model/example-values.ts",
  ]);
});

// Red when a landlord's page takes the country of the home for the way to write: "1.85 ×" and "5,11 ×" stood in one column; or a locale of its own: a German reads "November 28, 2026".
it("writes numbers, dates and money by the reader's locale, never by the country of a home or by one for everybody", () => {
  const files = globSync(["app/**/*.{ts,tsx}"], { cwd: projectRoot });
  const mailsAndJobs = /^app\/(?:kernel\/|.*\/mails\/)/;
  const englishAlone = /^app\/(?:features\/operator|features\/site|routes\/admin)\//;
  const byOther = /^(?!\s*(?:\/?\*|\/\/)).*(?:`en-\$\{|\blandlordLocale\b|"[a-z]{2}-[A-Z]{2}"|\blocale="[a-z]{2}")/m;
  const writers = files.filter(
    (file) =>
      !mailsAndJobs.test(file) &&
      !englishAlone.test(file) &&
      byOther.test(readFileSync(join(projectRoot, file), "utf8")),
  );
  expect(writers.sort()).toEqual([
    // Across a document, by the clock of 24 hours.
    "app/features/applying/documents/watermark.ts",
    // The admin's.
    "app/features/forms/law-watch/ui/announcements.tsx",
    "app/features/money/vouchers/ui/redemption-list.tsx",
    "app/features/money/vouchers/ui/voucher-table.tsx",
    // Where no page has a reader: an error before the root's loader.
    "app/root.tsx",
    // A German law has this one part of a page written in German.
    "app/routes/marketing/withdraw.tsx",
    "app/ui/use-words.ts",
  ]);
});

// Red when a page, a paper or a mail has a number written by Intl itself: what app/kernel/settled-locales.ts says does not reach it.
it("numbers in a reader's language are formatted in one module", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot });
  const written = /\.toLocaleString\((?!"en")/;
  const writers = files.filter((file) => written.test(readFileSync(join(projectRoot, file), "utf8")));
  // Which sign a language puts before decimals, and no more.
  expect(writers).toEqual(["app/kernel/money.ts"]);
});
