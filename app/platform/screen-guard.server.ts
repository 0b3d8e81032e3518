import { gt } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../db/client.server";
import { type NamedResults, runBatch } from "../db/guarded-batch.server";
import { screenRule, screenSwitch } from "../db/schema/screen-guard";
import { mailboxOf } from "../kernel/email";
import {
  applyRules,
  type ScreenSubject,
  type ScreenVerdict,
  type SwitchName,
  screenRuleSchema,
  switchNames,
} from "../kernel/screen-rules";
import { networkOf } from "./client-address";
import type { Clock } from "./clock";
import { keyedHash } from "./crypto";
import type { dayCounts } from "./day-counts";
import { reportError } from "./error-report";
import type { Logger } from "./logger";

const guardSchema = z.object({
  rules: z.array(screenRuleSchema),
  /** Name to its end, milliseconds. */
  switches: z.partialRecord(z.enum(switchNames), z.number()),
});
type GuardState = z.infer<typeof guardSchema>;

/** Who sends something: hashed and cut down here, so that a rule never meets more than it names. */
type ScreenedSender = Pick<ScreenSubject, "scope" | "texts" | "photos"> & { email?: string; address?: string };

/** Of `selectGuard`. */
type GuardRows = NamedResults<ReturnType<typeof selectGuard>>;

export type ScreenGuard = {
  /** Out of KV: never a query. Nothing holds where that cannot be read. */
  read(): Promise<GuardState>;
  /** When a switch that is on ends, milliseconds; null: it is off. */
  switchedUntil(name: SwitchName): Promise<number | null>;
  /** What the rules say of a sender, hits counted. */
  judge(sender: ScreenedSender): Promise<ScreenVerdict>;
  /** Writes D1's state to KV, after a change. */
  refresh(read?: GuardRows): Promise<void>;
  /** Counts one of a daily figure; written with others, after the answer. */
  count(name: string): void;
};

const key = "screen-guard";
/** KV's least: so long another location may not know of a change. */
const cacheTtl = 60;
/** More would make every reading of KV slow; the form for a rule says so. */
export const rulesAtMost = 500;
const nothing: GuardState = { rules: [], switches: {} };

type Parts = {
  kv: KVNamespace;
  /** Apart from `db`: figures are not of the request that they fall into. */
  d1: D1Database;
  db: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  /** Of the network that this request came from; null where that is not known. */
  asn: number | null;
  counts: typeof dayCounts;
  waitUntil: (work: Promise<unknown>) => void;
};

/** The admin's rules and switches, as KV has them. */
export function createScreenGuard(parts: Parts): ScreenGuard {
  const { kv, db, clock, log, secret, asn } = parts;

  async function read(): Promise<GuardState> {
    try {
      const stored = await kv.get(key, { type: "json", cacheTtl });
      return stored === null ? nothing : guardSchema.parse(stored);
    } catch (error) {
      log.warn("screen-guard-unread", reportError(error));
      return nothing;
    }
  }

  function count(name: string): void {
    const now = clock.now().getTime();
    if (parts.counts.add(name, now)) parts.waitUntil(parts.counts.write(parts.d1, log, now));
  }

  return {
    read,
    count,
    async switchedUntil(name) {
      const until = (await read()).switches[name] ?? 0;
      return until > clock.now().getTime() ? until : null;
    },
    async judge({ email, address, ...sent }) {
      const { rules } = await read();
      if (rules.length === 0) return { effect: "none", points: 0, ruleIds: [], shadowIds: [] };
      const subject = {
        ...sent,
        asn,
        network: address && networkOf(address),
        mailDomain: email?.slice(email.lastIndexOf("@") + 1).toLowerCase(),
        mail: email && (await hashMailbox(secret, email)),
      };
      const verdict = applyRules(subject, rules, clock.now().getTime());
      for (const id of [...verdict.ruleIds, ...verdict.shadowIds]) count(`rule:${id}`);
      return verdict;
    },
    async refresh(read) {
      const now = clock.now().getTime();
      const { guardRules: rules, guardSwitches: switches } = read ?? (await runBatch(db, selectGuard(db, now)));
      const state = guardSchema.parse({
        rules,
        switches: Object.fromEntries(switches.map(({ name, until }) => [name, until])),
      });
      await kv.put(key, JSON.stringify(state));
    },
  };
}

/** Statements: what holds at `now`, as `refresh` takes it; they stand at the end of the batch that changes it. */
export function selectGuard(db: Database, now: number) {
  return {
    guardRules: db.select().from(screenRule).where(gt(screenRule.until, now)).limit(rulesAtMost),
    guardSwitches: db.select().from(screenSwitch).where(gt(screenSwitch.until, now)),
  };
}

/** By which a rule knows a mailbox. */
export function hashMailbox(secret: string, email: string): Promise<string> {
  return keyedHash(secret, "screen-mail", mailboxOf(email));
}
