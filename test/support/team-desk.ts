import { changeRole, removeColleague } from "../../app/features/people/teams/commands/change-team.server";
import type { AccountLandlord, TeamRole } from "../../app/kernel/actor";
import type { ApplicationId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { joinAccount } from "./colleagues";
import { type Account, anAccount, bindings } from "./forms";
import { subscribe } from "./owner";
import { aDesk, type Desk } from "./review";

type Colleague = Account & {
  /** Works in the owner's account, with all that the role allows. */
  inTeam: AccountLandlord;
};

export type TeamDesk = Desk & { owner: Account; joy: Colleague; marcus: Colleague; id: ApplicationId };

const call = (userId: string, name: string) =>
  bindings.DB.prepare("UPDATE user SET name = ? WHERE id = ?").bind(name, userId).run();

/** Dana's desk, on which Joy Adeyemi decides and Marcus Bell reads. */
export async function aTeamDesk(services: Services, options: { applications?: number } = {}): Promise<TeamDesk> {
  const desk = await aDesk(services, options);
  const { actor, userId } = desk;
  const email = await bindings.DB.prepare("SELECT email FROM user WHERE id = ?").bind(userId).first<string>("email");
  const owner: Account = { actor, userId, email: email ?? "" };
  await subscribe({ services, userId });
  await call(userId, "Dana Hartley-Quist");
  const joy = await aColleague(services, owner, { name: "Joy Adeyemi", role: "reviewer" });
  const marcus = await aColleague(services, owner, { name: "Marcus Bell", role: "viewer" });
  return { ...desk, owner, joy, marcus, id: desk.applicationIds[0] as ApplicationId };
}

async function aColleague(services: Services, owner: Account, { name, role }: { name: string; role: TeamRole }) {
  const person = await anAccount(services);
  await call(person.userId, name);
  await joinAccount(services, owner, person);
  await changeRole(services, owner.actor, { ownerId: owner.userId, userId: person.userId, role });
  return { ...person, inTeam: { ...person.actor, team: { ownerId: owner.userId, needs: role } } };
}

export async function removeFrom(services: Services, { owner }: TeamDesk, { userId }: Account): Promise<void> {
  await removeColleague(services, owner.actor, { ownerId: owner.userId, userId });
}
