import type { FormState } from "../../../../db/schema/forms";
import { rentFormUrlIdSchema } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import { costOf } from "../../../../platform/proof-of-work/challenge";
import { makeChallenge } from "../../../../platform/proof-of-work/proof-of-work.server";
import type { Services } from "../../../../services";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import type { ApplyView } from "../../answering/apply-view";
import { pageWords } from "../../answering/page-words";
import {
  draftView,
  localeOf,
  type Showing,
  saidOn,
  showing,
  verdictOf,
} from "../../answering/queries/draft-view.server";
import type { PlainReason } from "../../answering/ui/plain-page";
import { type AskedForm, applyPath, askedAs } from "../../applications/asked-form";
import { type Draft, findDraft } from "../../applications/queries/find-draft.server";
import { readFeedback, type StepFeedback } from "../../applications/step-feedback";
import { countSentInHour, freeInHour } from "../spam/queries/count-sent.server";
import { closedView, reasonOf } from "./closed-view.server";

export type ApplyAnswer = { status: number; view: ApplyView } | { redirectTo: string };

/** States of a form that no tenant may know of. */
export const neverPublic: readonly FormState[] = ["draft", "pending_verification", "deleted"];

/** The published form behind a public id; null also for ids that cannot be one and for forms that are not public. */
export async function findPublicForm(services: Services, urlId: string): Promise<PublishedForm | null> {
  const parsed = rentFormUrlIdSchema.safeParse(urlId);
  const form = parsed.success ? await services.publishedForms.find(parsed.data) : null;
  return form && !neverPublic.includes(form.state) ? form : null;
}

/** The start page of a form that takes applications. Knows nothing of the reader but the language. */
export function startView(form: PublishedForm, locale: PageLocale): ApplyAnswer {
  const { urlId, definition, hasAccount, opensUntil, isReviewedInOrder, viewingStage } = form;
  const shown = { urlId, definition, hasAccount, opensUntil, isReviewedInOrder, viewingStage };
  return { status: 200, view: { kind: "start", locale, ...shown } };
}

/** Answers 200 for what may come back, 410 for what is over. */
export function plainView(form: { urlId: string }, locale: PageLocale, reason: PlainReason): ApplyAnswer {
  const status = { unknown: 404, draftGone: 410, partOver: 410, busy: 429 }[reason as string] ?? 200;
  return { status, view: { kind: "plain", locale, urlId: form.urlId, reason } };
}

/** In the address of the page that asks whose draft this device has. */
export const whoseParameter = "whose";

/** Asks whether the draft of this device is the reader's, and shows nothing of it. */
export async function whoseView(
  services: Services,
  form: PublishedForm,
  { token, locale }: { token: string | null; locale: PageLocale },
): Promise<ApplyAnswer> {
  const draft = await findDraft(services, form.formId, token);
  if (!draft) return { redirectTo: `/apply/${form.urlId}` };
  if (draft.submittedAt !== null) return { redirectTo: `/apply/${form.urlId}/success?said=again` };
  return { status: 200, view: { kind: "whose", locale, urlId: form.urlId } };
}

/** One step of the cookie's draft, or the furthest that may be visited. `told`: the revision whose answer is shown. */
export async function stepView(
  services: Services,
  asking: AskedForm,
  asked: { token: string | null; step: number; feedback: string | null },
): Promise<ApplyAnswer> {
  const start = applyPath(asking);
  const draft = await findDraft(services, asking.formId, asked.token, asking.part ? "part" : "lead");
  if (!draft) return { redirectTo: start };
  if (draft.submittedAt !== null) return { redirectTo: `${start}/success` };
  const feedback = readFeedback({ feedback: draft.stored.feedback, rev: draft.rev }, asked);
  const form = await atFeedbackVersion(services, asking, feedback);
  if (feedback?.refused) return refusedView(services, form, draft, feedback.refused);
  const refusal = await refusalOf(services, form, draft);
  if (refusal && "status" in refusal) return refusal;
  const show = { ...showing(services, form, draft), step: asked.step };
  if (asked.step > show.journey.reachable) return { redirectTo: `${start}?step=${show.journey.reachable}` };
  const said = feedback ? { ...saidOn(show, feedback), ...(await proofFor(services, draft, feedback)) } : {};
  return { status: 200, view: await draftView(services, { ...show, ...refusal, ...said }) };
}

/** The version that the reader was told of: what is kept of a form in memory may be older. */
async function atFeedbackVersion(
  services: Services,
  form: AskedForm,
  feedback: StepFeedback | null,
): Promise<AskedForm> {
  if (!feedback?.version || feedback.version === form.versionNumber) return form;
  const newest = await services.publishedForms.findInDatabase(form.urlId);
  return newest ? askedAs(newest, form.part ?? null) : form;
}

async function proofFor(services: Services, draft: Draft, { proof }: StepFeedback): Promise<Pick<Showing, "proof">> {
  if (!proof) return {};
  const cost = costOf(await countSentInHour(services, draft.formId), freeInHour);
  return { proof: { ...proof, challenge: await makeChallenge(services, draft, cost) } };
}

/** A page when the draft can no longer be sent; a notice while it has to wait; null when all is well. */
async function refusalOf(
  services: Services,
  form: PublishedForm,
  draft: Draft,
): Promise<ApplyAnswer | Pick<Showing, "notice"> | null> {
  const locale = localeOf(draft);
  const words = pageWords[locale];
  const verdict = await verdictOf(services, form, draft);
  if (verdict === "send") return null;
  if (verdict === "wait") return { notice: { kind: "warn", title: words.closed.paused[0] ?? "", text: words.wait } };
  return refusedView(services, form, draft, draft.part ? "part" : form.state);
}

/** Of a draft that this form takes no more. */
function refusedView(
  services: Services,
  form: PublishedForm,
  draft: Draft,
  state: FormState | "part",
): ApplyAnswer | Promise<ApplyAnswer> {
  const locale = localeOf(draft);
  if (state === "part") return plainView(form, locale, "partOver");
  const reason = reasonOf(state, form.opensUntil, services.clock.now().getTime());
  return closedView(services, form, reason, { locale, draft });
}
