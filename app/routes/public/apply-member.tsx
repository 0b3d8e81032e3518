import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { memberAsked, memberPageOf, ownPartView } from "~/features/applying/applicant/queries/member-view.server";
import { type MemberAsked, MemberPage } from "~/features/applying/applicant/ui/member-page";
import { askedAs } from "~/features/applying/applications/asked-form";
import { draftCookie, readDraftToken, seatKey } from "~/features/applying/applications/draft-cookie";
import {
  findMemberLink,
  isSpentShare,
  type MemberLink,
} from "~/features/applying/applications/household/queries/find-members.server";
import { declinePart, erasePart, openPart } from "~/features/applying/apply/household/commands/send-part.server";
import { findOwnPart, type OwnPart } from "~/features/applying/apply/household/queries/find-member-part.server";
import { withCookieCheck } from "~/kernel/cookie-check";
import { type PageLocale, readLanguage } from "~/kernel/page-locale";
import { readFields } from "~/platform/body/posted-fields.server";
import { languageCookie, localeOfRequest } from "~/routes/shared/apply-answer";
import type { Services } from "../../services";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-member";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** A member's link: who named this person for what, later what was sent and who opened it. Changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [link, part] = await Promise.all([linkOf(services, params), findOwnPart(services, params.token)]);
  if (!link && (await isSpentShare(services, params))) {
    const key = readDraftToken(
      request.headers.get("Cookie"),
      seatKey(params.rentFormUrlId, "part"),
      services.config.isHttps,
    );
    // Who began with it on this device goes on there.
    if (key) throw redirect(`/apply/${params.rentFormUrlId}/part`, 303);
    return page(services, null, localeOfRequest(request), { became: "used" });
  }
  const locale = localeFor(request, link);
  const { searchParams } = new URL(request.url);
  const isChosen = searchParams.get("lang") === locale;
  const { token, rentFormUrlId: urlId } = params;
  const asked = part ? await memberAsked(services, { token, urlId }, locale) : undefined;
  const said = saidSchema.parse(searchParams.get("said"));
  const keeps = isChosen ? languageCookie(locale, services.config.isHttps) : "";
  return page(services, link, locale, { part, asked, said, keeps });
}

const saidSchema = z.enum(["answered", "late-info"]).optional().catch(undefined);

const bodySchema = z.object({ intent: z.enum(["begin", "decline", "erase"]) });

/**
 * Begins the part, says no, or takes it back. One-click posts (RFC 8058) come without cookie or Origin and can only say
 * no to a part that was not sent.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const isOurs = request.headers.get("Origin") === services.config.baseUrl;
  const fields = await readFields(request, 4096);
  if (!isOurs && !fields?.has("List-Unsubscribe")) throw data(null, { status: 403 });
  const body = bodySchema.safeParse(isOurs ? Object.fromEntries(fields ?? []) : { intent: "decline" });
  if (!body.success) throw data(null, { status: 400 });
  const [link, form] = await Promise.all([
    linkOf(services, params),
    services.publishedForms.findInDatabase(params.rentFormUrlId),
  ]);
  const locale = localeFor(request, link);
  const shown = await memberPageOf(services, link, locale);
  const isOpen = shown.state === "asked" || shown.state === "opened";
  if (!link || !form) return page(services, null, locale);
  if (body.data.intent === "begin" && isOpen) {
    const asked = askedAs(form, link.role);
    const { token } = await openPart(services, link, { form, definition: asked.definition, locale });
    const cookie = draftCookie(seatKey(link.urlId, "part"), token, services.config.isHttps);
    return redirect(withCookieCheck(request, `/apply/${link.urlId}/part?step=1`, locale), {
      status: 303,
      headers: { "Set-Cookie": cookie },
    });
  }
  if (body.data.intent === "decline" && isOpen) {
    await declinePart(services, link);
    return page(services, link, locale, { became: "declined" });
  }
  if (body.data.intent === "erase" && shown.state === "done") {
    const erased = await erasePart(services, link);
    if (erased.ok) return page(services, link, locale, { became: "erased" });
  }
  return page(services, link, locale, { part: await findOwnPart(services, params.token) });
}

async function linkOf(
  services: Services,
  params: { rentFormUrlId: string; token: string },
): Promise<MemberLink | null> {
  const link = await findMemberLink(services, params.token);
  return link?.urlId === params.rentFormUrlId ? link : null;
}

/** The reader's own language, or that of the person who named them. */
function localeFor(request: Request, link: MemberLink | null): PageLocale {
  const chosen = localeOfRequest(request);
  return request.headers.has("Accept-Language") || !link ? chosen : readLanguage(link.locale);
}

/** `keeps`: the cookie of a language that was chosen here. */
type Shown = {
  became?: "declined" | "erased" | "used";
  part?: OwnPart | null;
  asked?: MemberAsked | undefined;
  said?: "answered" | "late-info" | undefined;
  keeps?: string;
};

async function page(
  services: Services,
  link: MemberLink | null,
  locale: PageLocale,
  { became, part, asked, said, keeps }: Shown = {},
) {
  const shown = became ? { locale, state: became } : await memberPageOf(services, link, locale);
  const sent = part && shown.state === "done" ? { sent: ownPartView(part, locale), asked, said } : {};
  const headers = {
    ...{ "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" },
    ...(keeps ? { "Set-Cookie": keeps } : {}),
  };
  return data(
    { ...shown, ...sent, hasLink: true },
    { status: shown.state === "over" || shown.state === "used" ? 410 : 200, headers },
  );
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyMember({ loaderData, actionData }: Route.ComponentProps) {
  return <MemberPage {...(actionData ?? loaderData)} />;
}
