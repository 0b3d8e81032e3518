import { expect, it } from "vitest";
import { closeForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { payWithCredit } from "../../../app/features/forms/rent-forms/commands/pay-with-credit.server";
import { findBilling } from "../../../app/features/money/billing/queries/find-billing.server";
import { sayEntry } from "../../../app/features/money/billing/words";
import type { RentFormId } from "../../../app/kernel/ids";
import { giveCredits } from "../../support/credits";
import { anOwner, dayMs, type Owner, opened } from "../../support/owner";

/** What the history says of credits that were used, newest first. */
async function used({ services, actor }: Owner): Promise<(string | null)[]> {
  const { history } = await findBilling(services, actor, null);
  return history.filter(({ kind }) => kind === "spend").map((row) => sayEntry(row, "en").more);
}

async function aPaidForm() {
  const owner = await anOwner();
  await giveCredits(owner.services, owner.userId, { credits: 3 });
  const formId = await opened(owner, "credit", 9);
  const payAgain = () => payWithCredit(owner.services, owner.actor, { formId, term: 2, use: "credit" });
  return { owner, formId: formId as RentFormId, payAgain };
}

// Red when the days are counted from the moment of paying: 170 of 90 were shown.
it("the billing history shows an extension with the days it adds and the new end", async () => {
  const { owner, payAgain } = await aPaidForm();
  owner.wait(10 * dayMs);
  await payAgain();
  expect(await used(owner)).toEqual(["90 days more, until May 21, 2027", "90 days, until February 20, 2027"]);
});

// Red when what was given back still counts as paid before.
it("the billing history shows a form paid again after its credit came back as paid, not as extended", async () => {
  const { owner, formId, payAgain } = await aPaidForm();
  await closeForm(owner.services, owner.actor, formId);
  owner.wait(2 * dayMs);
  expect(await payAgain()).toMatchObject({ ok: true });
  expect((await used(owner))[0]).toBe("90 days, until February 22, 2027");
});
