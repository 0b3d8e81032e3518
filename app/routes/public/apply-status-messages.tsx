import { data, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { landlordWords } from "~/features/applying/answering/landlord-words";
import { pageWords } from "~/features/applying/answering/page-words";
import { ApplyShell } from "~/features/applying/answering/ui/apply-shell";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { findThread } from "~/features/applying/messages/commands/answer-landlord.server";
import { postMessage } from "~/features/applying/messages/commands/post-message.server";
import { threadOf } from "~/features/applying/messages/thread";
import { ThreadCorner } from "~/features/applying/messages/ui/thread-corner";
import { messageWords } from "~/features/applying/messages/words";
import { choosePageLocale, readLanguage } from "~/kernel/page-locale";
import { seenScript } from "~/routes/shared/apply-scripts";
import { HomeZone } from "~/ui/zones";
import { colonIn, sentence } from "../../kernel/labelled";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-status-messages";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

const beforeSchema = z.uuid().optional().catch(undefined);

/** The thread on a page of its own: for what was refused, and for earlier messages. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const before = beforeSchema.parse(new URL(request.url).searchParams.get("before") ?? undefined);
  const thread = await findThread(services, params.token, before);
  if (thread?.urlId !== params.rentFormUrlId || !thread) {
    const locale = choosePageLocale({ query: null, acceptLanguage: request.headers.get("Accept-Language") });
    return data({ locale, page: null }, { status: 404, headers });
  }
  const locale = readLanguage(thread.locale);
  const { formTitle, homeZone, landlord, hasEarlier, mayWrite } = thread;
  const page = {
    formTitle,
    homeZone,
    landlord: landlord?.name,
    hasEarlier,
    entries: threadOf(thread, { requests: [], letters: [] }),
    // An answer belongs below the newest message.
    mayWrite: mayWrite && before === undefined,
    isEarlier: before !== undefined,
    here: statusPath(params),
    postId: services.ids.uuid<string>(),
  };
  return data({ locale, page }, { headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = statusPath(params);
  const post = { token: params.token, urlId: params.rentFormUrlId };
  const outcome = await postMessage(context.get(servicesContext), post, request);
  switch (outcome.kind) {
    case "sent":
      return redirect(`${here}?said=message-sent#messages`, 303);
    case "seen":
      return redirect(`${here}#messages`, 303);
    case "over":
      return redirect(`${here}?said=message-over`, 303);
    case "unknown":
      throw data(null, { status: 404 });
    case "bad-post":
      throw data(null, { status: 400 });
    case "fault": {
      const headers = new Headers({ "Content-Security-Policy": await applyPolicy() });
      if (outcome.retryAfterSeconds) headers.set("Retry-After", String(outcome.retryAfterSeconds));
      const { message, text, postId } = outcome;
      return data({ fault: { message, text }, postId }, { status: outcome.status, headers });
    }
  }
}

function statusPath({ rentFormUrlId, token }: Route.LoaderArgs["params"]): string {
  return `/apply/${rentFormUrlId}/status/${token}`;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyStatusMessages({ loaderData: { locale, page }, actionData }: Route.ComponentProps) {
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  const { formTitle, homeZone, landlord, here, isEarlier, ...thread } = page;
  return (
    <ApplyShell locale={locale} title={formTitle} tab={messageWords[locale].title}>
      <a className="lnk" href={isEarlier ? `${here}#messages` : here}>
        {isEarlier ? messageWords[locale].back : pageWords[locale].back}
      </a>
      <HomeZone zone={homeZone}>
        <ThreadCorner
          {...thread}
          locale={locale}
          at={`${here}/messages`}
          postId={actionData?.postId ?? page.postId}
          script={seenScript}
          fault={actionData?.fault ?? null}
          isWholePage
        >
          {landlord ? (
            <p className="muted">
              {landlordWords[locale].landlord}
              {colonIn(locale)}
              <bdi translate="no">{sentence(landlord)}</bdi> {landlordWords[locale].asGiven}
            </p>
          ) : null}
        </ThreadCorner>
      </HomeZone>
    </ApplyShell>
  );
}
