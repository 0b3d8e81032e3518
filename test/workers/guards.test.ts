import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { rentForm } from "../../app/db/schema/forms";
import type { AccountLandlord } from "../../app/kernel/actor";
import { mailLinks } from "../../app/kernel/links";
import { mayReachForm } from "../../app/platform/auth/may-reach-form.server";
import { sha256Hex } from "../../app/platform/crypto";
import { aPublishedForm, bindings, mintToken } from "../support/forms";
import { aDesk } from "../support/review";
import { testServices } from "../support/services";

const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();
const services = testServices();
const now = Date.now();
const hourMs = 3_600_000;

const isReached = async (formId: string, actor: Parameters<typeof mayReachForm>[0]) =>
  (
    await services.db
      .select({ id: rentForm.id })
      .from(rentForm)
      .where(and(eq(rentForm.id, formId as never), mayReachForm(actor, now)))
  ).length === 1;

describe("a form of an account", () => {
  // Each row is red without its part of `landlordOf`.
  it.each([
    ["opens to its account", "", true],
    ["not once the session has ended", "UPDATE session SET expires_at = ?2 - 1 WHERE user_id = ?1", false],
    ["not at the moment at which it ends", "UPDATE session SET expires_at = ?2 WHERE user_id = ?1", false],
    ["to the last millisecond before", "UPDATE session SET expires_at = ?2 + 1 WHERE user_id = ?1", true],
    ["not after a sign-out", "DELETE FROM session WHERE user_id = ?1 AND ?2", false],
    ["not while the address is not confirmed", "UPDATE user SET email_verified = 0 WHERE id = ?1 AND ?2", false],
    ["not to somebody banned", "UPDATE user SET banned = 1 WHERE id = ?1 AND ?2", false],
    ["not while a ban lasts", "UPDATE user SET banned = 1, ban_expires = ?2 + 1 WHERE id = ?1", false],
    ["again after the ban", "UPDATE user SET banned = 1, ban_expires = ?2 WHERE id = ?1", true],
  ])("%s", async (_what, change, expected) => {
    const desk = await aDesk(services, { applications: 0 });
    if (change) await run(change, desk.userId, now);
    expect(await isReached(desk.formId, desk.actor as AccountLandlord)).toBe(expected);
  });

  it("opens to no other account", async () => {
    const [mine, theirs] = [await aDesk(services, { applications: 0 }), await aDesk(services, { applications: 0 })];
    expect(await isReached(theirs.formId, mine.actor)).toBe(false);
  });
});

describe("a guest's form", () => {
  async function aGuest(link: { purpose: string; lifetimeMs: number } = mailLinks.manageForm) {
    const form = await aPublishedForm(services);
    const token = await mintToken(services, link, form.guestRentFormId);
    return { form, actor: { kind: "guest" as const, manageHashes: [await sha256Hex(token)] } };
  }

  // Each row is red without its part of `holdsKey`.
  it.each([
    ["opens by its link", "", true],
    [
      "not once an account has claimed it",
      "UPDATE guest_rent_form SET claimed_by = 'somebody' WHERE id = ?1 AND ?2",
      false,
    ],
    [
      "not before its address is confirmed",
      "UPDATE guest_rent_form SET verified_at = NULL WHERE id = ?1 AND ?2",
      false,
    ],
    ["not by a link that has ended", "UPDATE link_token SET expires_at = ?2 WHERE ref = ?1", false],
    ["to the last millisecond before", "UPDATE link_token SET expires_at = ?2 + 1 WHERE ref = ?1", true],
  ])("%s", async (_what, change, expected) => {
    const { form, actor } = await aGuest();
    if (change) await run(change, form.guestRentFormId, now);
    expect(await isReached(form.formId, actor)).toBe(expected);
  });

  it.each(Object.values(mailLinks).filter(({ purpose }) => purpose !== mailLinks.manageForm.purpose))(
    "not by a link for $purpose",
    async ({ purpose }) => {
      const { form, actor } = await aGuest({ purpose, lifetimeMs: hourMs });
      expect(await isReached(form.formId, actor)).toBe(false);
    },
  );

  it("not by the link of another form, nor by none", async () => {
    const [mine, theirs] = [await aGuest(), await aGuest()];
    expect(await isReached(theirs.form.formId, mine.actor)).toBe(false);
    expect(await isReached(mine.form.formId, { kind: "guest", manageHashes: [] })).toBe(false);
  });
});
