import { changeRole, removeColleague } from "../../app/features/people/teams/commands/change-team.server";
import { chooseHomes } from "../../app/features/people/teams/commands/choose-homes.server";
import { inviteColleague } from "../../app/features/people/teams/commands/invite-colleague.server";
import type { AccountLandlord, TeamRole } from "../../app/kernel/actor";
import type { HomeId } from "../../app/kernel/ids";
import { aLandlord, type LandlordWithForms } from "../http/forms/landlord";
import { type Browser, db, linkFor } from "./accounts";
import { testServices } from "./forms";
import { subscribe } from "./owner";

export type Person = LandlordWithForms & { name: string };

export async function aPerson(): Promise<Person> {
  const landlord = await aLandlord();
  const name = await db.prepare("SELECT name FROM user WHERE id = ?").bind(landlord.userId).first<string>("name");
  return { ...landlord, name: name ?? "" };
}

/** Whoever pays for Pro: colleagues may have every role. */
export async function aTeamOwner(): Promise<Person> {
  const owner = await aPerson();
  await subscribe({ services: testServices(), userId: owner.userId });
  return owner;
}

/** Invites an address and says where the mail leads, without its origin. */
export async function invite(owner: Person, email: string, role: TeamRole): Promise<string> {
  const done = await inviteColleague(testServices(), owner, { email, role, homes: null });
  if (!done.ok) throw new Error(done.code);
  return linkFor(email, /invites you/, "/team/");
}

/** Presses "Accept" in the browser of whoever was invited, which from then on works in the owner's account. */
export async function accept(browser: Browser, link: string): Promise<Response> {
  return browser.call(link, new URLSearchParams());
}

/** A colleague who works in the owner's account; the plan is paid for. */
export async function aColleague(owner: Person, role: TeamRole): Promise<Person & { inTeam: AccountLandlord }> {
  const person = await aPerson();
  await accept(person.browser, await invite(owner, person.email, role));
  const inTeam = { ...person.actor, team: { ownerId: owner.userId, needs: role } };
  return { ...person, inTeam };
}

export async function dismiss(owner: Person, { userId }: Pick<Person, "userId">): Promise<void> {
  const done = await removeColleague(testServices(), owner.actor, { ownerId: owner.userId, userId });
  if (!done.ok) throw new Error(done.code);
}

/** Gives somebody who works there these homes alone; null: all. */
export async function giveHomes(
  owner: Person,
  { userId }: Pick<Person, "userId">,
  homes: string[] | null,
): Promise<void> {
  const chosen = { ownerId: owner.userId, whose: { userId }, homes: homes as HomeId[] | null };
  const done = await chooseHomes(testServices(), owner.actor, chosen);
  if (!done.ok) throw new Error(done.code);
}

export async function giveRole(owner: Person, { userId }: Pick<Person, "userId">, role: TeamRole): Promise<void> {
  const done = await changeRole(testServices(), owner.actor, { ownerId: owner.userId, userId, role });
  if (!done.ok) throw new Error(done.code);
}
