/** What a person posted when the failure came, to be sent again by one press; passwords are left out. */
export type KeptPost = { action: string; fields: [name: string, value: string][] };

/** `error.data` of the error boundary. "unavailable": no answer of the database (503). "failed": the rest (500). */
export type Failure = { failure: "unavailable" | "failed"; reference: string; kept: KeptPost | null };

/** The failure inside what an error boundary was given; null where it is something else, such as a 404. */
export function readFailure(error: unknown): Failure | null {
  const data = (error as { data?: unknown } | null | undefined)?.data as Partial<Failure> | null | undefined;
  if (typeof data !== "object" || data === null || typeof data.reference !== "string") return null;
  if (data.failure !== "unavailable" && data.failure !== "failed") return null;
  return { failure: data.failure, reference: data.reference, kept: data.kept ?? null };
}

/** How long a client is asked to wait before it tries again (Retry-After). */
export const RETRY_AFTER_SECONDS = 30;

/** Marks an answer of 500 and above as one that is safe to send; the Worker replaces all others, and takes this off. */
export const FAILURE_LOGGED_HEADER = "X-Failure-Told";
