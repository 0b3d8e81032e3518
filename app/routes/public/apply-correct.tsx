import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { saidOn } from "~/features/applying/answering/queries/draft-view.server";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { postCorrection, statusPath } from "~/features/applying/applicant/correct/commands/post-correction.server";
import { correctView, emailPlace } from "~/features/applying/applicant/correct/queries/correct-view.server";
import { type Correction, findCorrection } from "~/features/applying/applicant/correct/queries/find-correction.server";
import { CorrectPage } from "~/features/applying/applicant/correct/ui/correct-page";
import { viewOf } from "~/features/applying/applicant/editing/commands/post-edit.server";
import { feedbackParameter, readFeedback } from "~/features/applying/applications/step-feedback";
import { choosePageLocale } from "~/kernel/page-locale";
import { applyScripts } from "~/routes/shared/apply-scripts";
import type { Services } from "../../services";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-correct";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Corrections by the status link, all of them without a step; `?of=email` leads to the address. Changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const correction = await findCorrection(services, { token: params.token, urlId: params.rentFormUrlId });
  if (!correction) {
    const locale = choosePageLocale({ query: null, acceptLanguage: request.headers.get("Accept-Language") });
    return data({ locale, view: null }, { status: 404, headers });
  }
  if (!correction.isOpen) throw redirect(`${statusPath(correction)}?said=late-correct`);
  if (new URL(request.url).searchParams.get("of") === "email") {
    throw redirect(emailPlace(correction, viewOf(services, correction)));
  }
  const view = shown(services, correction, request);
  return data({ locale: view.page.locale, view }, { headers });
}

function shown(services: Services, correction: Correction, request: Request) {
  const view = viewOf(services, correction);
  const { checkStep, reachable } = view.journey;
  const show = { ...view, step: Math.min(stepOf(request) ?? checkStep, reachable) };
  const { kept, copyRev, draft } = correction;
  const asked = { step: show.step, feedback: new URL(request.url).searchParams.get(feedbackParameter) };
  const feedback = readFeedback({ feedback: kept.feedback, rev: copyRev ?? 0 }, asked);
  return correctView(services, correction, { ...show, ...(feedback && saidOn({ ...show, draft }, feedback)) });
}

function stepOf(request: Request): number | null {
  const step = new URL(request.url).searchParams.get("step") ?? "";
  return /^[1-9]\d{0,2}$/.test(step) ? Number(step) : null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { token, rentFormUrlId: urlId } = params;
  const outcome = await postCorrection(services, { token, urlId, step: stepOf(request) ?? 1, request });
  switch (outcome.kind) {
    case "go":
      return redirect(outcome.to, 303);
    case "over":
      return redirect(`/apply/${urlId}/status/${token}?said=late-correct`, 303);
    case "gone":
      throw data(null, { status: 404 });
    case "show": {
      const headers = { "Content-Security-Policy": await applyPolicy() };
      return data(correctView(services, outcome.edited, outcome.show), { status: outcome.status, headers });
    }
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyCorrect({ loaderData, actionData }: Route.ComponentProps) {
  const view = actionData ?? loaderData.view;
  return view ? (
    <CorrectPage view={view} scripts={applyScripts} />
  ) : (
    <PlainPage locale={loaderData.locale} reason="unknown" />
  );
}
