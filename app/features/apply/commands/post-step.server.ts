import { keepingTyped } from "../../../kernel/unsaved-post";
import { type PostedFile, type PostedForm, readPostedForm } from "../../../platform/body/posted-form.server";
import { clientAddress } from "../../../platform/client-address";
import type { Services } from "../../../services";
import { addDocument, removeDocument, removeItemDocuments } from "../../answering/commands/add-document.server";
import { type Taken, takeOne } from "../../answering/commands/take-file.server";
import { deviceWords } from "../../answering/device-words";
import { pageWords } from "../../answering/page-words";
import { noticesShown } from "../../answering/privacy-words";
import { askingOf, localeOf, rawOf, type Showing, showing } from "../../answering/queries/draft-view.server";
import { addItem, itemCount, mergeConsents, mergeStep, removeItem } from "../../answering/raw-answers";
import { resumeWords } from "../../answering/resume-words";
import { isOfSection, printName, printOf } from "../../answering/step-print";
import { laterEmailName } from "../../answering/ui/finish-later";
import type { SummaryLine } from "../../answering/ui/step-head";
import { type AskedForm, applyPath, askedAs } from "../../applications/asked-form";
import { compareAnswers } from "../../applications/corrections/compare-answers";
import { householdWords } from "../../applications/household/household-words";
import { evaluateAll, evaluateStep } from "../../applications/journey";
import { type Draft, type DraftDocument, findDraft } from "../../applications/queries/find-draft.server";
import { type Judged, judgeApplication } from "../../applications/spam/commands/judge-application.server";
import { spamWords } from "../../applications/spam/words";
import { type Told, toldUrl } from "../../applications/told";
import type { Answers, RawAnswers } from "../../form-model/answers";
import { contactOf, summaryColumns } from "../../form-model/contact";
import { localize } from "../../form-model/localized";
import { namedPeople } from "../../form-model/own-part";
import type { PublishedForm } from "../../form-model/published-form";
import type { Section } from "../../form-model/schema";
import { inviteHousehold } from "../household/commands/invite-household.server";
import { sendPart } from "../household/commands/send-part.server";
import { askForResumeLink } from "./resume-draft.server";
import { deviceOf, endDraft, saveDraft } from "./save-draft.server";
import { type SubmitInput, type SubmitResult, submitApplication } from "./submit-application.server";

/** Where a post leads (303), or a page where no form of ours can have made the post. */
export type PostOutcome =
  | { kind: "go"; to: string }
  /** This device is to know nothing of the draft any more. */
  | { kind: "forget" }
  | { kind: "show"; status: number; show: Showing }
  | { kind: "gone" };

/** What a step is answered that has something to say: kept with the draft and shown by the page that follows. */
type Answered = PostOutcome | { kind: "tell"; draft: Draft; told: Told };

type Posting = {
  form: AskedForm;
  token: string;
  draft: Draft;
  request: Request;
  step: number;
  /** The page belongs to a draft that this device has lost the key to; `draft` was just begun. */
  isLost?: boolean;
};

/**
 * One post of a draft page. Whatever it asks, what was typed is saved first, complete or not; files that came with it
 * are stored one by one as they arrive. Throws `UnsavedPost` with what was typed where that fails.
 */
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
  { draft, told }: { draft: Draft; told: Told },
): Promise<PostOutcome> {
  const kept = await saveDraft(services, { form, token, draft }, { change: (raw) => raw, told });
  if (kept.ok) return { kind: "go", to: toldUrl(applyPath(form), told.step, kept.value.rev) };
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
  const outcome = await saveStep(services, { ...current, step }, posted.fields);
  if (outcome.kind !== "saved") return outcome;
  if (faults.length > 0) return { kind: "tell", draft: outcome.draft, told: { step, faults } };
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
  const saved = await saveDraft(services, { form, token, draft }, { change, isTold: showsNewest(form, fields) });
  const { lostTitle, lostText } = deviceWords[localeOf(draft)];
  const notice = { kind: "warn", title: lostTitle, text: lostText } as const;
  return { kind: "tell", draft: saved.ok ? saved.value : draft, told: { step: 1, faults, notice } };
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

/** The receipt, which says that what was changed did not go with it. */
function alreadySent(form: AskedForm): PostOutcome {
  return { kind: "go", to: `${applyPath(form)}/success?said=already` };
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

type Saved = { kind: "saved"; draft: Draft; next: Answered };

async function saveStep(services: Services, posting: Posting, fields: URLSearchParams): Promise<Saved | Answered> {
  const { form, token, draft, step } = posting;
  const { asking, journey } = showing(services, form, draft);
  const section = journey.sections[step - 1];
  if (!section) return { kind: "go", to: stepUrl(form, journey.reachable) };
  const removed = fields.get("remove-item");
  const index = removed === null ? null : Number(removed);
  const removedDocument = fields.get("remove-document");
  const isContinue =
    removed === null && !["add-item", "remove-document", "upload", "later"].some((name) => fields.has(name));
  const change = (raw: RawAnswers) => {
    const merged = mergeStep(asking.plan, section, raw, fields);
    if (fields.has("add-item")) return addItem(section, merged);
    return index === null ? merged : removeItem(section, merged, index);
  };
  const other = await savedElsewhere(services, { ...posting, section }, fields, change);
  if (other) return other;
  if (removedDocument) await removeDocument(services, draft, removedDocument);
  if (index !== null) await removeItemDocuments(services, draft, { sectionId: section.id, index });
  const mergedRaw = rawOf(asking, { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } });
  const errors = isContinue ? evaluateStep(asking, mergedRaw, section.id).errors : [];
  const saved = await saveDraft(
    services,
    { form, token, draft },
    {
      change,
      done: isContinue && errors.length === 0 ? section.id : undefined,
      isTold: showsNewest(form, fields),
      section: section.id,
    },
  );
  if (!saved.ok) {
    if (saved.code === "gone") return { kind: "gone" };
    if (saved.code === "submitted") return alreadySent(form);
    return { kind: "tell", draft, told: { step, faults: [{ message: pageWords[localeOf(draft)].tooMuch }] } };
  }
  if (isContinue && errors.length === 0 && !draft.stored.done.includes(section.id)) {
    const position = form.definition.sections.findIndex(({ id }) => id === section.id) + 1;
    services.countVisit(posting.request, { urlId: form.urlId, event: `step:${position}` });
  }
  if (errors.length > 0) {
    return {
      kind: "saved",
      draft: saved.value,
      next: { kind: "tell", draft: saved.value, told: { step, isChecked: true } },
    };
  }
  const last = itemCount(section, saved.value.stored.raw) - 1;
  const anchor =
    fields.has("add-item") || index !== null
      ? `#${section.id}${fields.has("add-item") ? `.${last}` : ""}`
      : removedDocument || fields.has("upload")
        ? `#${fields.get("upload") ?? ""}`
        : "";
  const to = stepUrl(form, isContinue ? step + 1 : step) + (anchor === "#" ? "" : anchor);
  return { kind: "saved", draft: saved.value, next: { kind: "go", to } };
}

/**
 * Another device saved other answers since this page was opened, and these would undo them: both are shown, nothing is saved.
 * The same device, and equal answers, are nobody else's work.
 */
async function savedElsewhere(
  services: Services,
  { form, token, draft, step, section }: Posting & { section: Section },
  fields: URLSearchParams,
  change: (raw: RawAnswers) => RawAnswers,
): Promise<Answered | null> {
  const [shown, stands] = [fields.get(printName), printOf(section, draft.stored.raw)];
  const by = draft.stored.savedBy?.[section.id];
  const mine = change(draft.stored.raw);
  if (shown === null || shown === stands || !by || printOf(section, mine) === stands) return null;
  if (by === (await deviceOf(token))) return null;
  const asking = askingOf(services, form, draft);
  const answersOf = (raw: RawAnswers) => ({ answers: evaluateStep(asking, raw, section.id).cleaned });
  const words = deviceWords[localeOf(draft)];
  const changed = compareAnswers(
    form.definition,
    { before: answersOf(mine), after: answersOf(draft.stored.raw) },
    { locale: localeOf(draft), documents: [] },
  );
  const notice = {
    kind: "warn" as const,
    title: words.otherTitle,
    text: words.otherText,
    items: changed.map(({ label, after }) => words.otherAnswer(label, after?.text ?? words.noAnswer)),
    link: [stepUrl(form, step), words.takeOther] as [string, string],
  };
  const typed = Object.fromEntries(Object.entries(mine).filter(([name]) => isOfSection(section, name)));
  return { kind: "tell", draft, told: { step, notice, mine: typed } };
}

/** Somebody who posts an older page has not been told yet what is new: the next page tells it. */
function showsNewest(form: PublishedForm, fields: URLSearchParams): boolean {
  return fields.get("v") === String(form.versionNumber);
}

function stepUrl(form: AskedForm, step: number): string {
  return `${applyPath(form)}?step=${step}`;
}

/** The check page's button: consents and answers are looked at once more, whole, and sent in one batch. */
async function sendOrStay(
  services: Services,
  posting: Posting,
  fields: URLSearchParams,
  show: Showing,
): Promise<Answered> {
  const { form, token, draft } = posting;
  const { asking } = show;
  const change = (before: RawAnswers) => mergeConsents(asking.plan, before, fields);
  const raw = rawOf(asking, { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } });
  const stay = async (more: Omit<Told, "step">, on: AskedForm = form): Promise<Answered> => {
    const saved = await saveDraft(services, { form, token, draft }, { change, isTold: showsNewest(form, fields) });
    const kept = saved.ok ? saved.value : draft;
    const { checkStep, reachable } = showing(services, on, kept).journey;
    return { kind: "tell", draft: kept, told: { step: Math.min(checkStep, reachable), ...more } };
  };
  const evaluation = evaluateAll(asking, raw);
  if (fields.get("intent") === "invite" && !draft.part) {
    return stay(await askHousehold(services, posting, evaluation.cleaned));
  }
  if (evaluation.errors.length > 0) return stay({ isChecked: true });
  const locale = localeOf(draft);
  const columns = summaryColumns(form.definition, evaluation.cleaned);
  const sending = {
    form,
    draft,
    application: {
      v: 1 as const,
      answers: evaluation.cleaned,
      consents: form.definition.consents.map((consent) => ({
        id: consent.id,
        text: localize(consent.text, locale, form.definition.defaultLocale),
        accepted: evaluation.acceptedConsents.includes(consent.id),
      })),
      locale: draft.locale,
      visibleSections: evaluation.visibleSections,
      notices: noticesShown(form, evaluation.visibleFields, locale),
    },
    columns,
    documentCount: draft.documents.length,
  };
  const sent = draft.part ? await sendPart(services, sending) : await judgeAndSend(services, posting, sending, fields);
  if ("kind" in sent) return stay(lookAgain(draft, sent));
  if (sent.ok) {
    if (sent.value.isNew && !draft.part)
      services.countVisit(posting.request, { urlId: form.urlId, event: "sent", isRare: true });
    return { kind: "go", to: `${applyPath(form)}/success` };
  }
  switch (sent.code) {
    case "already-sent-other":
      return alreadySent(form);
    case "changed-version": {
      const newest = await services.publishedForms.findInDatabase(form.urlId);
      return newest
        ? stay({ version: newest.versionNumber }, askedAs(newest, draft.part?.role ?? null))
        : { kind: "gone" };
    }
    case "wait":
      return stay({ faults: [{ message: pageWords[locale].wait }] });
    case "refused":
      return stay({ refused: draft.part ? "part" : (sent.detail?.state ?? "closed") });
    case "gone":
      return { kind: "gone" };
  }
}

/** Asks those whom the answers name for their own parts before the application is sent; what became of it, for the page. */
async function askHousehold(
  services: Services,
  { form, draft }: Posting,
  answers: Answers,
): Promise<Pick<Told, "notice" | "faults">> {
  const words = householdWords[localeOf(draft)];
  const leadName = contactOf(form.definition, answers).name;
  const asked = await inviteHousehold(services, draft, { leadName, people: namedPeople(form.definition, answers) });
  return asked.ok
    ? { notice: { kind: "good", title: words.askedTitle, text: words.askedText } }
    : { faults: [{ message: words.tooOften }] };
}

type HeldUp = Exclude<Judged, { kind: "send" }>;

/** Whatever it is suspected of, it is stored; a page may be asked for once more before. */
async function judgeAndSend(
  services: Services,
  { request }: Posting,
  sending: Omit<SubmitInput, "spam">,
  fields: URLSearchParams,
): Promise<SubmitResult | HeldUp> {
  const { answers } = sending.application;
  const judged = await judgeApplication(services, { ...sending, answers, fields, address: clientAddress(request) });
  return judged.kind === "send" ? submitApplication(services, { ...sending, spam: judged.mark }) : judged;
}

/** What the check page says besides, when it is shown once more. */
function lookAgain(draft: Draft, heldUp: HeldUp): Pick<Told, "notice" | "proof"> {
  const { staleTitle, staleText } = spamWords[localeOf(draft)];
  if (heldUp.kind === "stale") return { notice: { kind: "warn", title: staleTitle, text: staleText } };
  return { proof: { isAgain: heldUp.isAgain } };
}
