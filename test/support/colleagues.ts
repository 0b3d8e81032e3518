import { inviteColleague } from "../../app/features/people/teams/commands/invite-colleague.server";
import { joinTeam } from "../../app/features/people/teams/commands/join-team.server";
import type { TeamRole } from "../../app/kernel/actor";
import { mailLinks } from "../../app/kernel/links";
import type { Services } from "../../app/services";
import { type Account, anAccount, bindings, mintToken, type testServices } from "./forms";
import { subscribe } from "./owner";

/** Invites an address to the owner's account; the invitation's id. */
export async function inviteTo(
  services: Services,
  owner: Account,
  email: string,
  role: TeamRole = "viewer",
): Promise<string> {
  const invited = await inviteColleague(services, { ...owner, name: "Maya" }, { email, role, homes: null });
  if (!invited.ok) throw new Error(invited.code);
  const found = bindings.DB.prepare("SELECT id FROM team_invitation WHERE owner_id = ? AND email = ?");
  return String(await found.bind(owner.userId, email).first("id"));
}

/** A colleague with a role in the owner's account, which is given Pro; `inTeam` works there. */
export async function aColleagueOf(services: ReturnType<typeof testServices>, owner: Account, role: TeamRole) {
  const colleague = await anAccount(services);
  await subscribe({ services, userId: owner.userId });
  await joinAccount(services, owner, colleague, role);
  const inTeam = { ...colleague.actor, team: { ownerId: owner.userId, needs: role } };
  return { ...colleague, inTeam };
}

/** A colleague who was invited to the owner's account and accepted. */
export async function joinAccount(
  services: Services,
  owner: Account,
  colleague: Account,
  role: TeamRole = "viewer",
): Promise<void> {
  const id = await inviteTo(services, owner, colleague.email, role);
  const joined = await joinTeam(services, colleague, await mintToken(services, mailLinks.joinTeam, id));
  if (!joined.ok) throw new Error(joined.code);
}
