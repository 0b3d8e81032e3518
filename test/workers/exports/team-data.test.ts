import { expect, it } from "vitest";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { demandFactor } from "../../../app/features/people/teams/commands/change-team.server";
import { chooseHomes } from "../../../app/features/people/teams/commands/choose-homes.server";
import { anAccountForm } from "../../support/account-forms";
import { inviteTo, joinAccount } from "../../support/colleagues";
import { textsOf } from "../../support/exports";
import { type Account, anAccount, testServices } from "../../support/forms";
import { atHome, homeOf } from "../../support/homes";
import { subscribe } from "../../support/owner";

const start = new Date("2027-03-21T09:00:00Z");
const dayMs = 24 * 60 * 60_000;

async function aTeam() {
  const services = testServices(start);
  const [owner, colleague] = [await anAccount(services), await anAccount(services)];
  await subscribe({ services, userId: owner.userId });
  await joinAccount(services, owner, colleague);
  await inviteTo(services, owner, "new@people.example", "reviewer");
  await anAccountForm(services, owner.actor, atHome("1 Ash St"));
  const { formId } = await anAccountForm(services, owner.actor, atHome("2 Birch St", "Unit 4"));
  const homes = [await homeOf(formId)];
  await chooseHomes(services, owner.actor, { ownerId: owner.userId, whose: colleague, homes });
  await demandFactor(services, owner.actor, true);
  const teamOf = async ({ userId }: Account) => {
    const entries = await textsOf(allDataEntries(services, { userId, locale: "en-US" }));
    return JSON.parse(entries.get("team.json") ?? "null");
  };
  return { services, owner, colleague, teamOf };
}

// Red without team.json, or with the rows of another account.
it("all data of an account say who shares it, who is invited, for which homes, and in whose accounts one works", async () => {
  const { services, owner, colleague, teamOf } = await aTeam();
  const since = start.toISOString();
  const validUntil = new Date(+start + 7 * dayMs).toISOString();
  const homes = ["2 Birch St, Unit 4"];
  expect(await teamOf(owner)).toEqual({
    demandsSecondStep: true,
    colleagues: [{ name: "Maya Okafor", email: colleague.email, role: "viewer", homes, since }],
    invitations: [{ email: "new@people.example", role: "reviewer", homes: "all", invitedAt: since, validUntil }],
    worksIn: [],
  });
  expect(await teamOf(colleague)).toEqual({
    demandsSecondStep: false,
    colleagues: [],
    invitations: [],
    worksIn: [{ accountOf: "Maya Okafor", role: "viewer", homes, since }],
  });
  expect(await teamOf(await anAccount(services))).toBeNull();
});

it("an invitation that is over is not among them", async () => {
  const { services, owner, teamOf } = await aTeam();
  services.setNow(new Date(+start + 7 * dayMs));
  expect((await teamOf(owner)).invitations).toEqual([]);
});
