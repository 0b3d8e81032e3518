import { keepingTyped } from "../../../../kernel/unsaved-post";
import { type PostedFile, type PostedForm, readPostedForm } from "../../../../platform/body/posted-form.server";
import type { Services } from "../../../../services";
import { askingOf } from "../../answering/asking";
import { addDocument } from "../../answering/commands/add-document.server";
import { type Taken, takeOne } from "../../answering/commands/take-file.server";
import { pageWords } from "../../answering/page-words";
import { localeOf, showing } from "../../answering/queries/draft-view.server";
import type { SummaryLine } from "../../answering/ui/step-head";
import { type DraftDocument, findDraft } from "../../applications/queries/find-draft.server";
import { type Answered, alreadySent, type Posting, type PostOutcome } from "../posting";
import { finishLater } from "./finish-later.server";
import { giveFeedback } from "./give-feedback.server";
import { saveLost, saveStep } from "./save-step.server";
import { sendOrStay } from "./send-step.server";

/** One post of a draft page: saves what was typed first, and files one by one. Throws `UnsavedPost` where that fails. */
export async function receiveStep(services: Services, posting: Posting): Promise<PostOutcome> {
  const refused: SummaryLine[] = [];
  let failure: unknown;
  const posted = await readPostedForm(posting.request, async (file) => {
    try {
      const taken = await takeFile(services, posting, file);
      if (taken.ok) return;
      refused.push({ message: taken.detail.message, href: `#${file.control}-file` });
    } catch (error) {
      failure ??= error;
    }
  });
  return keepingTyped(posted.fields, async () => {
    if (failure) throw failure;
    const answered = await answerStep(services, posting, posted, refused);
    return answered.kind === "feedback" ? giveFeedback(services, posting, answered) : answered;
  });
}

async function answerStep(
  services: Services,
  posting: Posting,
  posted: PostedForm,
  faults: SummaryLine[],
): Promise<Answered> {
  const draft = await afterUploads(services, posting, posted);
  if (!draft) return { kind: "gone" };
  const current = { ...posting, draft };
  const words = pageWords[localeOf(draft)];
  const view = showing(services, posting.form, draft);
  const step = Math.min(posting.step, view.journey.reachable);
  const show = { ...view, step, faults };
  const isSending = posting.step === view.journey.checkStep && step === posting.step;
  // A second press of "Send" finds the receipt; anything else typed after sending is told so.
  if (draft.submittedAt !== null && !isSending) return alreadySent(posting.form);
  if (posted.fault === "too-large") {
    return { kind: "feedback", draft, feedback: { step, faults: [...faults, { message: words.tooMuch }] } };
  }
  if (posted.fault) {
    const status = posted.fault === "malformed" ? 400 : 415;
    return { kind: "show", status, show: { ...show, faults: [...faults, { message: words.badPost }] } };
  }
  if (posting.isLost) return saveLost(services, current, posted.fields, faults);
  if (isSending) return sendOrStay(services, current, posted.fields, show);
  const outcome = await saveStep(services, { ...current, step }, posted.fields, faults);
  if (outcome.kind !== "saved") return outcome;
  if (faults.length > 0) return outcome.next;
  return (await finishLater(services, posting.form, outcome.draft, { step, fields: posted.fields })) ?? outcome.next;
}

async function afterUploads(services: Services, { form, token, draft }: Posting, posted: PostedForm) {
  return posted.hadFiles ? findDraft(services, form.formId, token, draft.part ? "part" : "lead") : draft;
}

/** Takes a file of a draft. Refused, it says why in the reader's words. */
export function takeFile(
  services: Services,
  { form, draft }: Pick<Posting, "form" | "draft">,
  file: PostedFile,
): Promise<Taken<DraftDocument>> {
  const { control: path, name, bytes } = file;
  const { plan } = askingOf(services, form, draft);
  return takeOne(services, { person: draft.id, locale: localeOf(draft), name }, () =>
    addDocument(services, { plan, draft }, { path, name, bytes }),
  );
}
