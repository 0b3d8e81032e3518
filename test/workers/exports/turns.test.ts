import { describe, expect, it } from "vitest";
import type { ExportId, OutboxId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepOutbox } from "../../../workers/jobs/sweeps/outbox";
import { askedExport, taskRow } from "../../support/exports";
import { bindings, testServices } from "../../support/forms";
import { aDesk, type Desk } from "../../support/review";

const minuteMs = 60_000;
type TestServices = ReturnType<typeof testServices>;

/** One more spreadsheet; a landlord may have one of a kind under way, so that those before it are of another for a moment. */
async function asked(services: TestServices, desk: Desk) {
  const rename = (kind: string) =>
    bindings.DB.prepare("UPDATE export_task SET kind = ? WHERE user_id = ?").bind(kind, desk.userId).run();
  await rename("applications-zip");
  const id = await askedExport(services, desk.actor, { form: desk.formId });
  await rename("applications-csv");
  const job = await bindings.DB.prepare("SELECT id FROM outbox WHERE dedupe_key = ?")
    .bind(`export:${id}`)
    .first<{ id: OutboxId }>();
  return { id, job: job?.id as OutboxId };
}

const stateOf = async (id: ExportId) => (await taskRow(id))?.state;
const jobRow = (id: OutboxId) =>
  bindings.DB.prepare("SELECT attempts, last_error, next_at, done_at, lane FROM outbox WHERE id = ?").bind(id).first();

/** Services whose storage does something in the middle of the making. */
function whileWriting(services: TestServices, then: () => Promise<unknown>): Services {
  const write: Services["archives"]["write"] = async (key, blocks) => {
    await then();
    return services.archives.write(key, blocks);
  };
  return { ...services, archives: { ...services.archives, write } };
}

function later(services: TestServices, ms: number) {
  services.setNow(new Date(services.clock.now().getTime() + ms));
}

describe("making exports", () => {
  // Red without the NOT EXISTS of takeTask: one landlord's archives take every consumer there is.
  it("runs one at a time for each landlord, in parallel to other landlords' exports", async () => {
    const services = testServices(new Date());
    const [desk, other] = [await aDesk(services), await aDesk(services)];
    const one = await asked(services, desk);
    const two = await asked(services, desk);
    const theirs = await asked(services, other);
    const making = whileWriting(services, async () => {
      await runJob(services, two.job);
      await runJob(services, theirs.job);
    });
    await runJob(making, one.job);
    expect([await stateOf(one.id), await stateOf(two.id), await stateOf(theirs.id)]).toEqual([
      "ready",
      "waiting",
      "ready",
    ]);
    const now = services.clock.now().getTime();
    // Waiting for one's turn is no failed try.
    expect(await jobRow(two.job)).toMatchObject({
      ...{ attempts: 0, last_error: "one-at-a-time", next_at: now + 30_000, done_at: null, lane: "exports" },
    });
    later(services, 31_000);
    await runJob(services, two.job);
    expect(await stateOf(two.id)).toBe("ready");
  });

  // Red with a lease of sixteen minutes.
  it("is repeated within minutes of a crash, and never begun twice at once", async () => {
    const services = testServices(new Date());
    const desk = await aDesk(services);
    const { id, job } = await asked(services, desk);
    const next = await asked(services, desk);
    // The consumer's isolate ends in the middle: nothing of it is ever heard of again.
    const died = new Promise<void>((resolve) => {
      const dying = whileWriting(services, () => {
        resolve();
        return new Promise(() => undefined);
      });
      void runJob(dying, job);
    });
    await died;
    const woken: string[] = [];
    const mailQueue: Services["mailQueue"] = {
      notify: async (found) => void woken.push(...found),
      waitingSince: async () => null,
    };
    later(services, 1.5 * minuteMs);
    await sweepOutbox({ ...services, mailQueue });
    expect(woken).not.toContain(job);
    later(services, minuteMs);
    await sweepOutbox({ ...services, mailQueue });
    expect(woken).toContain(job);
    await runJob(services, job);
    expect(await stateOf(id)).toBe("ready");
    later(services, minuteMs);
    await runJob(services, next.job);
    expect(await stateOf(next.id)).toBe("ready");
  });
});
