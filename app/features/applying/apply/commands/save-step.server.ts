import type { Services } from "../../../../services";
import { adultSections } from "../../../forms/form-model/adults-named";
import type { RawAnswers } from "../../../forms/form-model/answers";
import { evaluateAll, evaluateStep, rawOf } from "../../../forms/form-model/journey";
import { addItem, itemCount, mergeStep, removeItem } from "../../../forms/form-model/raw-answers";
import { adultsQuestion } from "../../answering/adults-question";
import { askingOf } from "../../answering/asking";
import { removeDocument, removeItemDocuments } from "../../answering/commands/add-document.server";
import { deviceWords } from "../../answering/device-words";
import { mailNotice } from "../../answering/mail-hints";
import { pageWords } from "../../answering/page-words";
import { localeOf, showing } from "../../answering/queries/draft-view.server";
import { readingNotice } from "../../answering/reading-hints";
import { savedElsewhere } from "../../answering/saved-elsewhere";
import { readPrint } from "../../answering/step-print";
import { languageField } from "../../answering/ui/languages";
import type { SummaryLine } from "../../answering/ui/step-head";
import type { Draft } from "../../applications/queries/find-draft.server";
import type { StepFeedback } from "../../applications/step-feedback";
import { type Answered, alreadySent, goTo, languageAsked, type Posting, showsNewest, stepUrl } from "../posting";
import { saveDraft } from "./save-draft.server";

type Saved = { kind: "saved"; draft: Draft; next: Answered };

/** Saves a step with the next page's words in one write; says where its button leads. `faults`: files refused. */
export async function saveStep(
  services: Services,
  posting: Posting,
  fields: URLSearchParams,
  faults: SummaryLine[],
): Promise<Saved | Answered> {
  const { form, token, draft, step } = posting;
  const { asking, journey } = showing(services, form, draft);
  const section = journey.sections[step - 1];
  if (!section) return { kind: "go", to: stepUrl(form, journey.reachable) };
  const removed = fields.get("remove-item");
  const index = removed === null ? null : Number(removed);
  const removedDocument = fields.get("remove-document");
  const isContinue =
    removed === null &&
    !["add-item", "remove-document", "upload", "later", languageField].some((name) => fields.has(name));
  const change = (raw: RawAnswers) => {
    const merged = mergeStep(asking.plan, section, raw, fields);
    if (fields.has("add-item")) return addItem(section, merged);
    return index === null ? merged : removeItem(section, merged, index);
  };
  const locale = localeOf(draft);
  const { raw: stands, savedBy } = draft.stored;
  const other = savedElsewhere({
    ...{ asking, definition: form.definition, section, locale, fields, stands },
    mine: change(stands),
    by: savedBy?.[section.id],
    at: stepUrl(form, step),
  });
  if (other) return { kind: "feedback", draft, feedback: { step, ...other } };
  if (removedDocument) await removeDocument(services, draft, removedDocument);
  if (index !== null) await removeItemDocuments(services, draft, { sectionId: section.id, index });
  const mergedRaw = rawOf(asking, { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } });
  const errors = isContinue ? evaluateStep(asking, mergedRaw, section.id).errors : [];
  const isDone = isContinue && errors.length === 0;
  const question = isDone && faults.length === 0 && !draft.part ? askAdults() : null;
  const isNewestShown = showsNewest(form, fields);
  const feedback = feedbackAfterSaving();
  const saved = await saveDraft(
    services,
    { form, token, draft },
    {
      change,
      done: isDone ? section.id : undefined,
      isNewestShown,
      savedBy: { section: section.id, page: readPrint(fields)?.page ?? "unknown" },
      settled: question?.mark,
      feedback,
      locale: languageAsked(fields),
    },
  );
  if (!saved.ok) {
    if (saved.code === "gone") return { kind: "gone" };
    if (saved.code === "submitted") return alreadySent(form);
    return { kind: "feedback", draft, feedback: { step, faults: [{ message: pageWords[localeOf(draft)].tooMuch }] } };
  }
  if (isDone && !draft.stored.done.includes(section.id)) {
    const position = form.definition.sections.findIndex(({ id }) => id === section.id) + 1;
    services.countVisit(posting.request, { urlId: form.urlId, event: `step:${position}` });
  }
  if (feedback) return { kind: "saved", draft: saved.value, next: goTo(form, saved.value, feedback) };
  const last = itemCount(section, saved.value.stored.raw) - 1;
  const slot = fields.get("upload") ?? draft.documents.find(({ id }) => id === removedDocument)?.path ?? "";
  const anchor =
    fields.has("add-item") || index !== null ? `#${section.id}${fields.has("add-item") ? `.${last}` : ""}` : `#${slot}`;
  const to = stepUrl(form, isContinue ? step + 1 : step) + (anchor === "#" ? "" : anchor);
  return { kind: "saved", draft: saved.value, next: { kind: "go", to } };

  function askAdults() {
    const { count, names } = adultSections(journey);
    if (![count?.id, names?.id].includes(section?.id)) return null;
    const { definition } = form;
    const answers = evaluateAll(asking, mergedRaw).cleaned;
    const places = { section: section?.id ?? "", sections: journey.sections, at: (n: number) => stepUrl(form, n) };
    return adultsQuestion(definition, answers, { ...places, ...draft.stored, locale: localeOf(draft) });
  }

  function feedbackAfterSaving(): StepFeedback | undefined {
    if (faults.length > 0) return { step, faults };
    if (errors.length > 0) return { step, isChecked: true };
    if (question) return { step, notice: question.notice };
    // The next page says first what has changed in the form; the field itself asks, too.
    if (!section || !isContinue || !(isNewestShown || draft.versionId === form.versionId)) return undefined;
    const raws = { before: draft.stored.raw, after: mergedRaw };
    const noticePlace = { locale: localeOf(draft), at: stepUrl(form, step) };
    const notice =
      mailNotice(section, raws, { ...noticePlace, settled: draft.stored.settled }) ??
      readingNotice(section, raws, { ...noticePlace, definition: form.definition });
    return notice ? { step: step + 1, notice } : undefined;
  }
}

/** A page whose draft this device does not know any more begins a new one: what was typed waits at its step. */
export async function saveLost(
  services: Services,
  { form, token, draft }: Posting,
  fields: URLSearchParams,
  faults: SummaryLine[],
): Promise<Answered> {
  const { plan } = askingOf(services, form, draft);
  const change = (raw: RawAnswers) =>
    plan.definition.sections.reduce((kept, section) => mergeStep(plan, section, kept, fields), raw);
  const { lostTitle, lostText } = deviceWords[localeOf(draft)];
  const feedback = { step: 1, faults, notice: { kind: "warn", title: lostTitle, text: lostText } as const };
  const saved = await saveDraft(
    services,
    { form, token, draft },
    { change, isNewestShown: showsNewest(form, fields), feedback },
  );
  return saved.ok ? goTo(form, saved.value, feedback) : { kind: "feedback", draft, feedback };
}
