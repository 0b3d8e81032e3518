/** What went wrong between the Worker and D1, told apart at the binding: above it, libraries wrap and swallow errors. */

const failures = new WeakSet<object>();

/** A constraint or a guard that says no is D1 at work; everything else a call throws is D1 not at work. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.message.includes("SQLITE_CONSTRAINT");
}

/** Remembers that this error means "the database failed", however it is wrapped later. */
export function noteDatabaseFailure(error: unknown): void {
  if (typeof error === "object" && error !== null) failures.add(error);
}

/** Whether an error, or what it was caused by, is a call to D1 that failed. */
export function isDatabaseFailure(error: unknown): boolean {
  for (let cause = error, depth = 0; typeof cause === "object" && cause !== null && depth < 8; depth += 1) {
    if (failures.has(cause)) return true;
    cause = (cause as { cause?: unknown }).cause;
  }
  return false;
}

/** Thrown where a library has put another error in place of the database's own. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
  constructor(options?: ErrorOptions) {
    super("The database did not answer", options);
    noteDatabaseFailure(this);
  }
}
