import { chooseHomes } from "../../../app/features/people/teams/commands/choose-homes.server";
import type { AccountLandlord, TeamRole } from "../../../app/kernel/actor";
import type { HomeId, RentFormId } from "../../../app/kernel/ids";
import { anAccountForm } from "../../support/account-forms";
import { joinAccount } from "../../support/colleagues";
import { type Account, anAccount, bindings, testServices } from "../../support/forms";
import { atHome, homeOf } from "../../support/homes";

const services = testServices();

/** An owner with forms at three streets, and a colleague with the first two. */
export async function aTeam(streets = ["1 Ash St", "2 Birch St", "3 Cedar St"], role: TeamRole = "manager") {
  const owner = await anAccount(services);
  const colleague = await anAccount(services);
  await joinAccount(services, owner, colleague);
  await bindings.DB.prepare("UPDATE team_member SET role = ? WHERE user_id = ?").bind(role, colleague.userId).run();
  const forms: { formId: RentFormId; homeId: HomeId }[] = [];
  for (const street of streets) {
    const { formId } = await anAccountForm(services, owner.actor, atHome(street));
    forms.push({ formId, homeId: await homeOf(formId) });
  }
  const choose = async (homes: HomeId[] | null) => {
    const done = await chooseHomes(services, owner.actor, { ownerId: owner.userId, whose: colleague, homes });
    if (!done.ok) throw new Error(done.code);
  };
  await choose(forms.slice(0, 2).map(({ homeId }) => homeId));
  return { owner, colleague, forms, choose, actor: asLimited(owner, colleague, role) };
}

function asLimited(owner: Account, colleague: Account, needs: TeamRole = "viewer"): AccountLandlord {
  return { ...colleague.actor, team: { ownerId: owner.userId, needs, isLimited: true } };
}
