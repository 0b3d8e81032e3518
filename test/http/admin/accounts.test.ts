import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { lookAtAccount } from "../../../app/features/forms/screening/commands/look-at-account.server";
import { listQueue } from "../../../app/features/operator/admin/queries/list-queue.server";
import { linesOf } from "../../../app/features/operator/admin/queue";
import { aMember, aNewMember, anAddress, aPassword, count, db, type Member } from "../../support/accounts";
import { testServices } from "../../support/forms";

const { ADMIN_EMAIL } = env as unknown as { ADMIN_EMAIL: string };
const queue = "/admin/spam-protection";
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

let last = 0;
/** An address of a network that nobody else in these tests is in. */
const aNetwork = () => {
  last += 1;
  return `198.19.${last}.7`;
};
const look = ({ userId, email }: Member, address: string, deviceHash: string | null = null) =>
  lookAtAccount(testServices(), { userId, email, address, deviceHash });
const rowOf = (userId: string) =>
  db
    .prepare("SELECT state, score, decision FROM screening WHERE kind = 'account' AND subject_id = ?")
    .bind(userId)
    .first();
const lineOf = async (userId: string) =>
  linesOf(await listQueue(testServices())).find(({ item, more }) =>
    [item, ...more].some(({ key }) => key === `account:${userId}`),
  );
const press = async (fields: Record<string, string>, by: Member = admin) =>
  (await by.browser.call(queue, new URLSearchParams(fields))).status;
const audits = (userId: string) =>
  count("SELECT count(*) AS n FROM audit WHERE target_id = ? AND actor_id = ?", userId, admin.userId);
const isBanned = async (userId: string) =>
  (await db.prepare("SELECT banned FROM user WHERE id = ?").bind(userId).first("banned")) === 1;

async function sixOfOneNetwork(): Promise<Member[]> {
  const address = aNetwork();
  const members: Member[] = [];
  for (let made = 0; made < 6; made += 1) {
    const member = await aMember();
    await look(member, address);
    members.push(member);
  }
  return members;
}

describe("several accounts of one person", () => {
  // Red without lookAtAccount in workers/auth.ts.
  it("are screened when their address is confirmed, and a single one is not held", async () => {
    const { userId } = await aNewMember({ email: anAddress() });
    expect(await rowOf(userId)).toMatchObject({ state: "decided", decision: null });
    expect(await lineOf(userId)).toBeUndefined();
  });

  // Red without the UPDATE of lookAtAccount: only the sixth stands there.
  it("are one line in the queue from the sixth of a network within a day on, without network addresses", async () => {
    const members = await sixOfOneNetwork();
    const [first, second] = members as [Member, Member];
    const line = await lineOf(first.userId);
    expect(line?.more).toHaveLength(5);
    const item = line?.item.key ?? "";
    const page = (await (await admin.browser.call(`${queue}?kind=account&item=${item}`)).text()).replaceAll(
      "<!-- -->",
      "",
    );
    for (const words of ["6 of one network", "Many accounts from one network within a day", "5 other accounts"])
      expect(page).toContain(words);
    expect(page).toContain(`/admin/people/${item.slice("account:".length)}`);
    expect(page).not.toContain("198.19.");
    expect(await lineOf((await aMember()).userId)).toBeUndefined();
    expect(await press({ intent: "suspend", item }, second)).toBe(302);
    expect(await isBanned(first.userId)).toBe(false);
  });

  it("are suspended together, once, with one audit row each, and that can be undone", async () => {
    const members = await sixOfOneNetwork();
    const [one, ...others] = members.map(({ userId }) => `account:${userId}`);
    const item = one ?? "";
    const together = { intent: "suspend", reason: "stolen-account", item, more: others.join(" ") };
    expect([await press(together), await press(together)]).toEqual([303, 409]);
    for (const { userId, browser } of members) {
      expect([await isBanned(userId), await audits(userId)]).toEqual([true, 1]);
      expect((await browser.client.updateUser({ name: "x" })).error?.status).toBe(401);
    }
    const detail = db.prepare("SELECT detail FROM audit WHERE target_id = ? AND action = 'admin.ban-user'");
    expect(await detail.bind(item.slice("account:".length)).first("detail")).toBe("stolen-account");
    expect(await press({ intent: "restore", item })).toBe(303);
    const { userId } = members[0] as Member;
    expect([await isBanned(userId), await audits(userId)]).toEqual([false, 2]);
    expect(await lineOf(userId)).toBeDefined();
  });

  it("leave the queue when accepted, which can be undone, and when the account is deleted", async () => {
    const [member] = (await sixOfOneNetwork()) as [Member];
    const item = `account:${member.userId}`;
    for (const intent of ["release", "back", "release"])
      expect([intent, await press({ intent, item }), await press({ intent, item })]).toEqual([intent, 303, 409]);
    expect([await audits(member.userId), await isBanned(member.userId)]).toEqual([3, false]);
    expect(await lineOf(member.userId)).toBeUndefined();
    await look(await aMember(), aNetwork());
    expect(await rowOf(member.userId)).toMatchObject({ decision: "release" });
    // Red without the DELETE in eraseAccount.
    expect((await member.browser.client.deleteUser({ password: aPassword })).error).toBeNull();
    expect(await rowOf(member.userId)).toBeNull();
  });

  it("on one device count from the third on, and two of one mailbox when it is disposable", async () => {
    const device = crypto.randomUUID();
    const members = [await aMember(), await aMember(), await aMember()];
    for (const member of members) {
      await look(member, aNetwork(), device);
      await db
        .prepare("INSERT INTO known_device (user_id, device_hash, seen_at) VALUES (?, ?, 1)")
        .bind(member.userId, device)
        .run();
    }
    const states = await Promise.all(members.map(async ({ userId }) => (await rowOf(userId))?.state));
    expect(states).toEqual(["decided", "decided", "waiting"]);
  });
});
