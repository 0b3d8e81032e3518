import { expect, it } from "vitest";
import { getPerson } from "../../../app/features/operator/admin/queries/get-person.server";
import { chooseHomes } from "../../../app/features/people/teams/commands/choose-homes.server";
import { anAccountForm } from "../../support/account-forms";
import { inviteTo, joinAccount } from "../../support/colleagues";
import { anAccount, testServices } from "../../support/forms";
import { homeOf } from "../../support/homes";
import { theAdmin } from "../../support/vouchers";

// Red when either count is of the other column.
it("the admin reads how many colleagues an account has, and in how many accounts of others it works", async () => {
  const services = testServices();
  const { actor } = await theAdmin(services);
  const [first, second, colleague] = [await anAccount(services), await anAccount(services), await anAccount(services)];
  await joinAccount(services, first, colleague);
  await joinAccount(services, second, colleague);
  const countsOf = async (id: string) => {
    const person = await getPerson(services, actor, { id });
    return [person?.colleagues, person?.sharedAccounts];
  };
  const { formId } = await anAccountForm(services, first.actor);
  await chooseHomes(services, first.actor, { ownerId: first.userId, whose: colleague, homes: [await homeOf(formId)] });
  const limited = async (id: string) => (await getPerson(services, actor, { id }))?.limitedColleagues;
  expect([await limited(first.userId), await limited(second.userId)]).toEqual([1, 0]);
  expect([await countsOf(first.userId), await countsOf(colleague.userId)]).toEqual([
    [1, 0],
    [0, 2],
  ]);
  const other = await anAccount(services);
  await inviteTo(services, other, "asked@people.example");
  expect(await countsOf(other.userId)).toEqual([0, 0]);
});
