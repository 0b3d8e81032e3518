import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client.server";

type Statement = BatchItem<"sqlite">;
/** One statement; several of one kind; or null for one that this batch does without. */
export type NamedStatements = Record<string, Statement | readonly Statement[] | null>;
type ResultOf<S> = S extends Statement
  ? S["_"]["result"]
  : S extends readonly Statement[]
    ? { [At in keyof S]: ResultOf<S[At]> }
    : null;
export type NamedResults<T extends NamedStatements> = { [Name in keyof T]: ResultOf<T[Name]> };

/** SQL: the statement right before this one wrote a row. For one statement; the others ask `isGuarded` (platform/audit-guard). */
export const hasJustWritten = sql`changes() > 0`;

/**
 * Runs named statements as one transaction, in the order in which they are written, and gives what each answered by its name:
 * rows of a select or RETURNING, D1's result with `meta.changes` of a plain statement, a list for a list, null for null.
 * Throws what D1 throws.
 */
export async function runBatch<T extends NamedStatements>(db: Database, statements: T): Promise<NamedResults<T>> {
  const entries = Object.entries(statements).map(([name, given]) => ({ name, given, list: listOf(given) }));
  const [first, ...others] = entries.flatMap(({ list }) => list);
  if (!first) return Object.fromEntries(entries.map(({ name, given }) => [name, given])) as NamedResults<T>;
  const answers = (await db.batch([first, ...others])) as unknown[];
  let at = 0;
  const named = entries.map(({ name, given, list }) => {
    const mine = answers.slice(at, at + list.length);
    at += list.length;
    return [name, given === null ? null : Array.isArray(given) ? mine : mine[0]];
  });
  return Object.fromEntries(named) as NamedResults<T>;
}

function listOf(given: NamedStatements[string]): readonly Statement[] {
  if (given === null) return [];
  return Array.isArray(given) ? (given as readonly Statement[]) : [given as Statement];
}

/**
 * Does `work` once more when the connection to D1 is lost: whether it had arrived is not known. For work that finds out, and
 * then changes nothing.
 */
export async function retryLostConnection<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (isLostConnection(error)) return work();
    throw error;
  });
}

/** What D1 says when it did not answer, as its documentation lists it; whether it wrote is not known then. */
const lost = /Network connection lost|storage caused object to be reset|reset because its code was updated/;

function isLostConnection(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth += 1) {
    if (lost.test(cause.message)) return true;
  }
  return false;
}
