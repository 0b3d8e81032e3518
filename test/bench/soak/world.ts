import type { OutboxId } from "../../../app/kernel/ids";
import type { Services } from "../../../app/services";
import type { Env } from "../../../workers/env";
import { runJob } from "../../../workers/jobs/run-job";
import { runSweeps } from "../../../workers/jobs/sweep";
import { createServices } from "../../../workers/services";
import { type Fault, faultyEnv } from "../../support/faulty-env";
import { bindings } from "../../support/forms";
import { silentLog } from "../../support/services";

const minuteMs = 60_000;

/** What goes wrong, as shares of 1. */
export type Weather = { faults: number; kills: number; queueLoss: number; queueTwice: number; jumps: number };

/** The same numbers for the same seed: a run that lost something can be had again. */
export function createDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { next, isHit: (share: number) => next() < share, below: (count: number) => Math.floor(next() * count) };
}

export type Dice = ReturnType<typeof createDice>;

/**
 * The product over real local bindings, by a clock that runs ahead: requests, the queue's consumer and the cron. Some calls to
 * bindings fail before or after they took effect, some runs are killed in the middle, the queue loses and repeats messages, the
 * clock jumps. Counts what it did to it.
 */
export function createWorld(dice: Dice, weather: Weather, start: number) {
  let now = start;
  const queue: OutboxId[] = [];
  const done = { faults: 0, kills: 0, lost: 0, twice: 0, jumps: 0, runs: 0 };
  /** When a run of the cron broke off or the clock jumped, and whose messages went lost: such work may be late. */
  const bad = { moments: [] as number[], jobs: new Set<OutboxId>() };
  const clock = { now: () => new Date(now) };
  const lane = {
    sendBatch: async (messages: Iterable<{ body: { outboxId: OutboxId } }>) => {
      for (const { body } of messages) queue.push(body.outboxId);
    },
    metrics: async () => ({ backlogCount: 0, backlogBytes: 0 }),
  } as unknown as Env["MAIL_QUEUE"];
  const lanes = { URGENT_QUEUE: lane, MAIL_QUEUE: lane, BULK_QUEUE: lane, EXPORT_QUEUE: lane };
  const sound: Env = { ...bindings, ...lanes };

  /** One request, message or run of the cron; true when it came to its end. */
  async function once(work: (services: Services) => Promise<unknown>): Promise<boolean> {
    const fault: Fault | null = dice.isHit(weather.faults)
      ? { call: 1 + dice.below(40), when: dice.isHit(0.5) ? "before" : "after" }
      : null;
    const isKilled = fault === null && dice.isHit(weather.kills);
    const env = isKilled ? killedEnv(sound, 1 + dice.below(40)) : faultyEnv(sound, fault).env;
    const deferred: Promise<unknown>[] = [];
    const services = createServices(env, (promise) => void deferred.push(promise), { clock, log: silentLog });
    if (fault) done.faults += 1;
    if (isKilled) done.kills += 1;
    try {
      return (await work(services)) !== false;
    } catch {
      return false;
    } finally {
      await Promise.allSettled(deferred);
    }
  }

  /** What the queue holds by now, some of it lost, some of it twice. */
  async function consume(): Promise<void> {
    const messages = queue.splice(0);
    for (const id of messages) {
      if (dice.isHit(weather.queueLoss)) {
        done.lost += 1;
        bad.jobs.add(id);
        continue;
      }
      const times = dice.isHit(weather.queueTwice) ? 2 : 1;
      if (times === 2) done.twice += 1;
      for (let time = 0; time < times; time += 1) await once((services) => runJob(services, id));
    }
  }

  async function cron(): Promise<void> {
    done.runs += 1;
    const troubles = done.faults + done.kills;
    await once((services) => runSweeps(services));
    if (done.faults + done.kills > troubles) bad.moments.push(now);
    await consume();
  }

  /** Lets so many minutes pass; now and then the clock jumps an hour ahead, or half an hour back. */
  function pass(minutes: number): void {
    now += minutes * minuteMs;
    if (!dice.isHit(weather.jumps)) return;
    done.jumps += 1;
    bad.moments.push(now);
    now += dice.isHit(0.5) ? 60 * minuteMs : -30 * minuteMs;
  }

  return { clock, done, bad, once, cron, pass, calm: () => Object.assign(weather, calmWeather), now: () => now };
}

const calmWeather: Weather = { faults: 0, kills: 0, queueLoss: 0, queueTwice: 0, jumps: 0 };

const queues = ["URGENT_QUEUE", "MAIL_QUEUE", "BULK_QUEUE", "EXPORT_QUEUE"] as const;

/** From this call on nothing takes effect any more, as where the isolate ends. */
function killedEnv(env: Env, call: number): Env {
  let calls = 0;
  const gate = (work: () => unknown) => {
    calls += 1;
    if (calls >= call) throw new Error("killed");
    return work();
  };
  const guard = <T extends object>(target: T, names: readonly string[]): T =>
    new Proxy(target, {
      get(inner, name) {
        const value = Reflect.get(inner, name) as unknown;
        if (typeof value !== "function") return value;
        const method = value.bind(inner) as (...values: unknown[]) => unknown;
        return names.includes(String(name)) ? async (...values: unknown[]) => gate(() => method(...values)) : method;
      },
    });
  const originals = new WeakMap<object, D1PreparedStatement>();
  const guardStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const guarded = new Proxy(guard(statement, ["all", "run", "first", "raw"]), {
      get(inner, name) {
        if (name === "bind") return (...values: unknown[]) => guardStatement(statement.bind(...values));
        return Reflect.get(inner, name) as unknown;
      },
    });
    originals.set(guarded, statement);
    return guarded;
  };
  const DB = new Proxy(env.DB, {
    get(inner, name) {
      if (name === "prepare") return (query: string) => guardStatement(inner.prepare(query));
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) =>
          gate(() => inner.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      return Reflect.get(inner, name) as unknown;
    },
  });
  return {
    ...env,
    DB,
    PUBLISHED_FORMS: guard(env.PUBLISHED_FORMS, ["get", "put", "delete", "list"]),
    DOCUMENTS: guard(env.DOCUMENTS, ["get", "put", "delete", "list", "head"]),
    ...Object.fromEntries(queues.map((name) => [name, guard(env[name] as object, ["sendBatch", "metrics"])])),
  } as Env;
}
