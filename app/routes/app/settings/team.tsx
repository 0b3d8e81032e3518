import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import {
  changeRole,
  demandFactor,
  leaveTeam,
  removeColleague,
} from "~/features/people/teams/commands/change-team.server";
import { inviteColleague, withdrawInvitation } from "~/features/people/teams/commands/invite-colleague.server";
import { findMembership } from "~/features/people/teams/queries/find-membership.server";
import { findTeam } from "~/features/people/teams/queries/find-team.server";
import { type TeamPost, teamPostSchema } from "~/features/people/teams/schema";
import { teamWords } from "~/features/people/teams/team-words";
import { type InviteFault, TeamPage } from "~/features/people/teams/ui/team-page";
import type { SignedIn } from "~/platform/auth/signed-in.server";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { teamCookie } from "~/platform/team-cookie";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import type { Services } from "~/services";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/team";

const here = "/app/settings/team";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(teamWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

const doneSchema = z.enum(["invited", "withdrawn", "changed", "removed", "left"]).nullable().catch(null);
type Done = NonNullable<z.infer<typeof doneSchema>>;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { actor, name, email } = context.get(requiredUserContext);
  const services = context.get(servicesContext);
  const team = await findTeam(services, actor);
  if (!team) throw await signInAgain(request, context, here);
  const { searchParams } = url;
  return {
    team,
    isSelling: services.billing.isSelling,
    me: { name, email },
    done: doneSchema.parse(searchParams.get("done")),
    isEnded: searchParams.has("ended"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const fields = Object.fromEntries(await readSmallForm(request));
  const parsed = teamPostSchema.safeParse(fields);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const post = parsed.data;
  if (post.intent === "work-in") return workIn(services, context.get(requiredUserContext), post.ownerId);
  const fault = await change(services, context.get(requiredUserContext), post);
  if (!fault) throw redirect(`${here}?done=${doneOf[post.intent]}`, 303);
  const typed = { email: fields.email ?? "", role: "role" in post ? post.role : "viewer" };
  return data({ fault, intent: post.intent, typed }, { status: statuses[fault] });
}

const doneOf: Record<Exclude<TeamPost["intent"], "work-in">, Done> = {
  invite: "invited",
  "send-again": "invited",
  withdraw: "withdrawn",
  "change-role": "changed",
  remove: "removed",
  leave: "left",
  "demand-factor": "changed",
  "ask-no-factor": "changed",
};

type Fault = InviteFault | "gone";
const statuses: Record<Fault, number> = { email: 400, role: 400, already: 409, full: 409, gone: 409, tooOften: 429 };

/** Does what was pressed; what speaks against it, or null. */
async function change(
  services: Services,
  me: SignedIn,
  post: Exclude<TeamPost, { intent: "work-in" }>,
): Promise<Fault | null> {
  const { actor, userId } = me;
  switch (post.intent) {
    case "invite":
      return post.email === "" ? "email" : invite(services, me, post);
    case "send-again": {
      const team = await findTeam(services, actor);
      const invited = team?.invitations.find(({ id }) => id === post.invitationId);
      return invited ? invite(services, me, invited) : "gone";
    }
    case "withdraw":
      return (await withdrawInvitation(services, actor, post.invitationId)).ok ? null : "gone";
    case "change-role": {
      const { role } = post;
      const changed = await changeRole(services, actor, { ownerId: userId, userId: post.userId, role });
      return changed.ok ? null : changed.code === "not-found" ? "gone" : changed.code;
    }
    case "demand-factor":
    case "ask-no-factor":
      await demandFactor(services, actor, post.intent === "demand-factor");
      return null;
    case "remove":
      return (await removeColleague(services, actor, { ownerId: userId, userId: post.userId })).ok ? null : "gone";
    case "leave":
      return (await leaveTeam(services, actor, { ownerId: post.ownerId, userId })).ok ? null : "gone";
  }
}

async function invite(services: Services, me: SignedIn, invited: Parameters<typeof inviteColleague>[2]) {
  const done = await inviteColleague(services, me, invited);
  if (done.ok) return null;
  return done.code === "too-often" ? "tooOften" : done.code === "signed-out" ? "gone" : done.code;
}

/** Keeps in a cookie in whose account this browser works; whether it may is asked again at each request. */
async function workIn(services: Services, { actor }: SignedIn, ownerId: string | undefined) {
  const { isHttps } = services.config;
  const member = ownerId ? await findMembership(services, actor, ownerId) : null;
  if (ownerId && !member)
    return data({ fault: "gone" as const, intent: "work-in" as const, typed: noneTyped }, { status: 409 });
  const headers = { "Set-Cookie": teamCookie(member?.ownerId ?? null, isHttps) };
  throw redirect(member ? "/app/applicants" : "/app/dashboard", { status: 303, headers });
}

const noneTyped = { email: "", role: "viewer" };

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { team, isSelling, me, done, isEnded } = loaderData;
  const words = useWords(teamWords);
  const invited = actionData && (actionData.intent === "invite" || actionData.intent === "send-again");
  const fault = invited && actionData.fault !== "gone" ? actionData.fault : null;
  return (
    <AppPage title={words.title} isTitleHidden body="narrow">
      <div role="status" className="flex flex-col gap-3 pb-4 empty:hidden">
        {isEnded ? (
          <Notice tone="amber">
            <p>{words.ended}</p>
            <Form method="post" className="mt-2">
              <Button type="submit" name="intent" value="work-in" variant="outline">
                {words.back}
              </Button>
            </Form>
          </Notice>
        ) : null}
        {done && !actionData ? <Notice tone="accent">{words.done[done]}</Notice> : null}
        {actionData && !fault ? <Notice tone="red">{words.faults[actionData.fault]}</Notice> : null}
      </div>
      <TeamPage
        team={team}
        me={me}
        fault={fault}
        typed={(invited && actionData.typed) || noneTyped}
        isSelling={isSelling}
      />
    </AppPage>
  );
}
