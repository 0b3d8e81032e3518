import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { LawReason } from "../../../app/features/forms/form-model/schema";
import { LexiconNote, type ReportState } from "../../../app/features/forms/law/lexicon/ui/lexicon-note";
import { noteOn } from "../../../app/features/forms/law/lexicon/ui/use-question-check";
import type { PageLocale } from "../../../app/kernel/page-locale";
import { PageReaderContext } from "../../../app/ui/use-words";
import { fieldOf } from "../model/support";

async function shown(
  label: string,
  language: PageLocale,
  reason?: LawReason,
  report: ReportState = "none",
): Promise<string> {
  const note = await noteOn(fieldOf("text", "mine", { label: { en: label } }), undefined, "en");
  if (!note) return "";
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <PageReaderContext value={{ language, locale: language }}>
      <MemoryRouter>
        <LexiconNote {...{ note, reason, id: "x", onReason: nothing, onSwap: nothing, onReport: nothing, report }} />
      </MemoryRouter>
    </PageReaderContext>,
  );
}

test("a refused question's note says why and what to ask instead, and offers no reason", async () => {
  const html = await shown("Are you married?", "en");
  expect(html).toContain("who signs does");
  expect(html).toMatch(/<button[^>]*>Ask how many adults/u);
  expect(html).toContain('href="/restrictions"');
  expect(html).toContain("I think this is wrong");
  expect(html).not.toContain("radio");
});

test("a doubtful question's note has three reasons, and a text field for another", async () => {
  const html = await shown("Nationality", "en");
  expect(html.match(/type="radio"/gu)).toHaveLength(3);
  expect(html).not.toContain("Your reason");
  expect(await shown("Nationality", "en", { code: "other", text: "Consulate lease" })).toContain("Consulate lease");
});

test("the note is in the landlord's language, whatever language the question has", async () => {
  expect(await shown("Are you married?", "de")).toContain("wichtig ist, wer unterschreibt");
  expect(await shown("Are you married?", "pl")).toContain("who signs does");
});

test("a harmless question has no note", async () => {
  expect(await shown("Do you need a parking card?", "en")).toBe("");
});

// Red when the button stays once the question is sent, or nothing is said of it.
test("a reported misjudgement is confirmed in place of the button, and can be repeated when sending failed", async () => {
  const sent = await shown("Are you married?", "en", undefined, "sent");
  expect(sent).toContain("Until then the question stays refused.");
  expect(sent).not.toContain("I think this is wrong");
  const busy = await shown("Are you married?", "fr", undefined, "busy");
  expect(busy).toContain("Réessayez dans une heure.");
  expect(busy).toContain("Je pense que c’est une erreur");
});
