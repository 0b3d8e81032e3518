import type { LogFields, Logger } from "./logger";

/** Words of D1's own failures, as its documentation lists them; its other messages may hold SQL and bound values. */
const knownFailures: [pattern: RegExp, code: string][] = [
  [/Network connection lost/, "network-connection-lost"],
  [/object to be reset/, "storage-reset"],
  [/its code was updated/, "code-updated"],
  [/overloaded/i, "overloaded"],
  [/exceeded its memory limit/, "memory-limit"],
  [/tim(e|ed) ?out/i, "timeout"],
];

const framesAtMost = 8;

/** A failure as log fields: the innermost error's name, D1's code, the constraint, the place. No message, no value. */
export function reportError(error: unknown): LogFields {
  const root = rootOf(error);
  const text = root instanceof Error ? root.message : "";
  const code = /\bSQLITE_[A-Z_]{2,40}\b/.exec(text)?.[0] ?? knownFailures.find(([words]) => words.test(text))?.[1];
  const refused =
    /\b(UNIQUE|CHECK|NOT NULL|FOREIGN KEY) constraint failed(?:: ([a-z_]+\.[a-z_]+(?:, [a-z_]+\.[a-z_]+)*)(?=: SQLITE_|$))?/;
  const [, kind, columns] = refused.exec(text) ?? [];
  const frames = [...new Set([...framesOf(root), ...framesOf(error)])].slice(0, framesAtMost);
  return {
    error: nameOf(root),
    ...(code ? { code } : {}),
    ...(kind ? { constraint: columns ? `${kind} ${columns}` : kind } : {}),
    ...(frames.length > 0 ? { at: frames.join(" < ") } : {}),
  };
}

const reported = new WeakSet<object>();

/** Logs a failure unless it has been: what a library caught, logged and threw on is still one failure, and one line. */
export function reportOnce(log: Logger, event: string, error: unknown, fields: LogFields = {}): void {
  const root = rootOf(error);
  if (typeof root === "object" && root !== null) {
    if (reported.has(root)) return;
    reported.add(root);
  }
  log.error(event, { ...fields, ...reportError(error) });
}

function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 8 && root instanceof Error && root.cause instanceof Error; depth += 1) root = root.cause;
  return root;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return /^[A-Za-z][\w$]{0,60}$/.test(error.name) ? error.name : "Error";
}

/** Lines that are a place in a file and nothing else; the message before them may have lines of its own. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error) || !error.stack) return [];
  const head = `${error.name}: ${error.message}`;
  const stack = error.stack.startsWith(head) ? error.stack.slice(head.length) : error.stack;
  return stack.split("\n").flatMap((line) => {
    const [, where, file, place] =
      /^ {4}at (?:([\w$.<> ]{1,80}) \()?([\w./:@-]{1,200}?)(:\d+:\d+)\)?$/.exec(line) ?? [];
    if (!file || !place) return [];
    return [`${where ? `${where} ` : ""}${file.split("/").at(-1)}${place}`];
  });
}
