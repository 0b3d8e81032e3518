import { describe, expect, it } from "vitest";
import { markViewing } from "../../../app/features/applying/viewings/commands/mark-viewing.server";
import { writeGuests } from "../../../app/features/applying/viewings/commands/write-guests.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { bindings } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { anOwner, dayMs, opened } from "../../support/owner";
import { aBookedSlot } from "../../support/viewings";

const text = "The lease begins in March.\nApply by Sunday.";

describe("a message to those who came", () => {
  // Red without `seen_at IS NOT NULL OR let_through_at IS NOT NULL`, or without messageEveryMs.
  it("goes by mail to whoever saw the home or was let through, once a day, with the link on", async () => {
    const owner = await anOwner({ isSelling: false });
    const { services, actor } = owner;
    const formId = await opened(owner);
    const { slotId, requestId } = await aBookedSlot(services, { formId, actor });
    const message = { formId, slotId, text };
    expect(await writeGuests(services, actor, message)).toMatchObject({ code: "nobody" });
    await markViewing(services, actor, { formId, requestId, mark: "let-through" });
    const other = await anOwner({ isSelling: false });
    expect(await writeGuests(services, other.actor, message)).toMatchObject({ code: "nobody" });
    const both = await Promise.all([writeGuests(services, actor, message), writeGuests(services, actor, message)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const jobs = await jobsOf(requestId);
    expect(jobs).toHaveLength(1);
    const [id] = jobs;
    await runJob(services, id as OutboxId);
    const mail = await mailOf(id ?? "");
    expect(mail?.text).toContain("Apply by Sunday.");
    expect(mail?.text).toMatch(/\/viewing\/[\w-]{43}/);
    const stored = await bindings.DB.prepare("SELECT message FROM viewing_request WHERE id = ?")
      .bind(requestId)
      .first();
    expect(JSON.stringify(stored)).not.toContain("Sunday");
    owner.wait(dayMs);
    expect(await writeGuests(services, actor, message)).toMatchObject({ ok: true, value: 1 });
  });

  it("is written twenty times an hour at most", async () => {
    const owner = await anOwner({ isSelling: false });
    const { services, actor } = owner;
    const message = { formId: await opened(owner), slotId: crypto.randomUUID(), text };
    for (let count = 0; count < 20; count += 1) await writeGuests(services, actor, message);
    expect(await writeGuests(services, actor, message)).toMatchObject({ code: "too-often" });
  });
});

async function jobsOf(requestId: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = 'mail.viewing-message' AND ref ->> 'viewingRequestId' = ?",
  )
    .bind(requestId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
