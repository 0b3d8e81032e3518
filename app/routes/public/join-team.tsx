import { data, redirect } from "react-router";
import { optionalUserContext, servicesContext } from "~/context";
import { joinTeam } from "~/features/people/teams/commands/join-team.server";
import { findInvitation } from "~/features/people/teams/queries/find-invitation.server";
import { teamWords } from "~/features/people/teams/team-words";
import { teamCookie } from "~/platform/team-cookie";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { SignOutForm } from "~/ui/sign-out-form";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/join-team";

export const handle = { hydrate: false };

/** The address holds a token: it must not travel in a Referer. */
export function headers() {
  return { "Referrer-Policy": "strict-origin", "Cache-Control": "private, no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(teamWords[languageOf(matches)].join.tabTitle) }, { name: "robots", content: "noindex" }];
}

/** A link from a mail: it shows and changes nothing, for mail scanners open links. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findInvitation(context.get(servicesContext), params.token);
  if (!found) return data({ invitation: null, own: null, here: "" }, { status: 410 });
  const { ownerName, email, role } = found;
  const count = found.homes?.count ?? null;
  const user = context.get(optionalUserContext);
  return { invitation: { ownerName, email, role, count }, own: user?.email ?? null, here: `/team/${params.token}` };
}

export async function action({ context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const user = context.get(optionalUserContext);
  const here = `/team/${params.token}`;
  if (!user) throw redirect(`/sign-in?${new URLSearchParams({ redirect: here })}`, 303);
  if (!user.isEmailVerified) throw redirect("/check-email", 303);
  const joined = await joinTeam(services, user, params.token);
  if (!joined.ok) throw redirect(here, 303);
  const headers = { "Set-Cookie": teamCookie(joined.value.ownerId, services.config.isHttps) };
  throw redirect("/app/applicants", { status: 303, headers });
}

export default function JoinTeam({ loaderData: { invitation, own, here } }: Route.ComponentProps) {
  const { join, roles } = useWords(teamWords);
  if (!invitation) return <PageShell width="narrow" title={join.gone.title} lead={join.gone.lead} />;
  const { ownerName, email, role, count } = invitation;
  const back = new URLSearchParams({ redirect: here });
  return (
    <PageShell
      width="narrow"
      title={join.title({ name: ownerName })}
      lead={[join.lead({ role: roles[role] }), count === null ? "" : join.homes({ count })].join(" ").trim()}
    >
      {own?.toLowerCase() === email ? (
        <form method="post">
          <Button type="submit">{join.accept}</Button>
        </form>
      ) : own ? (
        <div className="flex flex-col items-start gap-4">
          <p>{join.otherAddress({ own, email })}</p>
          <SignOutForm action="/sign-out" variant="outline" />
        </div>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p>{join.needs({ email })}</p>
          <ButtonLink to={`/sign-in?${back}`}>{join.signIn}</ButtonLink>
          <ButtonLink to={`/sign-up?${back}`} variant="outline">
            {join.signUp({ email })}
          </ButtonLink>
        </div>
      )}
    </PageShell>
  );
}
