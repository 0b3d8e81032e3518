import { data } from "react-router";
import { localeOfRequest } from "~/apply-answer";
import { servicesContext } from "~/context";
import { readDraftToken, seatKey } from "~/features/applications/draft-cookie";
import { memberPageOf } from "~/features/applications/household/member-view.server";
import { findMemberById } from "~/features/applications/household/queries-household.server";
import { MemberPage } from "~/features/applications/household/ui/member-page";
import { findPublicForm } from "~/features/applications/queries-apply.server";
import { findDraft } from "~/features/applications/queries-draft.server";
import { localeOf } from "~/features/applications/queries-page.server";
import { applyPolicy } from "../../../workers/apply-policy";
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
  return data({ ...shown, hasLink: false }, { status: page.state === "done" ? 200 : 404, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function ApplyPartSuccess({ loaderData }: Route.ComponentProps) {
  return <MemberPage {...loaderData} />;
}
