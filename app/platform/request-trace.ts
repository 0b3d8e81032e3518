import type { LogFields, Logger } from "./logger";

/** What names a request in logs, answers and figures. `route`: pattern such as "/apply/:id", null until one was found. */
export type RequestTrace = { readonly id: string; route: string | null };

/** Cloudflare's ray id, where a request came through it; else a random one. Never what a stranger may have written. */
export function createTrace(request: Request): RequestTrace {
  const ray = request.headers.get("cf-ray") ?? "";
  return { id: /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : randomId(), route: null };
}

/** For work that no request asked for, such as a message of a queue or the cron. */
export function createJobTrace(what: string): RequestTrace {
  return { id: randomId(), route: what };
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A log whose lines all name the request. */
export function traceLog(log: Logger, trace: RequestTrace): Logger {
  const named = (fields?: LogFields) => ({
    request: trace.id,
    ...(trace.route ? { route: trace.route } : {}),
    ...fields,
  });
  return {
    info: (event, fields) => log.info(event, named(fields)),
    warn: (event, fields) => log.warn(event, named(fields)),
    error: (event, fields) => log.error(event, named(fields)),
  };
}
