import { desc, gt } from "drizzle-orm";
import { screenRule, screenSwitch } from "../../../../db/schema/screen-guard";
import { dayMs } from "../../../../kernel/durations";
import { ruleEffects, ruleKinds, ruleScopes, type SwitchName, switchNames } from "../../../../kernel/screen-rules";
import type { Services } from "../../../../services";

/** So long an ended rule can be renewed from the list. */
const endedForMs = 90 * dayMs;
const listedAtMost = 1000;

export type ListedRule = {
  id: string;
  kind: (typeof ruleKinds)[number];
  value: string;
  effect: (typeof ruleEffects)[number];
  points: number;
  scope: (typeof ruleScopes)[number];
  isShadow: boolean;
  until: number;
  why: string;
  createdAt: number;
  hits: number;
  lastHitAt: number | null;
};
export type ActiveSwitch = { name: SwitchName; setAt: number; until: number };

/** Switches that are on, and networks held for hours: what the banner of the area names. Straight from D1. */
export async function listEmergencies({
  db,
  clock,
}: Services): Promise<{ switches: ActiveSwitch[]; held: ListedRule[] }> {
  const now = clock.now().getTime();
  const [switches, rules] = await db.batch([
    db.select().from(screenSwitch).where(gt(screenSwitch.until, now)),
    db.select().from(screenRule).where(gt(screenRule.until, now)).limit(listedAtMost),
  ]);
  const held = listed(rules).filter(
    ({ kind, effect, until, createdAt }) => kind === "asn" && effect === "hold" && until - createdAt < dayMs,
  );
  const known = switches.filter((one): one is ActiveSwitch => switchNames.some((name) => name === one.name));
  return { switches: known, held };
}

/** Rules that hold, then those that ended within 90 days; the newest first. */
export async function listRules({ db, clock }: Services): Promise<{ live: ListedRule[]; ended: ListedRule[] }> {
  const now = clock.now().getTime();
  const rows = await db
    .select()
    .from(screenRule)
    .where(gt(screenRule.until, now - endedForMs))
    .orderBy(desc(screenRule.createdAt), desc(screenRule.id))
    .limit(listedAtMost);
  const rules = listed(rows);
  return { live: rules.filter(({ until }) => until > now), ended: rules.filter(({ until }) => until <= now) };
}

function listed(rows: (typeof screenRule.$inferSelect)[]): ListedRule[] {
  return rows.flatMap(({ setBy: _setBy, ...row }) => {
    const kind = ruleKinds.find((one) => one === row.kind);
    const effect = ruleEffects.find((one) => one === row.effect);
    const scope = ruleScopes.find((one) => one === row.scope);
    return kind && effect && scope ? [{ ...row, kind, effect, scope }] : [];
  });
}
