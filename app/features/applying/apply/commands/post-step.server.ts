import { keepingTyped } from "../../../../kernel/unsaved-post";
import { type PostedFile, type PostedForm, readPostedForm } from "../../../../platform/body/posted-form.server";
import type { Services } from "../../../../services";
import type { RawAnswers } from "../../../forms/form-model/answers";
import { mergeStep } from "../../../forms/form-model/raw-answers";
import { askingOf } from "../../answering/asking";
import { addDocument } from "../../answering/commands/add-document.server";
import { type Taken, takeOne } from "../../answering/commands/take-file.server";
import { deviceWords } from "../../answering/device-words";
import { pageWords } from "../../answering/page-words";
import { localeOf, showing } from "../../answering/queries/draft-view.server";
import { resumeWords } from "../../answering/resume-words";
import { laterEmailName } from "../../answering/ui/finish-later";
import type { SummaryLine } from "../../answering/ui/step-head";
import { type Draft, type DraftDocument, findDraft } from "../../applications/queries/find-draft.server";
import type { StepFeedback } from "../../applications/step-feedback";
import { type Answered, alreadySent, goTo, type Posting, type PostOutcome, showsNewest } from "../posting";
import { askForResumeLink } from "./resume-draft.server";
import { endDraft, saveDraft } from "./save-draft.server";
import { saveStep } from "./save-step.server";
import { sendOrStay } from "./send-step.server";

/** One post of a draft page: saves what was typed first, and files one by one. Throws `UnsavedPost` where that fails. */
export async function postStep(services: Services, posting: Posting): Promise<PostOutcome> {
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
    const answered = await answerPosted(services, posting, posted, refused);
    return answered.kind === "tell" ? tellNext(services, posting, answered) : answered;
  });
}

/** Keeps what is to be said with the draft, and leads to the page that says it. */
async function tellNext(
  services: Services,
  { form, token }: Posting,
  { draft, told }: { draft: Draft; told: StepFeedback },
): Promise<PostOutcome> {
  const kept = await saveDraft(services, { form, token, draft }, { change: (raw) => raw, told });
  if (kept.ok) return goTo(form, kept.value, told);
  return kept.code === "submitted" ? alreadySent(form) : { kind: "gone" };
}

async function answerPosted(
  services: Services,
  posting: Posting,
  posted: PostedForm,
  faults: SummaryLine[],
): Promise<Answered> {
  const draft = await afterUploads(services, posting, posted);
  if (!draft) return { kind: "gone" };
  const current = { ...posting, draft };
  const view = showing(services, posting.form, draft);
  const step = Math.min(posting.step, view.journey.reachable);
  const words = pageWords[localeOf(draft)];
  const show = { ...view, step, faults };
  const isSending = posting.step === view.journey.checkStep && step === posting.step;
  // A second press of "Send" finds the receipt; anything else typed after sending is told so.
  if (draft.submittedAt !== null && !isSending) return alreadySent(posting.form);
  if (posted.fault === "too-large") {
    return { kind: "tell", draft, told: { step, faults: [...faults, { message: words.tooMuch }] } };
  }
  if (posted.fault) {
    const status = posted.fault === "malformed" ? 400 : 415;
    return { kind: "show", status, show: { ...show, faults: [...faults, { message: words.badPost }] } };
  }
  if (posting.isLost) return keepLost(services, current, posted.fields, faults);
  if (isSending) return sendOrStay(services, current, posted.fields, show);
  const outcome = await saveStep(services, { ...current, step }, posted.fields, faults);
  if (outcome.kind !== "saved") return outcome;
  if (faults.length > 0) return outcome.next;
  const later = posted.fields.get("later");
  const link = { email: posted.fields.get(laterEmailName) ?? "", step, formEndsAt: posting.form.opensUntil };
  if (later === "mail") return sendLink(services, outcome.draft, link);
  if (later === "forget") return forgetDevice(services, outcome.draft, link);
  if (later === "erase" && !draft.part) {
    await endDraft(services, draft);
    return { kind: "forget" };
  }
  return outcome.next;
}

/** A page whose draft this device does not know any more begins a new one: what was typed waits at its step. */
async function keepLost(
  services: Services,
  { form, token, draft }: Posting,
  fields: URLSearchParams,
  faults: SummaryLine[],
): Promise<Answered> {
  const { plan } = askingOf(services, form, draft);
  const change = (raw: RawAnswers) =>
    plan.definition.sections.reduce((kept, section) => mergeStep(plan, section, kept, fields), raw);
  const { lostTitle, lostText } = deviceWords[localeOf(draft)];
  const told = { step: 1, faults, notice: { kind: "warn", title: lostTitle, text: lostText } as const };
  const saved = await saveDraft(services, { form, token, draft }, { change, isTold: showsNewest(form, fields), told });
  return saved.ok ? goTo(form, saved.value, told) : { kind: "tell", draft, told };
}

type AskedLink = { email: string; step: number; formEndsAt: number | null };

/** Lets this device forget a draft that a link leads back to: a mailed one, or that of an own part's invitation. */
async function forgetDevice(services: Services, draft: Draft, link: AskedLink): Promise<Answered> {
  if (draft.part || (draft.stored.email && !link.email)) return { kind: "forget" };
  if (link.email) {
    const sent = await sendLink(services, draft, link);
    return sent.kind === "tell" && sent.told.notice ? { kind: "forget" } : sent;
  }
  const message = deviceWords[localeOf(draft)].forgetNeedsMail;
  const faults = [{ message, href: `#${laterEmailName}`, typed: "" }];
  return { kind: "tell", draft, told: { step: link.step, faults } };
}

/** The page again, saved, with what became of the link that was asked for. */
async function sendLink(services: Services, draft: Draft, { email, step, formEndsAt }: AskedLink): Promise<Answered> {
  const words = resumeWords[localeOf(draft)];
  const asked = await askForResumeLink(services, draft, { email, formEndsAt });
  if (asked.ok) {
    const notice = { kind: "good", title: words.sentTitle, text: words.sentText } as const;
    return { kind: "tell", draft: asked.value, told: { step, notice } };
  }
  if (asked.code === "gone") return { kind: "gone" };
  const message = asked.code === "bad-email" ? words.badEmail : words.tooOften;
  return { kind: "tell", draft, told: { step, faults: [{ message, href: `#${laterEmailName}`, typed: email }] } };
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
