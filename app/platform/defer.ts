import { reportError } from "./error-report";
import type { Logger } from "./logger";

/** Runs work after the response through waitUntil and logs its failure. Nothing that matters may hang on it alone. */
export type Defer = (what: string, work: Promise<unknown>) => void;

export function createDefer(waitUntil: (promise: Promise<unknown>) => void, log: Logger): Defer {
  return (what, work) => {
    waitUntil(work.catch((error: unknown) => log.error("deferred-work-failed", { what, ...reportError(error) })));
  };
}
