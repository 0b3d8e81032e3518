import { env } from "cloudflare:test";
import type { Env } from "../../workers/env";
import { createServices, type Overrides, type Services } from "../../workers/services";

/** The real services on the test's own D1, KV, R2 and queues, with the clock or ids a test wants to choose. */
export function testServices(overrides: Overrides = {}): Services {
  return createServices(env as unknown as Env, () => undefined, { log: silentLog, ...overrides });
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
