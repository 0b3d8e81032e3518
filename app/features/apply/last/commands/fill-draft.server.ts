import type { Services } from "../../../../services";
import { localeOf } from "../../../answering/queries/draft-view.server";
import { findDraft } from "../../../applications/queries/find-draft.server";
import { toldUrl } from "../../../applications/told";
import type { PublishedForm } from "../../../form-model/published-form";
import { saveDraft } from "../../commands/save-draft.server";
import { fillFromLast, type LastEntry } from "../last-answers";
import { lastWords } from "../last-words";

/**
 * Types somebody's last answers into a draft that was just begun. No step counts as done by it: each is looked at and saved.
 * Answers where the first step stands that says so; null where nothing of it fits this form. `token`: of the draft's cookie.
 */
export async function fillDraft(
  services: Services,
  form: PublishedForm,
  { token, entries }: { token: string; entries: readonly LastEntry[] },
): Promise<string | null> {
  const draft = entries.length > 0 ? await findDraft(services, form.formId, token) : null;
  if (!draft) return null;
  const locale = localeOf(draft);
  const filled = fillFromLast(form.definition, entries, locale);
  if (Object.keys(filled).length === 0) return null;
  const { filledTitle, filledText } = lastWords[locale];
  const told = { step: 1, notice: { kind: "good", title: filledTitle, text: filledText } as const };
  const change = (raw: typeof filled) => ({ ...filled, ...raw });
  const saved = await saveDraft(services, { form, token, draft }, { change, told });
  return saved.ok ? toldUrl(`/apply/${form.urlId}`, told.step, saved.value.rev) : null;
}
