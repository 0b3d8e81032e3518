import { env } from "cloudflare:test";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { createServices, type Overrides } from "../../workers/services";

/**
 * Nothing is sold in it unless a test asks, so that forms of accounts need no credit.
 * The real services on the test's own D1, KV, R2 and queues. Their clock stands at `now`, where one is given, until
 * `setNow` moves it; nothing is logged unless a test brings a log.
 */
export function testServices(options: Overrides & { now?: Date } = {}): Services & { setNow(at: Date): void } {
  const { now, ...overrides } = options;
  let current = now;
  const clock = { now: () => current ?? new Date() };
  const services = createServices(env as unknown as Env, () => undefined, {
    clock,
    log: silentLog,
    isSelling: false,
    ...overrides,
  });
  return Object.assign(services, {
    setNow(at: Date) {
      current = at;
    },
  });
}

export const testEnv = env as unknown as Env;

export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A clock that a test moves by hand. */
export function handClock(start = "2026-11-21T09:00:00Z") {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (ms: number) => {
      at += ms;
    },
  };
}
