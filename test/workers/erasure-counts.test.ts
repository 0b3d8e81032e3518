import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { eraseAnnounced } from "../../app/features/applying/applications/commands/erase-announced.server";
import type { MemberLink } from "../../app/features/applying/applications/household/queries/find-members.server";
import { listOwnErasures } from "../../app/features/applying/applications/queries/list-erasures.server";
import { erasePart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { deleteApplication } from "../../app/features/deciding/inbox/commands/mark-applications.server";
import type { ApplicationId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { purgeForm } from "../../scripts/recovery/purge-form";
import { bindings, mintToken, testServices } from "../support/forms";
import { aDesk, putState } from "../support/review";
import { withdraw } from "../support/withdraw";

const dayMs = 24 * 3_600_000;
const now = Date.UTC(2026, 10, 21, 9);

async function aYear(applications: number) {
  const services = testServices(new Date(now));
  const desk = await aDesk(services, { applications });
  const list = async (actor = desk.actor) => (await listOwnErasures(services, actor))?.years;
  return { services, desk, list, ids: desk.applicationIds };
}

const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();

/** Somebody with an own part that was sent, with two papers. */
async function aMember(leadId: string, formId: string): Promise<ApplicationId> {
  const id = crypto.randomUUID();
  await run(
    `INSERT INTO application_member (id, application_id, form_id, role, contact, email_hash, invited_at, completed_at,
       document_count, created_at) VALUES (?1, ?2, ?3, 'guarantor', 'x', ?1, 1, 2, 2, 1)`,
    ...[id, leadId, formId],
  );
  return id as ApplicationId;
}

/** Announced, told, and its time over. */
async function overdue(id: string): Promise<void> {
  const announcedAt = now - 8 * dayMs;
  const announce = "UPDATE application SET decided_at = 1, erasure_announced_at = ?1, erase_at = ?1 WHERE id = ?2";
  await run(announce, announcedAt, id);
  await run(
    `INSERT OR IGNORE INTO outbox (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at, done_at)
     SELECT ?1, 'mail.erasure-near', '{}', 'erasure-near:' || landlord_id || ':' || erasure_announced_at, 1, 1, 1, 1, ?2
     FROM application WHERE id = ?3`,
    ...[crypto.randomUUID(), now - 8 * dayMs, id],
  );
}

describe("the counts of erased applications by year and cause, for their landlord only", () => {
  // Red when a command leaves its count out, or counts after the erasing.
  it("count each application once, with the documents and parts of its household", async () => {
    const { services, desk, list, ids } = await aYear(4);
    const [byLandlord, byRequest, byClock, purged] = ids as [
      ApplicationId,
      ApplicationId,
      ApplicationId,
      ApplicationId,
    ];
    await putState(byLandlord, "declined");
    await aMember(byLandlord, desk.formId);
    const key = { formId: desk.formId, applicationId: byLandlord };
    for (let press = 0; press < 2; press += 1) await deleteApplication(services, desk.actor, key);
    const token = await mintToken(services, mailLinks.applicationStatus, byRequest);
    for (let press = 0; press < 2; press += 1) await withdraw(services, token, { erase: true });
    await putState(byClock, "declined");
    await overdue(byClock);
    for (let minute = 0; minute < 2; minute += 1) await eraseAnnounced(services);
    expect(await list()).toEqual([
      { year: 2026, cause: "clock", applications: 1, documents: 1, parts: 0 },
      { year: 2026, cause: "landlord", applications: 1, documents: 3, parts: 1 },
      { year: 2026, cause: "request", applications: 1, documents: 1, parts: 0 },
    ]);
    const memberId = await aMember(purged, desk.formId);
    const link = { memberId, applicationId: purged } as MemberLink;
    for (let press = 0; press < 2; press += 1) {
      services.setNow(new Date(now + press * 1000));
      await erasePart(services, link);
    }
    services.setNow(new Date(now + 60 * dayMs));
    await run("UPDATE session SET expires_at = ? WHERE token = ?", now + 90 * dayMs, desk.actor.sessionToken);
    await purgeForm(services, desk.formId, sql`1`);
    expect(await list()).toEqual([
      { year: 2027, cause: "landlord", applications: 1, documents: 1, parts: 0 },
      { year: 2026, cause: "clock", applications: 1, documents: 1, parts: 0 },
      { year: 2026, cause: "landlord", applications: 1, documents: 3, parts: 1 },
      { year: 2026, cause: "request", applications: 1, documents: 3, parts: 1 },
    ]);
    const other = await aYear(1);
    expect(await other.list()).toEqual([]);
    expect(await other.list({ kind: "account", sessionToken: "none" })).toBeUndefined();
  });

  it("count nothing where a legal hold or a pending decision keeps it", async () => {
    const { services, desk, list, ids } = await aYear(2);
    const [open, held] = ids as [ApplicationId, ApplicationId];
    await putState(held, "declined");
    await run("UPDATE application SET held_at = 1 WHERE id = ?", held);
    for (const applicationId of [open, held])
      await deleteApplication(services, desk.actor, { formId: desk.formId, applicationId });
    const memberId = await aMember(held, desk.formId);
    expect((await erasePart(services, { memberId, applicationId: held } as MemberLink)).ok).toBe(false);
    expect(await list()).toEqual([]);
  });
});
