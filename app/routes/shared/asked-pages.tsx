import { data, redirect } from "react-router";
import { saidOn } from "~/features/applying/answering/queries/draft-view.server";
import { askedAt, postAsked } from "~/features/applying/applicant/asked/commands/post-asked.server";
import { type AskedView, askedView } from "~/features/applying/applicant/asked/queries/asked-view.server";
import { type AskedLink, findAsked } from "~/features/applying/applicant/asked/queries/find-asked.server";
import { viewOf } from "~/features/applying/applicant/editing/commands/post-edit.server";
import { feedbackParameter, readFeedback } from "~/features/applying/applications/step-feedback";
import type { Services } from "../../services";
import { applyPolicy } from "./apply-policy";

/** The step that an address names; null where it names none. */
export function stepOf(request: Request): number | null {
  const step = new URL(request.url).searchParams.get("step") ?? "";
  return /^[1-9]\d{0,2}$/.test(step) ? Number(step) : null;
}

/** A page of the questions that are asked now, as data; null where none are. Changes nothing. */
export async function askedPage(services: Services, request: Request, link: AskedLink): Promise<AskedView | null> {
  const asked = await findAsked(services, link);
  if (!asked) return null;
  const view = viewOf(services, asked);
  const show = { ...view, step: Math.min(stepOf(request) ?? view.journey.reachable, view.journey.reachable) };
  const { kept, copyRev, draft } = asked;
  const at = { step: show.step, feedback: new URL(request.url).searchParams.get(feedbackParameter) };
  const feedback = readFeedback({ feedback: kept.feedback, rev: copyRev ?? 0 }, at);
  return askedView(services, asked, { ...show, ...(feedback && saidOn({ ...show, draft }, feedback)) });
}

/** A post of such a page. 404 for a link that asks nothing, back to the person's page where the request is over. */
export async function answerAsked(services: Services, request: Request, link: AskedLink) {
  const outcome = await postAsked(services, link, { step: stepOf(request) ?? 1, request });
  switch (outcome.kind) {
    case "go":
      return redirect(outcome.to, 303);
    case "over":
    case "gone":
      // The page there says 404 by itself for a link that is none.
      return redirect(`${askedAt({ link })}?said=late-info`, 303);
    case "show": {
      const headers = { "Content-Security-Policy": await applyPolicy() };
      return data({ view: askedView(services, outcome.edited, outcome.show) }, { status: outcome.status, headers });
    }
  }
}
