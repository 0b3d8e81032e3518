/** Fields of a log line: codes, counts and ids. Never an answer, a token, an address or a document's name. */
export type LogFields = Record<string, string | number | boolean | null>;

export type Logger = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

export const consoleLogger: Logger = {
  info: (event, fields) => console.log(JSON.stringify({ level: "info", event, ...fields })),
  warn: (event, fields) => console.warn(JSON.stringify({ level: "warn", event, ...fields })),
  error: (event, fields) => console.error(JSON.stringify({ level: "error", event, ...fields })),
};

/** A name for a failure that is safe to log: an error's message may hold bound values. */
export function errorCode(error: unknown): string {
  if (error instanceof Error) return error.name;
  return typeof error;
}
