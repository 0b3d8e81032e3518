import { clientAddress } from "../../../../platform/client-address";
import type { Services } from "../../../../services";
import type { Answers, RawAnswers } from "../../../forms/form-model/answers";
import { contactOf, summaryColumns } from "../../../forms/form-model/contact";
import { evaluateAll, rawOf } from "../../../forms/form-model/journey";
import { localize } from "../../../forms/form-model/localized";
import { namedPeople } from "../../../forms/form-model/member-part";
import { mergeConsents } from "../../../forms/form-model/raw-answers";
import { mailAnswered, mailHints, mailMark } from "../../answering/mail-hints";
import { pageWords } from "../../answering/page-words";
import { noticesShown } from "../../answering/privacy-words";
import { localeOf, type Showing, showing } from "../../answering/queries/draft-view.server";
import { type AskedForm, applyPath, askedAs } from "../../applications/asked-form";
import { householdWords } from "../../applications/household/household-words";
import type { Draft } from "../../applications/queries/find-draft.server";
import type { StepFeedback } from "../../applications/step-feedback";
import { inviteHousehold } from "../household/commands/invite-household.server";
import { sendPart } from "../household/commands/send-part.server";
import { type Answered, alreadySent, goTo, languageAsked, type Posting, showsNewest } from "../posting";
import type { SubmitResult } from "../queries/find-refusal.server";
import {
  inspectSubmission,
  type Judged,
  judgeApplication,
  searchFor,
  verdictToSend,
} from "../spam/commands/judge-application.server";
import { findEvidence, noEvidence } from "../spam/queries/find-evidence.server";
import { spamWords } from "../spam/words";
import { saveDraft } from "./save-draft.server";
import { type SubmitInput, submitApplication, submitUnless } from "./submit-application.server";

/** The check page's button: consents and answers are looked at once more, whole, and sent in one batch. */
export async function sendOrStay(
  services: Services,
  posting: Posting,
  fields: URLSearchParams,
  show: Showing,
): Promise<Answered> {
  const { form, token, draft } = posting;
  const { asking } = show;
  const locale = languageAsked(fields);
  const doubt = doubtAnswered(show, draft, fields);
  const change = (before: RawAnswers) => ({ ...mergeConsents(asking.plan, before, fields), ...doubt?.mended });
  const raw = rawOf(asking, { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } });
  const stay = async (more: Omit<StepFeedback, "step">, on: AskedForm = form): Promise<Answered> => {
    const changed = { ...draft, stored: { ...draft.stored, raw: change(draft.stored.raw) } };
    const { checkStep, reachable } = showing(services, on, changed).journey;
    const feedback = { step: Math.min(checkStep, reachable), ...more };
    const isNewestShown = showsNewest(form, fields);
    const settled = doubt?.settled;
    const saved = await saveDraft(
      services,
      { form, token, draft },
      { change, isNewestShown, feedback, locale, settled },
    );
    return saved.ok ? goTo(form, saved.value, feedback) : { kind: "feedback", draft, feedback };
  };
  if (locale || doubt) return stay({});
  const evaluation = evaluateAll(asking, raw);
  if (fields.get("intent") === "invite" && !draft.part) {
    return stay(await askHousehold(services, posting, evaluation.cleaned));
  }
  if (evaluation.errors.length > 0) return stay({ isChecked: true });
  const written = localeOf(draft);
  const columns = summaryColumns(form.definition, evaluation.cleaned);
  const sending = {
    form,
    draft,
    application: {
      v: 1 as const,
      answers: evaluation.cleaned,
      consents: form.definition.consents.map((consent) => ({
        id: consent.id,
        text: localize(consent.text, written, form.definition.defaultLocale),
        accepted: evaluation.acceptedConsents.includes(consent.id),
      })),
      locale: draft.locale,
      visibleSections: evaluation.visibleSections,
      notices: noticesShown({ ...form, colleagues: draft.colleagues }, evaluation.visibleFields, written),
    },
    columns,
    documentCount: draft.documents.length,
  };
  const sent = draft.part ? await sendPart(services, sending) : await judgeAndSend(services, posting, sending, fields);
  if ("kind" in sent) return stay(lookAgain(draft, sent));
  if (sent.ok) {
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
      return stay({ faults: [{ message: pageWords[written].wait }] });
    case "refused":
      return stay({ refused: draft.part ? "part" : (sent.detail?.state ?? "closed") });
    case "gone":
      return { kind: "gone" };
  }
}

/** The answer to a question about an address: the likely one instead, or that it is right as it was typed. */
function doubtAnswered({ journey }: Showing, draft: Draft, fields: URLSearchParams) {
  const answered = mailAnswered(fields.get("intent"));
  if (!answered) return null;
  const asked = journey.sections.flatMap((one) => mailHints(one, draft.stored.raw, { locale: localeOf(draft) }));
  const hint = asked.find(({ path }) => path === answered.path);
  if (!hint) return {};
  const mark = mailMark(hint.typed);
  if (!answered.isMeant) return { settled: mark };
  const same = asked.filter(({ typed }) => mailMark(typed) === mark);
  return { mended: Object.fromEntries(same.map(({ path, meant }) => [path, [meant]])) };
}

/** Asks those whom the answers name for their own parts before the application is sent; what became of it, for the page. */
async function askHousehold(
  services: Services,
  { form, draft }: Posting,
  answers: Answers,
): Promise<Pick<StepFeedback, "notice" | "faults">> {
  const words = householdWords[localeOf(draft)];
  const leadName = contactOf(form.definition, answers).name;
  const asked = await inviteHousehold(services, draft, { leadName, people: namedPeople(form.definition, answers) });
  return asked.ok
    ? { notice: { kind: "good", title: words.askedTitle, text: words.askedText } }
    : { faults: [{ message: words.tooOften }] };
}

type HeldUp = Exclude<Judged, { kind: "send" }>;

/**
 * Whatever it is suspected of, it is stored; a page may be asked for once more before. Where its own signs allow it, the batch that
 * stores it also searches for evidence, and stores nothing where it finds some: that is weighed, and another batch stores it.
 */
async function judgeAndSend(
  services: Services,
  { request }: Posting,
  sending: Omit<SubmitInput, "spam">,
  fields: URLSearchParams,
): Promise<SubmitResult | HeldUp> {
  const { answers } = sending.application;
  const look = await inspectSubmission(services, { ...sending, answers, fields, address: clientAddress(request) });
  if (look.kind !== "look") return store(look);
  const search = await searchFor(services, look);
  const mark = verdictToSend(look, noEvidence);
  const sent = mark && (await submitUnless(services, { ...sending, spam: mark }, search));
  if (sent && (sent.ok || sent.code !== "suspected")) return sent;
  const evidence = sent ? sent.evidence : await findEvidence(services, search);
  return store(await judgeApplication(services, look, evidence));

  async function store(judged: Judged): Promise<SubmitResult | HeldUp> {
    if (judged.kind !== "send") return judged;
    return submitApplication(services, { ...sending, spam: judged.mark });
  }
}

/** What the check page says besides, when it is shown once more. */
function lookAgain(draft: Draft, heldUp: HeldUp): Pick<StepFeedback, "notice" | "proof"> {
  const { staleTitle, staleText } = spamWords[localeOf(draft)];
  if (heldUp.kind === "stale") return { notice: { kind: "warn", title: staleTitle, text: staleText } };
  return { proof: { isAgain: heldUp.isAgain } };
}
