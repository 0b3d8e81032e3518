import type { PageLocale } from "../../../../kernel/page-locale";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { feedbackUrl } from "../../applications/step-feedback";
import type { StoredDraft } from "../../applications/stored-application";
import { fillFromSaved, type SavedEntry } from "./saved-answers";
import { savedAnswersWords } from "./saved-answers-words";

/** Of a draft as it is made. */
const firstRev = 1;

/** Last answers as a new draft holds them, and the first step that has some; each is still looked at. Null: none fits. */
export function fillDraft(
  form: PublishedForm,
  { locale, entries }: { locale: PageLocale; entries: readonly SavedEntry[] },
): { content: Pick<StoredDraft, "raw" | "feedback">; at: string } | null {
  const raw = fillFromSaved(form.definition, entries, locale);
  if (Object.keys(raw).length === 0) return null;
  const { filledTitle, filledText } = savedAnswersWords[locale];
  const feedback = { step: 1, notice: { kind: "good", title: filledTitle, text: filledText } as const };
  return { content: { raw, feedback }, at: feedbackUrl(`/apply/${form.urlId}`, feedback.step, firstRev) };
}
