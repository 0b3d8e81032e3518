import { expect, it } from "vitest";
import { submitApplication } from "../../../app/features/applying/apply/commands/submit-application.server";
import { hasFullReviewOf } from "../../../app/features/deciding/decision/queries/has-full-review.server";
import { listApplicants } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { payWithCredit } from "../../../app/features/forms/rent-forms/commands/pay-with-credit.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { makePersonKeys } from "../../../app/platform/people/person-keys.server";
import { answerReviewPost } from "../../../app/routes/shared/review-posts";
import { aSentApplication } from "../../support/applications";
import { storeForm } from "../../support/apply-visitor";
import { giveCredits } from "../../support/credits";
import { bindings } from "../../support/forms";
import { fillForm } from "../../support/many-applications";
import { anOwner, type Owner, opened } from "../../support/owner";
import { aReadyDraft, submitInput } from "../../support/ready-draft";

async function sentTo(owner: Owner, formId: string, count: number): Promise<ApplicationId[]> {
  for (let n = 0; n < count; n += 1) await aSentApplication(owner.services, { formId } as never);
  // As sending does it (the last test here).
  await bindings.DB.prepare(
    "UPDATE application SET plan = (SELECT plan FROM rent_form WHERE id = form_id) WHERE form_id = ? AND plan IS NULL",
  )
    .bind(formId)
    .run();
  const { results } = await bindings.DB.prepare("SELECT id, plan FROM application WHERE form_id = ?")
    .bind(formId)
    .all<{ id: ApplicationId; plan: string }>();
  return results.map(({ id }) => id);
}

const decline = ({ services, actor }: Owner, ids: readonly string[]) =>
  answerReviewPost(services, actor, { intent: "shortlist", ids: ids.join(","), letter: "none" }, "en");

// Red without `hasFullReviewOf` in the row of moves, or when it looks at one at a time.
it("deciding about several at once is refused on a free form and allowed with a credit, also after a downgrade", async () => {
  const owner = await anOwner();
  await giveCredits(owner.services, owner.userId);
  const formId = await opened(owner, "free");
  const ids = await sentTo(owner, formId, 3);
  expect(await decline(owner, ids)).toMatchObject({ ok: false, code: "plan" });
  expect(await decline(owner, ids.slice(0, 1))).toMatchObject({ ok: true, changed: 1 });
  expect(await hasFullReviewOf(owner.services, owner.actor, ids)).toBe(false);
  await payWithCredit(owner.services, owner.actor, { formId, term: 1, use: "credit" });
  expect(await decline(owner, ids)).toMatchObject({ ok: true });
  const later = await sentTo(owner, formId, 1);
  await bindings.DB.prepare("UPDATE rent_form SET plan = 'free' WHERE id = ?").bind(formId).run();
  const newest = later.filter((id) => !ids.includes(id));
  expect(await hasFullReviewOf(owner.services, owner.actor, newest)).toBe(true);
  expect(await hasFullReviewOf(owner.services, owner.actor, ids)).toBe(false);
});

// Red with `application.id IN (ids)` in place of the CROSS JOINs of hasFullReviewOf: it read all of the landlord’s applications.
it("checking the plan of an application reads at most 20 rows among 2,000 applications", async () => {
  const owner = await anOwner();
  await giveCredits(owner.services, owner.userId);
  const formId = await opened(owner, "credit");
  await fillForm(formId, 2_000);
  const [one] = await sentTo(owner, formId, 1);
  const before = owner.services.usage.rowsRead;
  expect(await hasFullReviewOf(owner.services, owner.actor, one ? [one] : [])).toBe(true);
  expect(owner.services.usage.rowsRead - before).toBeLessThanOrEqual(20);
});

it("deciding about several at once is allowed on any plan where selling is off", async () => {
  const owner = await anOwner({ isSelling: false });
  const formId = await opened(owner);
  const ids = await sentTo(owner, formId, 2);
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE rent_form SET plan = 'guest' WHERE id = ?").bind(formId),
    bindings.DB.prepare("UPDATE application SET plan = 'guest' WHERE form_id = ?").bind(formId),
  ]);
  expect(await decline(owner, ids)).toMatchObject({ ok: true, changed: 2 });
});

// Red without `plan` in insertApplication.
it("an application keeps the plan that its form had when it was sent", async () => {
  const owner = await anOwner();
  const { formId, urlId } = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET plan = 'free' WHERE id = ?").bind(formId).run();
  const form = await owner.services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("No form");
  await makePersonKeys(owner.services, [formId]);
  const { draft, token } = await aReadyDraft(owner.services, form);
  expect(await submitApplication(owner.services, submitInput(owner.services, { form, draft, token }))).toMatchObject({
    ok: true,
  });
  await bindings.DB.prepare("UPDATE rent_form SET plan = 'credit' WHERE id = ?").bind(formId).run();
  const row = await bindings.DB.prepare("SELECT plan FROM application WHERE form_id = ?").bind(formId).first();
  expect(row).toEqual({ plan: "free" });
});

// Red without mayHideNames in its row, and with the switch asked of every form instead of one.
it("hiding names needs a credit, stays on after a downgrade, and can be switched off on any plan", async () => {
  const owner = await anOwner();
  await giveCredits(owner.services, owner.userId);
  const formId = await opened(owner, "free");
  const press = (intent: string) => answerReviewPost(owner.services, owner.actor, { intent }, "en");
  const inbox = () => listApplicants(owner.services, owner.actor, readInboxAddress(new URLSearchParams()), "en");
  expect(await press("hide-names")).toMatchObject({ ok: false, code: "plan" });
  expect(await inbox()).toMatchObject({ hidesNames: false, mayHideNames: false });
  await payWithCredit(owner.services, owner.actor, { formId, term: 1, use: "credit" });
  expect(await press("hide-names")).toMatchObject({ ok: true });
  await bindings.DB.prepare("UPDATE rent_form SET plan = 'free' WHERE id = ?").bind(formId).run();
  expect(await inbox()).toMatchObject({ hidesNames: true, mayHideNames: false });
  expect(await press("show-names")).toMatchObject({ ok: true });
});
