import { data } from "react-router";
import { servicesContext } from "~/context";
import { isStopped, stopByLink } from "~/features/deciding/notices/commands/save-preferences.server";
import { sayNotice } from "~/features/deciding/notices/rules";
import { readStopLink, teamKindOf } from "~/features/deciding/notices/stop-link";
import { inEveryLanguage } from "~/kernel/words";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import en from "~/words/en/notices/unsubscribe-page";
import type { Route } from "./+types/unsubscribe-notices";

const pageWords = inEveryLanguage("notices/unsubscribe-page", en);

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** Shows and changes nothing: mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const claims = await readStopLink(services, params.token);
  if (!claims) throw data(null, { status: 404 });
  return { kind: claims.kind, isOff: await isStopped(services, claims) };
}

/** A press on the page, or a mail program's one-click post (RFC 8058), which must be answered without a redirect. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const claims = await readStopLink(services, params.token);
  if (!claims) throw data(null, { status: 404 });
  await stopByLink(services, claims);
  return null;
}

export default function UnsubscribeNotices({ loaderData: { kind, isOff } }: Route.ComponentProps) {
  const { ask, done } = useWords(pageWords);
  const language = usePageLanguage();
  const about = kind === "daily" ? null : { kind: sayNotice({ kind: teamKindOf(kind) ?? kind }, language) };
  return isOff ? (
    <PageShell width="narrow" title={done.title} lead={about ? done.kind(about) : done.daily}>
      <ButtonLink to="/app/settings/notifications" variant="outline">
        {done.toSettings}
      </ButtonLink>
    </PageShell>
  ) : (
    <PageShell width="narrow" title={about ? ask.kind(about) : ask.daily} lead={ask.lead}>
      <form method="post">
        <Button type="submit">{ask.button}</Button>
      </form>
    </PageShell>
  );
}
