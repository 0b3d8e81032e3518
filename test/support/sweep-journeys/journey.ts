import type { JobKind } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { bindings, countRows } from "../forms";

export type Moved = Services & { setNow(now: Date): void };

/** What people did whose traces a sweep has to find. */
type Journey = {
  services: Moved;
  /** When its time has come: milliseconds. */
  at: number;
  /** The sweep has dealt with it. */
  isDone(): Promise<boolean>;
  /** The mail that the sweep asks for. */
  tells?: JobKind;
  /** Milliseconds between two runs: a minute, unless said. */
  everyMs?: number;
};

/** `start`: when it begins. */
export type MakeJourney = (start: number) => Promise<Journey>;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const isNone = async (query: string, ...values: unknown[]) =>
  (await countRows(`SELECT count(*) AS n FROM ${query}`, ...values)) === 0;
export const isSome = async (query: string, ...values: unknown[]) => !(await isNone(query, ...values));

export async function numberIn(query: string, ...values: unknown[]): Promise<number> {
  const row = await bindings.DB.prepare(query)
    .bind(...values)
    .first<{ n: number | null }>();
  if (typeof row?.n !== "number") throw new Error(`No number: ${query}`);
  return row.n;
}

/** The next moment of this hour and minute of a day, UTC. */
export function nextAt(after: number, hour: number, minute: number): number {
  const at = new Date(after).setUTCHours(hour, minute, 0, 0);
  return at > after ? at : at + dayMs;
}
