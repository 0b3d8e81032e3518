import { describe, expect, it } from "vitest";
import type { OutboxId } from "../../../../app/kernel/ids";
import { insertJob, type JobKind, jobs, type NewJob } from "../../../../app/platform/outbox.server";
import { runJob } from "../../../../workers/jobs/run-job";
import { differenceOf, readSignature, type Signature } from "../../../support/database-signature";
import { aMailService, closeJobs, faultyRequest, runOpenJobs } from "../../../support/fault-runs";
import { faultsOf } from "../../../support/faults";
import type { CallKind, Fault } from "../../../support/faulty-env";
import { bindings, ids, testServices } from "../../../support/forms";
import { jobCases } from "../../../support/job-cases";

type Ended = { left: Signature; mails: number; kinds: CallKind[]; isDone: boolean };

/** One job of the kind, with or without a fault at its first try, until it and what it made are settled. */
async function runOnce(kind: JobKind, fault: Fault | null): Promise<Ended> {
  const ref = (await jobCases[kind].make()) as NewJob["ref"];
  await closeJobs();
  const id = ids.uuid<OutboxId>();
  await insertJob(testServices().db, { id, kind, ref, dedupeKey: null, now: new Date() });
  const before = await readSignature();
  const { source, sent } = aMailService();
  const request = faultyRequest(fault, source);
  await runJob(request.services, id).catch(() => undefined);
  await request.settled();
  await runOpenJobs(source);
  const row = await bindings.DB.prepare("SELECT done_at FROM outbox WHERE id = ?")
    .bind(id)
    .first<{ done_at: number }>();
  const left = differenceOf(before, await readSignature());
  return { left, mails: sent(), kinds: request.kinds, isDone: (row?.done_at ?? 0) > 0 };
}

describe("a job with one failing call to a binding at its first attempt", () => {
  // Red when a handler writes something twice, or leaves half of it: the database must end as it does without a fault.
  it.each(Object.keys(jobs) as JobKind[])("%s ends as it does without the failure", async (kind) => {
    const sound = await runOnce(kind, null);
    expect([sound.isDone, sound.mails]).toEqual([true, jobCases[kind].mails]);
    expect(sound.kinds.length).toBeGreaterThanOrEqual(2);
    for (const fault of faultsOf(sound.kinds)) {
      const ended = await runOnce(kind, fault);
      const name = `${kind}, call ${fault.call} of ${sound.kinds.length}, ${fault.when}`;
      expect({ name, isDone: ended.isDone, left: ended.left }).toEqual({ name, isDone: true, left: sound.left });
      // None is lost; one whose answer was lost leaves twice, and no third time.
      expect([sound.mails, sound.mails + Math.min(1, sound.mails)], name).toContain(ended.mails);
    }
  });
});
