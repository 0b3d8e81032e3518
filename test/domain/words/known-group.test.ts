import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Each test has modules of its own: nothing is known yet, as in a browser.
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

// Red when a ready text asks for every group of the page: it said English for good where a script had come before its words.
it("a ready text is in the reader's language once its own words are there", async () => {
  const words = await import("../../../app/kernel/words");
  const { localize } = await import("../../../app/features/forms/form-model/localized");
  words.inEveryLanguage("inbox/list", {});
  const text = { en: "Income", es: "Ingresos", fr: "Revenus" };
  expect(localize(text, "de", "en")).toBe("Income");
  words.addWords("de/ready-texts", JSON.stringify({ "ready-texts": { Income: "Einkommen" } }));
  expect(words.isLanguageKnown("de")).toBe(false);
  expect(localize(text, "de", "en")).toBe("Einkommen");
});
