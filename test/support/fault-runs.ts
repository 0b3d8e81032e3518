import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { runJob } from "../../workers/jobs/run-job";
import { createServices } from "../../workers/services";
import { base, minuteMs, requestWith } from "./faults";
import type { Fault } from "./faulty-env";
import { bindings, testServices } from "./forms";
import { silentLog } from "./services";

/** A mail service that knows no idempotency key, so that a mail whose answer was lost leaves twice. */
export function aMailService(): { source: Env; sent(): number } {
  let count = 0;
  const send = async () => {
    count += 1;
  };
  const EMAIL = { send } as unknown as SendEmail;
  return { source: { ...base, MAIL_ADAPTER: "cloudflare", EMAIL }, sent: () => count };
}

/** One request of which one call fails; Stripe's stand-in does not, whose table lies in the same database. */
export function faultyRequest(fault: Fault | null, source: Env = base) {
  const request = requestWith(fault, source);
  const { billing } = testServices();
  return { ...request, services: Object.assign(request.services, { billing, isSelling: false }) as Services };
}

/** What stands in the outbox is not looked at from here on. */
export async function closeJobs(): Promise<void> {
  await bindings.DB.prepare("UPDATE outbox SET done_at = 1 WHERE done_at IS NULL AND dead_at IS NULL").run();
}

/** Does what is open in the outbox, later and on sound bindings, until nothing is. */
export async function runOpenJobs(source: Env = base): Promise<void> {
  for (let minute = 6; minute <= 42; minute += 6) {
    const { results } = await bindings.DB.prepare(
      "SELECT id FROM outbox WHERE done_at IS NULL AND dead_at IS NULL",
    ).all<{ id: OutboxId }>();
    if (results.length === 0) return;
    const clock = { now: () => new Date(Date.now() + minute * minuteMs) };
    const services = createServices(source, () => undefined, { log: silentLog, clock });
    for (const { id } of results) await runJob(services, id);
  }
}
