import { data, type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "~/context";
import { localeOf } from "~/features/applying/answering/queries/draft-view.server";
import { memberPageOf } from "~/features/applying/applicant/queries/member-view.server";
import { MemberPage } from "~/features/applying/applicant/ui/member-page";
import { askedAs } from "~/features/applying/applications/asked-form";
import { readDraftToken, seatKey } from "~/features/applying/applications/draft-cookie";
import { findMemberById } from "~/features/applying/applications/household/queries/find-members.server";
import { findDraft } from "~/features/applying/applications/queries/find-draft.server";
import { feedbackParameter } from "~/features/applying/applications/step-feedback";
import { receiveStep } from "~/features/applying/apply/commands/receive-step.server";
import { findPublicForm, plainView, stepView } from "~/features/applying/apply/queries/find-public-form.server";
import { ApplyPage } from "~/features/applying/apply/ui/apply-page";
import { keepsNoCookies } from "~/kernel/cookie-check";
import { answerApply, answerOutcome, localeOfRequest, postAnswer } from "~/routes/shared/apply-answer";
import { applyScripts } from "~/routes/shared/apply-scripts";
import type { Services } from "../../services";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-part";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** The pages of an own part: what the cookie of this device opens, and nothing of the lead's. Step 0 says what it is about. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const posted = context.get(postAnswer);
  if (posted) return posted;
  if (keepsNoCookies(request))
    return answerApply(plainView({ urlId: params.rentFormUrlId }, localeOfRequest(request), "noCookies"));
  const services = context.get(servicesContext);
  const seat = await seatOf(services, request, params.rentFormUrlId);
  if (!seat) return answerApply(plainView({ urlId: params.rentFormUrlId }, localeOfRequest(request), "partOver"));
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("step") ?? "";
  if (/^[1-9]\d{0,2}$/.test(asked)) {
    const told = searchParams.get(feedbackParameter);
    return answerApply(await stepView(services, seat.form, { token: seat.token, step: Number(asked), feedback: told }));
  }
  const member = await findMemberById(services, seat.draft.id);
  const page = await memberPageOf(services, member, localeOf(seat.draft));
  const shown = { ...page, hasLink: false, continueTo: `/apply/${seat.form.urlId}/part?step=1` };
  const headers = { "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  return data({ kind: "member" as const, page: shown }, { status: page.state === "over" ? 410 : 200, headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const seat = await seatOf(services, request, params.rentFormUrlId);
  const locale = localeOfRequest(request);
  const step = Number(new URL(request.url).searchParams.get("step") ?? 0);
  if (seat && (!Number.isInteger(step) || step < 1)) return redirect(`/apply/${seat.form.urlId}/part?step=1`, 303);
  const answered = seat
    ? await answerOutcome(
        services,
        { form: seat.form, locale },
        await receiveStep(services, { ...seat, request, step }),
      )
    : await answerApply(plainView({ urlId: params.rentFormUrlId }, locale, "partOver"));
  if (!(answered instanceof Response)) (context as RouterContextProvider).set(postAnswer, answered);
  return answered;
}

async function seatOf(services: Services, request: Request, urlId: string) {
  const form = await findPublicForm(services, urlId);
  const token = readDraftToken(request.headers.get("Cookie"), seatKey(urlId, "part"), services.config.isHttps);
  const draft = form && token ? await findDraft(services, form.formId, token, "part") : null;
  return form && token && draft?.part ? { form: askedAs(form, draft.part.role), token, draft } : null;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyPart({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData;
  return view.kind === "member" ? <MemberPage {...view.page} /> : <ApplyPage view={view} scripts={applyScripts} />;
}
