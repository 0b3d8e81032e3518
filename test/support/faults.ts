import { env } from "cloudflare:test";
import { expect } from "vitest";
import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { runJob } from "../../workers/jobs/run-job";
import { sweepOutbox } from "../../workers/jobs/sweeps/outbox";
import { createServices } from "../../workers/services";
import { type CallKind, type Fault, faultyEnv, InjectedFault, type Interruption } from "./faulty-env";
import { bindings } from "./forms";
import { mailOf } from "./outbox";
import { silentLog } from "./services";

export const minuteMs = 60 * 1000;
/** Mails leave through a recorder: a queue that loses everything leaves the work to the sweep. */
const quietQueue = {
  sendBatch: async () => undefined,
  metrics: async () => ({ backlogCount: 0, backlogBytes: 0 }),
} as unknown as Env["MAIL_QUEUE"];
export const base: Env = {
  ...bindings,
  URGENT_QUEUE: quietQueue,
  MAIL_QUEUE: quietQueue,
  BULK_QUEUE: quietQueue,
  EXPORT_QUEUE: quietQueue,
};

/** `FAULTS=all`: every call, before and after its effect. */
const isAll = (env as { FAULTS?: string }).FAULTS === "all";

/**
 * The faults of a piece of work that made these calls. By default those after a write, whose answer is lost: the database then
 * stands as it does where the next call fails before its effect, so that those are one in a bare world; and the first call of all.
 */
export function faultsOf(kinds: readonly CallKind[]): Fault[] {
  return kinds.flatMap((kind, index) => {
    const call = index + 1;
    const faults: Fault[] = isAll || call === 1 ? [{ call, when: "before" }] : [];
    return kind === "write" ? [...faults, { call, when: "after" }] : faults;
  });
}

/** Services of one request over bindings of which one call fails. */
export function requestWith(fault: Fault | Interruption | null, source: Env = base) {
  const faulty = faultyEnv(source, fault);
  const deferred: Promise<unknown>[] = [];
  const services = createServices(faulty.env, (work) => void deferred.push(work), { log: silentLog });
  return { services, calls: faulty.calls, kinds: faulty.kinds, settled: () => Promise.allSettled(deferred) };
}

/** The cron, later and on sound bindings, until nothing is due: what it finds is done at once. */
export async function sweepUntilDone(source: Env = base): Promise<void> {
  for (let minute = 3; minute < 60; minute += 3) {
    const at = new Date(Date.now() + minute * minuteMs);
    const services = createServices(source, () => undefined, { log: silentLog, clock: { now: () => at } });
    const notify = async (found: readonly OutboxId[]) => {
      for (const id of found) await runJob(services, id);
    };
    if ((await sweepOutbox({ ...services, mailQueue: { notify, waitingSince: async () => null } })) === 0) return;
  }
  throw new Error("the outbox does not come to an end");
}

type Jobs = { id: string; done_at: number | null; dead_at: number | null }[];

/** Rows of one kind about one id. */
export async function jobsOf(kind: string, ref: string): Promise<Jobs> {
  const found = await bindings.DB.prepare("SELECT id, done_at, dead_at FROM outbox WHERE kind = ? AND ref LIKE ?")
    .bind(kind, `%${ref}%`)
    .all<Jobs[number]>();
  return found.results;
}

type Case = {
  /** One request; true when the person was told that it worked. Faults may throw: the person saw an error. */
  act(services: Services): Promise<boolean>;
  /** Whether the database holds the work now. Throws when it holds a part of it. */
  isStored(): Promise<boolean>;
  /** After the sweep: what must be there once. */
  check(): Promise<void>;
};

/** The calls of `prepare`'s act fail, each time on rows of its own (`faultsOf`). */
export async function everyFault(prepare: () => Promise<Case>): Promise<number> {
  const sound = requestWith(null);
  expect(await (await prepare()).act(sound.services)).toBe(true);
  await sound.settled();
  for (const fault of faultsOf(sound.kinds)) await oneFault(await prepare(), fault);
  return sound.calls();
}

async function oneFault(work: Case, fault: Fault): Promise<void> {
  const name = `call ${fault.call}, ${fault.when}`;
  const request = requestWith(fault);
  const isAcknowledged = await work.act(request.services).catch((error: unknown) => {
    if (rootOf(error) instanceof InjectedFault) return false;
    throw error;
  });
  await request.settled();
  const isStored = await work.isStored();
  if (isAcknowledged) expect(isStored, name).toBe(true);
  // Whoever saw an error tries again; then it is there, however the first try ended.
  if (!isAcknowledged) expect(await work.act(requestWith(null).services), name).toBe(true);
  expect(await work.isStored(), name).toBe(true);
  await sweepUntilDone();
  await work.check();
}

export function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

export async function expectOneMail(jobs: Jobs): Promise<void> {
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({ done_at: expect.any(Number), dead_at: null });
  expect(await mailOf(jobs[0]?.id ?? "")).not.toBeNull();
}
