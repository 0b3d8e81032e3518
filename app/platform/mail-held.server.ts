import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/client.server";
import { landlordMailbox, mailBudget } from "../db/schema/platform";
import { dayMs } from "../kernel/durations";
import { knownForMs, knownMailsADay, leastStrangersADay, mostStrangersADay, strangerMailsADay } from "./mail-bounds";
import { type HeldCode, type MailBudgetName, mailboxFull, strangerFull, strangersOfDay } from "./mail-kinds";

/** Why a mail waits, until when (milliseconds), and the key of the mailbox in which a press on a link lets it go. */
export type Held = { code: HeldCode; freeAt: number; mailbox: string };

const sentSchema = z.record(z.string(), z.number());

/** For a mail that found no room. `holder`: SQL, whose day it counts against. */
export async function whyHeld(
  db: Database,
  asked: { key: string; budget: MailBudgetName; now: number; isStopped: SQL; holder: SQL | null },
): Promise<Held | "blocked"> {
  const { key, budget, now, isStopped, holder } = asked;
  const sent = sql`${sql.identifier(budget)}`;
  const [[row], own] = await Promise.all([
    db.all<{ isBlocked: number; sent: string | null; pressedAt: number | null }>(sql`SELECT ${isStopped} AS "isBlocked",
      (SELECT ${sent} FROM ${mailBudget} WHERE key = ${key}) AS "sent",
      (SELECT pressed_at FROM ${mailBudget} WHERE key = ${key}) AS "pressedAt"`),
    db.all<{ mailedAt: number | null; pressedAt: number | null }>(sql`SELECT mailed_at AS "mailedAt",
      pressed_at AS "pressedAt" FROM ${landlordMailbox} WHERE holder_id = ${holder ?? sql`NULL`}`),
  ]);
  if (row?.isBlocked === 1) return "blocked";
  const isRecent = (at: number | null, ms: number) => at !== null && at > now - ms;
  const isKnown = isRecent(row?.pressedAt ?? null, knownForMs);
  const times = Object.values(sentSchema.parse(JSON.parse(row?.sent ?? "{}")));
  const freeOfMailbox = freeAt(times, isKnown ? knownMailsADay : strangerMailsADay, now);
  const confirmed = own.filter(({ pressedAt }) => isRecent(pressedAt, knownForMs)).length;
  const strangers = own.flatMap(({ mailedAt, pressedAt }) =>
    mailedAt === null || isRecent(pressedAt, knownForMs) ? [] : [mailedAt],
  );
  const limit = Math.max(leastStrangersADay, Math.min(mostStrangersADay, confirmed));
  const freeOfDay = isKnown ? now : freeAt(strangers, limit, now);
  if (freeOfDay > freeOfMailbox) return { code: strangersOfDay, freeAt: freeOfDay, mailbox: key };
  return { code: isKnown ? mailboxFull : strangerFull, freeAt: freeOfMailbox, mailbox: key };
}

/** When the oldest of those that fill a limit is a day old; now where there is room by then. */
function freeAt(times: readonly number[], limit: number, now: number): number {
  const newestFirst = times.filter((at) => at > now - dayMs).sort((one, other) => other - one);
  return Math.max(now, (newestFirst[limit - 1] ?? now - dayMs) + dayMs);
}
