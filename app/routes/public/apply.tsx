import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "~/context";
import { draftRates } from "~/features/applying/answering/draft-rates";
import { draftCookie, readDraftToken } from "~/features/applying/applications/draft-cookie";
import { type Draft, findDraft } from "~/features/applying/applications/queries/find-draft.server";
import { feedbackParameter } from "~/features/applying/applications/step-feedback";
import { receiveStep } from "~/features/applying/apply/commands/receive-step.server";
import { startDraft } from "~/features/applying/apply/commands/save-draft.server";
import { closedReason, closedView } from "~/features/applying/apply/queries/closed-view.server";
import {
  findPublicForm,
  neverPublic,
  plainView,
  startView,
  stepView,
  whoseParameter,
  whoseView,
} from "~/features/applying/apply/queries/find-public-form.server";
import { hasRoomToBegin } from "~/features/applying/apply/queries/has-room-to-begin.server";
import { fillDraft } from "~/features/applying/apply/saved-answers/fill-draft";
import { lastName } from "~/features/applying/apply/saved-answers/place";
import { readSavedEntries } from "~/features/applying/apply/saved-answers/saved-answers";
import { sharePreview } from "~/features/applying/apply/share-preview";
import { ApplyPage } from "~/features/applying/apply/ui/apply-page";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { keepsNoCookies, withCookieCheck } from "~/kernel/cookie-check";
import { type RentFormUrlId, rentFormUrlIdSchema } from "~/kernel/ids";
import type { PageLocale } from "~/kernel/page-locale";
import { readFields } from "~/platform/body/posted-fields.server";
import { clientAddress, networkOf } from "~/platform/client-address";
import type { RateVerdict } from "~/platform/rate-limit";
import {
  answerApply as answer,
  answerOutcome,
  languageCookie,
  localeOfRequest,
  postAnswer,
} from "~/routes/shared/apply-answer";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { originOf } from "~/ui/page-meta";
import type { Services } from "../../services";
import type { Route } from "./+types/apply";

export const handle = { hydrate: false, styles: "apply" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const posted = context.get(postAnswer);
  if (posted) return posted;
  const services = context.get(servicesContext);
  const url = new URL(request.url);
  const locale = localeOfRequest(request);
  const form = await findPublicForm(services, params.rentFormUrlId);
  if (!form) return answer(plainView({ urlId: params.rentFormUrlId }, locale, "unknown"));
  if (keepsNoCookies(request)) return answer(plainView(form, locale, "noCookies"));
  const step = /^[1-9]\d{0,2}$/.test(url.searchParams.get("step") ?? "") ? Number(url.searchParams.get("step")) : 0;
  const token = readDraftToken(request.headers.get("Cookie"), form.urlId, services.config.isHttps);
  if (step === 0) {
    const reason = closedReason(form, services.clock.now().getTime());
    if (reason === null) return answer(startView(form, locale), CACHE_CONTROL.startPage);
    return answer(
      await closedView(services, form, reason, { locale, draft: await findDraft(services, form.formId, token) }),
    );
  }
  if (url.searchParams.has(whoseParameter)) return answer(await whoseView(services, form, { token, locale }));
  const told = url.searchParams.get(feedbackParameter);
  return answer(await stepView(services, form, { token, step, feedback: told }));
}

export async function action(args: Route.ActionArgs) {
  const answered = await answerPost(args);
  if (!(answered instanceof Response)) (args.context as RouterContextProvider).set(postAnswer, answered);
  return answered;
}

async function answerPost({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfRequest(request);
  const urlId = rentFormUrlIdSchema.safeParse(params.rentFormUrlId);
  if (!urlId.success) return answer(plainView({ urlId: params.rentFormUrlId }, locale, "unknown"));
  const asked = Number(new URL(request.url).searchParams.get("step") ?? 0);
  const step = Number.isInteger(asked) && asked > 0 ? asked : 0;
  const token = readDraftToken(request.headers.get("Cookie"), urlId.data, services.config.isHttps);
  const pressed = step === 0 ? await readFields(request, mostLastBytes) : null;
  const intent = pressed?.get("intent");
  const beginning = { urlId: urlId.data, locale, step, last: pressed?.get(lastName) ?? "" };
  if (!token || intent === "someone-else") return begin(services, request, beginning);
  const form = await findPublicForm(services, urlId.data);
  if (!form) return answer(plainView({ urlId: urlId.data }, locale, "unknown"));
  const draft = await findDraft(services, form.formId, token);
  if (!draft) return begin(services, request, beginning);
  if (step === 0) return redirect(intent === "continue" ? furthestStep(form.urlId) : knownHere(form.urlId, draft), 303);
  return answerOutcome(services, { form, locale }, await receiveStep(services, { form, token, draft, request, step }));
}

/** Of the answers that a start brings along; they fit many times. */
const mostLastBytes = 64 * 1024;

/** "Start" where this device has a draft: whose it is comes before anything of it is shown. */
function knownHere(urlId: string, draft: Draft): string {
  return draft.submittedAt === null
    ? `${firstStep(urlId)}&${whoseParameter}=asked`
    : `/apply/${urlId}/success?said=again`;
}

const firstStep = (urlId: string) => `/apply/${urlId}?step=1`;
/** It leads on to the furthest that may be visited. */
const furthestStep = (urlId: string) => `/apply/${urlId}?step=100`;

/** `last`: of the answers that the browser keeps, what somebody chose; no list of answers is none. */
type Beginning = { urlId: RentFormUrlId; locale: PageLocale; step: number; last: string };

/** "Start": makes the draft, if D1 says that the form is open; also with what was typed on a step of a lost draft. */
async function begin(services: Services, request: Request, { urlId, locale, step, last }: Beginning) {
  const [current, hasRoom, verdict] = await Promise.all([
    services.publishedForms.findInDatabase(urlId),
    hasRoomToBegin(services, urlId),
    takeStart(services, clientAddress(request)),
  ]);
  const now = services.clock.now().getTime();
  if (!current || neverPublic.includes(current.state)) return answer(plainView({ urlId }, locale, "unknown"));
  const reason = closedReason(current, now);
  if (reason !== null) return answer(await closedView(services, current, reason, { locale, draft: null }));
  if (!verdict.allowed) {
    const headers = { "Retry-After": String(verdict.retryAfterSeconds) };
    return answer(plainView(current, locale, "busy"), undefined, headers);
  }
  if (!hasRoom) return answer(plainView(current, locale, "taken"));
  const filled = step === 0 ? fillDraft(current, { locale, entries: readSavedEntries(last) }) : null;
  const { token } = await startDraft(services, current, locale, filled?.content);
  services.countVisit(request, { urlId, event: "start", isRare: true });
  const isHttps = services.config.isHttps;
  const headers = new Headers({ "Set-Cookie": draftCookie(urlId, token, isHttps) });
  headers.append("Set-Cookie", languageCookie(locale, isHttps));
  const begun = step > 0 && (await findDraft(services, current.formId, token));
  const posting = begun && { form: current, token, draft: begun, request, step, isLost: true };
  const outcome = posting && (await receiveStep(services, posting));
  const to = outcome && outcome.kind === "go" ? outcome.to : firstStep(urlId);
  return redirect(withCookieCheck(request, filled?.at ?? to, locale), { status: 303, headers });
}

/** Counts one draft of an address, and of its network: one that begins too many does not use up its neighbours' share. */
async function takeStart({ rateLimit }: Services, address: string): Promise<RateVerdict> {
  const network = networkOf(address);
  const verdict = await rateLimit.take(draftRates.start, address);
  return verdict.allowed && network ? rateLimit.take(draftRates.startOfNetwork, network) : verdict;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

/** The title stands in the page itself (ApplyShell): it tells of errors, which meta functions do not see. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  const view = loaderData?.kind === "start" ? loaderData : null;
  return [
    { name: "robots", content: "noindex" },
    ...(view ? sharePreview(view.definition, view.locale, originOf(matches)) : []),
  ];
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  return <ApplyPage view={actionData ?? loaderData} scripts={applyScripts} />;
}
