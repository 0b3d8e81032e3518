import { type AlarmLine, type AlarmMail, type HealthName, healthChecks } from "../../../kernel/alarms";
import { minuteMs } from "../../../kernel/durations";
import type { Health, HealthCheck } from "./rules";

type Alarm = { name: HealthName; since: number; toldAt: number | null; fineSince: number | null };
export type AlarmState = { alarms: Alarm[]; lastMailAt: number | null };

/** At most one mail of trouble an hour, whatever happens. */
export const quietMs = 60 * minuteMs;
/** The same trouble is told again after a day. */
const remindAfterMs = 24 * 60 * minuteMs;
/** What comes and goes is one trouble until it has been well for so long. */
export const fineAfterMs = 5 * minuteMs;

/** What to remember and to tell. Each trouble that was told is followed by one word that it is over. */
export function planAlarms(
  { alarms, lastMailAt }: AlarmState,
  { at: now, checks }: Health,
): { state: AlarmState; mail: AlarmMail | null } {
  const known = new Map(alarms.map((alarm) => [alarm.name, alarm]));
  const next = healthChecks.flatMap((name): Alarm[] => {
    const found = follow(known.get(name), { name, check: checks[name], now });
    return found ? [found] : [];
  });
  const ended = next.filter(({ fineSince }) => fineSince !== null && now - fineSince >= fineAfterMs);
  const there = next.filter((alarm) => !ended.includes(alarm));
  const active = there.filter(({ fineSince }) => fineSince === null);
  const due = active.filter(({ toldAt }) => toldAt === null || now - toldAt >= remindAfterMs);
  const trouble = lastMailAt === null || now - lastMailAt >= quietMs ? due : [];
  const fine = ended.filter(({ toldAt }) => toldAt !== null);
  const told = new Set(trouble.map(({ name }) => name));
  const state: AlarmState = {
    alarms: there.map((alarm) => (told.has(alarm.name) ? { ...alarm, toldAt: now } : alarm)),
    lastMailAt: trouble.length > 0 ? now : lastMailAt,
  };
  if (trouble.length === 0 && fine.length === 0) return { state, mail: null };
  const lasting = active.filter(({ name, toldAt }) => toldAt !== null && !told.has(name));
  const line = ({ name, since }: Alarm): AlarmLine => ({ name, since, figure: checks[name].figure });
  return { state, mail: { at: now, trouble: trouble.map(line), lasting: lasting.map(line), fine: fine.map(line) } };
}

type Found = { name: HealthName; check: HealthCheck; now: number };

function follow(known: Alarm | undefined, { name, check, now }: Found): Alarm | null {
  // The cron itself looks: that it has never run is true once, at the very first.
  const isWell = check.level === "ok" || (name === "cron" && check.figure === null);
  if (!known) return isWell ? null : { name, since: now, toldAt: null, fineSince: null };
  return { ...known, fineSince: isWell ? (known.fineSince ?? now) : null };
}
