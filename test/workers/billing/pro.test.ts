import { describe, expect, it } from "vitest";
import { reopenForm } from "../../../app/features/forms/rent-forms/commands/change-form-state.server";
import { swapOpenForm } from "../../../app/features/forms/rent-forms/commands/swap-open-form.server";
import { joinTeam } from "../../../app/features/people/teams/commands/join-team.server";
import { mailLinks } from "../../../app/kernel/links";
import { sweepPlans } from "../../../workers/jobs/sweeps/plans";
import { sendApplication } from "../../support/applications";
import { inviteTo, joinAccount } from "../../support/colleagues";
import { anAccount, bindings, formRow, mintToken } from "../../support/forms";
import { aDraft, anOwner, creditsOf, dayMs, type Owner, opened, publish, start, subscribe } from "../../support/owner";

const set = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

async function endPro({ userId }: Owner, graceUntil: number): Promise<void> {
  await set(
    "UPDATE subscription SET status = 'canceled', grace_until = ? WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)",
    graceUntil,
    userId,
  );
}

describe("starting Pro", () => {
  it("puts forms on the free plan under Pro within a minute, and opens full ones again", async () => {
    const owner = await anOwner();
    const formId = await opened(owner, "free");
    await set("UPDATE rent_form SET state = 'full', closed_at = 1, application_count = 25 WHERE id = ?", formId);
    await subscribe(owner);
    expect(await sweepPlans(owner.services)).toBe(1);
    expect(await formRow(formId)).toMatchObject({ plan: "pro", state: "open", closed_at: null, paid_until: null });
    expect(await sweepPlans(owner.services)).toBe(0);
  });
});

describe("ending Pro", () => {
  async function threeForms() {
    const owner = await anOwner();
    await subscribe(owner);
    const forms = [await opened(owner), await opened(owner, undefined, 30), await opened(owner)] as const;
    await sweepPlans(owner.services);
    await sendApplication(owner.services, forms[0], { at: start - 1000 });
    await sendApplication(owner.services, forms[1], { at: start });
    await endPro(owner, start + 14 * dayMs);
    return { owner, forms, rows: () => Promise.all(forms.map(formRow)) };
  }

  // Red without the grace in isPlanUnsettled, or with another order in keepOneOpen.
  it("all forms run on for the grace period; then the one with the newest application stays open, the others pause", async () => {
    const { owner, rows } = await threeForms();
    owner.wait(14 * dayMs - 1);
    expect(await sweepPlans(owner.services)).toBe(0);
    expect((await rows()).map(({ state }) => state)).toEqual(["open", "open", "open"]);
    owner.wait(1);
    expect(await sweepPlans(owner.services)).toBe(1);
    const end = start + 59 * dayMs;
    expect(await rows()).toMatchObject([
      { state: "paused", plan: "pro", paid_until: start + 14 * dayMs },
      { state: "open", plan: "pro", paid_until: end, opens_until: end },
      { state: "paused" },
    ]);
    expect(await sweepPlans(owner.services)).toBe(0);
  });

  // Red without lowerRoles or lowerInvitations: whoever accepts later came in with a role that nobody pays for.
  it("colleagues and those invited become viewers after the grace, and nobody is thrown out", async () => {
    const owner = await anOwner();
    await subscribe(owner);
    const colleagues = [await anAccount(owner.services), await anAccount(owner.services)] as const;
    await joinAccount(owner.services, owner, colleagues[0], "manager");
    const invited = await inviteTo(owner.services, owner, colleagues[1].email, "reviewer");
    await endPro(owner, start + 3 * dayMs);
    owner.wait(3 * dayMs - 1);
    await sweepPlans(owner.services);
    const roles = async () =>
      (
        await bindings.DB.prepare("SELECT role FROM team_member WHERE owner_id = ? ORDER BY joined_at")
          .bind(owner.userId)
          .all()
      ).results;
    expect(await roles()).toEqual([{ role: "manager" }]);
    owner.wait(1);
    expect(await sweepPlans(owner.services)).toBe(1);
    expect(await roles()).toEqual([{ role: "viewer" }]);
    const token = await mintToken(owner.services, mailLinks.joinTeam, invited);
    expect(await joinTeam(owner.services, colleagues[1], token)).toMatchObject({ ok: true });
    expect(await roles()).toEqual([{ role: "viewer" }, { role: "viewer" }]);
  });

  it("the landlord may choose which form stays open for the remaining time", async () => {
    const { owner, forms, rows } = await threeForms();
    owner.wait(20 * dayMs);
    await sweepPlans(owner.services);
    expect(await swapOpenForm(owner.services, owner.actor, forms[0])).toMatchObject({
      ok: true,
      value: { closed: forms[1] },
    });
    const end = start + 65 * dayMs;
    expect(await rows()).toMatchObject([
      { state: "open", paid_until: end, opens_until: end },
      { state: "paused", opens_until: null },
      { state: "paused" },
    ]);
    expect(await swapOpenForm(owner.services, owner.actor, forms[0])).toMatchObject({ code: "wrong-state" });
    const stranger = await anOwner();
    expect(await swapOpenForm(stranger.services, stranger.actor, forms[2])).toMatchObject({ code: "not-found" });
  });

  // Red when a paused form of Pro opens again as one.
  it("a paused form reopens with a credit or Pro, or for free where it fits the free plan and no other form runs on it", async () => {
    const { owner, forms } = await threeForms();
    owner.wait(14 * dayMs);
    await sweepPlans(owner.services);
    expect(await reopenForm(owner.services, owner.actor, forms[0])).toMatchObject({ code: "other-form-open" });
    expect(await publish(owner, await aDraft(owner), "free")).toMatchObject({ code: "refused" });
    owner.wait(46 * dayMs);
    expect(await reopenForm(owner.services, owner.actor, forms[0])).toMatchObject({ ok: true });
    expect(await formRow(forms[0])).toMatchObject({ plan: "free", paid_until: null, opens_until: start + 105 * dayMs });
    await set("UPDATE subscription SET status = 'active', grace_until = NULL, forms_settled_at = NULL");
    expect(await reopenForm(owner.services, owner.actor, forms[1])).toMatchObject({ ok: true });
    expect(await formRow(forms[1])).toMatchObject({ plan: "pro", paid_until: null, opens_until: null });
    expect(await creditsOf(owner)).toBe(1);
  });
});
