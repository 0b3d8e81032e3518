import { data } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { isStopped, stopByLink } from "~/features/deciding/notices/commands/save-preferences.server";
import { sayNotice } from "~/features/deciding/notices/rules";
import { readStopLink, type Stoppable } from "~/features/deciding/notices/stop-link";
import type { PageLocale } from "~/kernel/page-locale";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/unsubscribe-notices";

export const handle = { hydrate: false };

export function meta() {
  return [{ title: pageTitle("Unsubscribe from notices") }, { name: "robots", content: "noindex" }];
}

/** Shows and changes nothing: mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const claims = await readStopLink(services, params.token);
  if (!claims) throw data(null, { status: 404 });
  return { what: sayStoppable(claims.kind, context.get(languageContext)), isOff: await isStopped(services, claims) };
}

/** A press on the page, or a mail program's one-click post (RFC 8058), which must be answered without a redirect. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const claims = await readStopLink(services, params.token);
  if (!claims) throw data(null, { status: 404 });
  await stopByLink(services, claims);
  return null;
}

function sayStoppable(kind: Stoppable, language: PageLocale): string {
  return kind === "daily" ? "the daily email" : `emails about “${sayNotice({ kind }, language)}”`;
}

export default function UnsubscribeNotices({ loaderData: { what, isOff } }: Route.ComponentProps) {
  return isOff ? (
    <PageShell
      width="narrow"
      title="These emails are stopped"
      lead={`Your account gets no more of ${what}. Your account still shows what happens.`}
    >
      <ButtonLink to="/app/settings/notifications" variant="outline">
        Change your notification settings
      </ButtonLink>
    </PageShell>
  ) : (
    <PageShell
      width="narrow"
      title={`Stop ${what}?`}
      lead="Your account still shows what happens, and you can turn the emails on again there."
    >
      <form method="post">
        <Button type="submit">Stop these emails</Button>
      </form>
    </PageShell>
  );
}
