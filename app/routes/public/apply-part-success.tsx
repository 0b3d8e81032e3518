import { data } from "react-router";
import { servicesContext } from "~/context";
import { localeOf } from "~/features/applying/answering/queries/draft-view.server";
import { memberPageOf } from "~/features/applying/applicant/queries/member-view.server";
import { MemberPage } from "~/features/applying/applicant/ui/member-page";
import { readDraftToken, seatKey } from "~/features/applying/applications/draft-cookie";
import { findMemberById } from "~/features/applying/applications/household/queries/find-members.server";
import { findDraft } from "~/features/applying/applications/queries/find-draft.server";
import { findPublicForm } from "~/features/applying/apply/queries/find-public-form.server";
import { localeOfRequest } from "~/routes/shared/apply-answer";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-part-success";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** After an own part was sent: that it was, and when. The mail has the link to take it back. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const form = await findPublicForm(services, params.rentFormUrlId);
  const key = seatKey(params.rentFormUrlId, "part");
  const token = readDraftToken(request.headers.get("Cookie"), key, services.config.isHttps);
  const draft = form && (await findDraft(services, form.formId, token, "part"));
  const member = draft && (await findMemberById(services, draft.id));
  const page = await memberPageOf(services, member, draft ? localeOf(draft) : localeOfRequest(request));
  const shown = page.state === "done" ? page : { locale: page.locale, state: "over" as const };
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const wasAlreadySent = new URL(request.url).searchParams.get("said") === "already";
  return data({ ...shown, hasLink: false, wasAlreadySent }, { status: page.state === "done" ? 200 : 404, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ApplyPartSuccess({ loaderData }: Route.ComponentProps) {
  return <MemberPage {...loaderData} />;
}
