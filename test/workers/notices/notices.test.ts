import { describe, expect, it } from "vitest";
import { hideNames } from "../../../app/features/deciding/inbox/commands/hide-names.server";
import {
  markAllRead,
  markNotice,
  markOpened,
} from "../../../app/features/deciding/notices/commands/mark-notice.server";
import { countUnread, listNotices } from "../../../app/features/deciding/notices/queries/list-notices.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ApplicationId } from "../../../app/kernel/ids";
import { unreadCountedAtMost } from "../../../app/kernel/unread";
import { anAccountForm } from "../../support/account-forms";
import { anAccount, bindings, testServices } from "../../support/forms";
import { aDesk, putState } from "../../support/review";

async function aLandlord(services = testServices()) {
  const account = await anAccount(services);
  const { formId } = await anAccountForm(services, account.actor);
  return { services, ...account, formId };
}

async function aNotice(
  to: { userId: string; formId: string },
  options: { at?: number; ref?: string; read?: number } = {},
) {
  const id = crypto.randomUUID();
  await bindings.DB.prepare(
    "INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at, read_at) VALUES (?, ?, ?, 'application-new', ?, ?, ?)",
  )
    .bind(id, to.userId, to.formId, options.ref ?? crypto.randomUUID(), options.at ?? 1000, options.read ?? null)
    .run();
  return id;
}

/** Notices by the hundred in a few statements. */
async function manyNotices(to: { userId: string; formId: string }, count: number, readAt: number | null) {
  await bindings.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     INSERT INTO notification (id, landlord_id, form_id, kind, ref, created_at, read_at)
     SELECT lower(hex(randomblob(16))), ?, ?, 'application-new', lower(hex(randomblob(16))), i, ? FROM n`,
  )
    .bind(count, to.userId, to.formId, readAt)
    .run();
}

const unreadOf = async (services: ReturnType<typeof testServices>, actor: AccountLandlord) =>
  (await countUnread(services, actor))?.count;

describe("the list of notices", () => {
  it("is newest first, page by page, each notice once, and contains none of another account", async () => {
    const landlord = await aLandlord();
    const other = await aLandlord(landlord.services);
    await manyNotices(landlord, 60, null);
    await aNotice(other, { at: 30 });
    const seen: number[] = [];
    let before: Parameters<typeof listNotices>[2] = null;
    for (let round = 0; round < 5; round += 1) {
      const page = await listNotices(landlord.services, landlord.actor, before);
      seen.push(...(page?.notices.map(({ createdAt }) => createdAt) ?? []));
      before = page?.older ?? null;
      if (!before) break;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });

  // Red without isUnnamed in listNotices: names stood beside the references that the inbox shows in their place.
  it("names nobody whose name the account's lists hide", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const [one, two] = desk.applicationIds as [ApplicationId, ApplicationId];
    for (const ref of [one, two]) await aNotice(desk, { ref });
    const names = async () =>
      Object.fromEntries(
        (await listNotices(services, desk.actor, null))?.notices.map(({ ref, applicantName }) => [
          ref,
          applicantName,
        ]) ?? [],
      );
    expect(Object.values(await names()).every((name) => name !== "")).toBe(true);
    await hideNames(services, desk.actor, true);
    await putState(one, "shortlisted");
    expect(await names()).toEqual({ [one]: expect.stringMatching(/./), [two]: "" });
  });

  it("is refused with an ended session, and so is the unread count", async () => {
    const { services } = await aLandlord();
    const nobody = { kind: "account", sessionToken: "x".repeat(32) } as const;
    expect(await listNotices(services, nobody, null)).toBeNull();
    expect(await countUnread(services, nobody)).toBeNull();
  });
});

describe("marking notices as read", () => {
  it("works for one notice in both directions, and finds none of another account", async () => {
    const landlord = await aLandlord();
    const other = await aLandlord(landlord.services);
    const id = await aNotice(landlord);
    const { services, actor } = landlord;
    expect(await markNotice(services, other.actor, { id, isRead: true })).toMatchObject({
      ok: false,
      code: "not-found",
    });
    expect(await unreadOf(services, actor)).toBe(1);
    expect(await markNotice(services, actor, { id, isRead: true })).toMatchObject({ ok: true });
    expect(await unreadOf(services, actor)).toBe(0);
    await markNotice(services, actor, { id, isRead: false });
    expect(await unreadOf(services, actor)).toBe(1);
  });

  it("marks all that were shown, and none that arrived since or belongs to another account", async () => {
    const { services, actor, ...to } = await aLandlord();
    const other = await aLandlord(services);
    await aNotice(to, { at: 10 });
    await aNotice(to, { at: 20 });
    await aNotice(to, { at: 30 });
    await aNotice(other, { at: 10 });
    await markAllRead(services, actor, 20);
    expect(await unreadOf(services, actor)).toBe(1);
    expect(await unreadOf(services, other.actor)).toBe(1);
  });

  it("on opening an application marks its own account's notices only", async () => {
    const { services, actor, ...to } = await aLandlord();
    const other = await aLandlord(services);
    const ref = crypto.randomUUID();
    await aNotice(to, { ref });
    await aNotice(to, { ref });
    await aNotice(to);
    await markOpened(services, other.actor, ref);
    expect(await unreadOf(services, actor)).toBe(3);
    await markOpened(services, actor, ref);
    expect(await unreadOf(services, actor)).toBe(1);
  });
});

describe("the count of unread notices", () => {
  // Red where it is counted to the end, or up to a thousand: it is asked for every twenty seconds.
  it("stops at a hundred, and reads no more rows where there are thousands", async () => {
    const { services, actor, ...to } = await aLandlord();
    await manyNotices(to, 5000, 1);
    await manyNotices(to, 1300, null);
    const before = services.usage.rowsRead;
    expect(await unreadOf(services, actor)).toBe(unreadCountedAtMost);
    expect(services.usage.rowsRead - before).toBeLessThan(130);
  });
});
