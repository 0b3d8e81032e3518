import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import {
  changeRole,
  demandFactor,
  leaveTeam,
  removeColleague,
} from "~/features/people/teams/commands/change-team.server";
import { chooseHomes } from "~/features/people/teams/commands/choose-homes.server";
import { inviteColleague, withdrawInvitation } from "~/features/people/teams/commands/invite-colleague.server";
import { allHomes, faultOf, type Homes, type HomesChoice } from "~/features/people/teams/homes";
import { findMembership } from "~/features/people/teams/queries/find-membership.server";
import { findChosen, findOfferedHomes } from "~/features/people/teams/queries/find-offered-homes.server";
import { findTeam } from "~/features/people/teams/queries/find-team.server";
import { type TeamPost, teamFields, teamPostSchema, whoseSchema } from "~/features/people/teams/schema";
import { teamWords } from "~/features/people/teams/team-words";
import type { HomesProps } from "~/features/people/teams/ui/homes-field";
import { type InviteFault, TeamPage } from "~/features/people/teams/ui/team-page";
import { teamRoles } from "~/kernel/actor";
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
  const services = context.get(servicesContext);
  const { actor, name, email } = context.get(requiredUserContext);
  const team = await findTeam(services, actor);
  if (!team) throw await signInAgain(request, context, here);
  const { searchParams } = url;
  const whose = whoseSchema.safeParse(Object.fromEntries(searchParams)).data;
  const found = whose && (await findChosen(services, actor, whose));
  const choice = choiceOf(found?.homes ?? null);
  return {
    team,
    isSelling: services.billing.isSelling,
    me: { name, email },
    edited: whose && found ? { whose, name: found.name, choice } : null,
    offered: team.homes > 0 ? await findOfferedHomes(services, actor, choice) : null,
    done: doneSchema.parse(searchParams.get("done")),
    isEnded: searchParams.has("ended"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const me = context.get(requiredUserContext);
  const form = await readSmallForm(request);
  const parsed = teamPostSchema.safeParse(teamFields(form));
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const post = parsed.data;
  if (post.intent === "work-in") return workIn(services, me, post.ownerId);
  const isSearch = post.intent === "find-homes" || ("choice" in post && isUnsearched(post.choice));
  const fault = isSearch ? null : await change(services, me, post);
  if (!fault && !isSearch) throw redirect(`${here}?done=${doneOf[post.intent]}`, 303);
  const typed = { email: form.get("email") ?? "", role: roleSchema.parse(form.get("role")) };
  const homes = "choice" in post ? await offer(services, me, post.choice) : null;
  const { intent } = post;
  const whose = "whose" in post ? (post.whose ?? null) : null;
  return data({ fault, intent, typed, homes, whose }, { status: fault ? statuses[fault] : 200 });
}

const roleSchema = z.enum(teamRoles).catch("viewer");

/** Whoever typed what to look for and pressed Enter has not chosen yet. */
const isUnsearched = ({ isLimited, search, searched }: HomesChoice) => isLimited && search !== searched;

/** What is chosen stays so, beside what was looked for. */
async function offer(services: Services, { actor }: SignedIn, choice: HomesChoice) {
  const offered = await findOfferedHomes(services, actor, choice);
  return { offered, choice: { ...choice, searched: choice.search } };
}

const choiceOf = (homes: Homes): HomesChoice => ({
  ...allHomes,
  isLimited: homes !== null,
  chosen: [...(homes ?? [])],
});

type Change = Exclude<TeamPost, { intent: "work-in" | "find-homes" }>;

const doneOf: Record<TeamPost["intent"], Done> = {
  invite: "invited",
  "send-again": "invited",
  withdraw: "withdrawn",
  "change-role": "changed",
  remove: "removed",
  leave: "left",
  "demand-factor": "changed",
  "ask-no-factor": "changed",
  "change-homes": "changed",
  "find-homes": "changed",
  "work-in": "changed",
};

type Fault = InviteFault | "gone";
const statuses: Record<Fault, number> = {
  ...{ email: 400, role: 400, homes: 400, tooManyHomes: 400 },
  ...{ already: 409, full: 409, gone: 409, tooOften: 429 },
};

/** Does what was pressed; what speaks against it, or null. */
async function change(services: Services, me: SignedIn, post: Change): Promise<Fault | null> {
  const { actor, userId } = me;
  switch (post.intent) {
    case "invite":
      return post.email === ""
        ? "email"
        : (faultOf(post.choice) ?? invite(services, me, { ...post, homes: homesOf(post.choice) }));
    case "send-again": {
      const team = await findTeam(services, actor);
      const invited = team?.invitations.find(({ id }) => id === post.invitationId);
      const kept = await findChosen(services, actor, { invitationId: post.invitationId });
      return invited && kept ? invite(services, me, { ...invited, homes: kept.homes }) : "gone";
    }
    case "withdraw":
      return (await withdrawInvitation(services, actor, post.invitationId)).ok ? null : "gone";
    case "change-role": {
      const { role } = post;
      const changed = await changeRole(services, actor, { ownerId: userId, userId: post.userId, role });
      return changed.ok ? null : changed.code === "not-found" ? "gone" : changed.code;
    }
    case "change-homes": {
      const { whose, choice } = post;
      const fault = faultOf(choice);
      if (fault) return fault;
      const chosen = await chooseHomes(services, actor, { ownerId: userId, whose, homes: homesOf(choice) });
      return chosen.ok ? null : chosen.code === "homes" ? "homes" : "gone";
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

const homesOf = ({ isLimited, chosen }: HomesChoice): Homes => (isLimited ? chosen : null);

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
    return data(
      { fault: "gone" as const, intent: "work-in" as const, typed: noneTyped, homes: null, whose: null },
      { status: 409 },
    );
  const headers = { "Set-Cookie": teamCookie(member?.ownerId ?? null, isHttps) };
  throw redirect(member ? "/app/applicants" : "/app/dashboard", { status: 303, headers });
}

const noneTyped = { email: "", role: "viewer" };

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { team, isSelling, me, edited, offered, done, isEnded } = loaderData;
  const words = useWords(teamWords);
  const answer = actionData && actionData.fault !== "gone" ? actionData : null;
  const isOfEdited = answer?.whose != null;
  const isOfInvite = answer != null && !isOfEdited && invitePosts.includes(answer.intent);
  const of = (isAnswered: boolean, choice: HomesChoice): HomesProps | null => {
    const typed = isAnswered ? answer?.homes : null;
    const shown = typed?.offered ?? offered;
    return shown && { ...shown, total: team.homes, choice: typed?.choice ?? choice };
  };
  const fault = actionData?.fault ?? null;
  const beside = fault === "gone" ? null : fault;
  const isSaidThere = beside !== null && (isOfInvite || (isOfEdited && edited !== null));
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
        {fault && !isSaidThere ? <Notice tone="red">{words.faults[fault]}</Notice> : null}
      </div>
      <TeamPage
        team={team}
        me={me}
        invite={{
          fault: isOfInvite ? beside : null,
          typed: (isOfInvite && answer?.typed) || noneTyped,
          homes: of(isOfInvite, allHomes),
        }}
        edited={
          edited && {
            ...edited,
            fault: isOfEdited ? beside : null,
            homes: of(isOfEdited, edited.choice),
          }
        }
        isSelling={isSelling}
      />
    </AppPage>
  );
}

const invitePosts: readonly string[] = ["invite", "send-again", "find-homes"];
