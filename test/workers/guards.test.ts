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

describe("access to an account's form", () => {
  // Each row is red without its part of `landlordOf`.
  it.each([
    ["is granted to its own account", "", true],
    ["is refused once the session has ended", "UPDATE session SET expires_at = ?2 - 1 WHERE user_id = ?1", false],
    ["is refused at the moment the session ends", "UPDATE session SET expires_at = ?2 WHERE user_id = ?1", false],
    [
      "is granted in the last millisecond before the end",
      "UPDATE session SET expires_at = ?2 + 1 WHERE user_id = ?1",
      true,
    ],
    ["is refused after a sign-out", "DELETE FROM session WHERE user_id = ?1 AND ?2", false],
    [
      "is refused while the mail address is unconfirmed",
      "UPDATE user SET email_verified = 0 WHERE id = ?1 AND ?2",
      false,
    ],
    ["is refused to a banned account", "UPDATE user SET banned = 1 WHERE id = ?1 AND ?2", false],
    ["is refused while a temporary ban lasts", "UPDATE user SET banned = 1, ban_expires = ?2 + 1 WHERE id = ?1", false],
    ["is granted again after a temporary ban", "UPDATE user SET banned = 1, ban_expires = ?2 WHERE id = ?1", true],
  ])("%s", async (_what, change, expected) => {
    const desk = await aDesk(services, { applications: 0 });
    if (change) await run(change, desk.userId, now);
    expect(await isReached(desk.formId, desk.actor as AccountLandlord)).toBe(expected);
  });

  it("is refused to another account", async () => {
    const [mine, theirs] = [await aDesk(services, { applications: 0 }), await aDesk(services, { applications: 0 })];
    expect(await isReached(theirs.formId, mine.actor)).toBe(false);
  });
});

describe("access to a guest's form", () => {
  async function aGuest(link: { purpose: string; lifetimeMs: number } = mailLinks.manageForm) {
    const form = await aPublishedForm(services);
    const token = await mintToken(services, link, form.guestRentFormId);
    return { form, actor: { kind: "guest" as const, manageHashes: [await sha256Hex(token)] } };
  }

  // Each row is red without its part of `holdsKey`.
  it.each([
    ["is granted by its manage link", "", true],
    [
      "is refused once an account has claimed the form",
      "UPDATE guest_rent_form SET claimed_by = 'somebody' WHERE id = ?1 AND ?2",
      false,
    ],
    [
      "is refused before the mail address is confirmed",
      "UPDATE guest_rent_form SET verified_at = NULL WHERE id = ?1 AND ?2",
      false,
    ],
    ["is refused at the moment the link ends", "UPDATE link_token SET expires_at = ?2 WHERE ref = ?1", false],
    [
      "is granted in the last millisecond before the end",
      "UPDATE link_token SET expires_at = ?2 + 1 WHERE ref = ?1",
      true,
    ],
  ])("%s", async (_what, change, expected) => {
    const { form, actor } = await aGuest();
    if (change) await run(change, form.guestRentFormId, now);
    expect(await isReached(form.formId, actor)).toBe(expected);
  });

  it.each(Object.values(mailLinks).filter(({ purpose }) => purpose !== mailLinks.manageForm.purpose))(
    "is refused by a link for $purpose",
    async ({ purpose }) => {
      const { form, actor } = await aGuest({ purpose, lifetimeMs: hourMs });
      expect(await isReached(form.formId, actor)).toBe(false);
    },
  );

  it("is refused by the link of another form, and without a link", async () => {
    const [mine, theirs] = [await aGuest(), await aGuest()];
    expect(await isReached(theirs.form.formId, mine.actor)).toBe(false);
    expect(await isReached(mine.form.formId, { kind: "guest", manageHashes: [] })).toBe(false);
  });
});
