import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { alarm, heartbeat } from "../../../../db/schema/operations";
import type { AlarmMail } from "../../../../kernel/alarms";
import type { OutboxId } from "../../../../kernel/ids";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { type AlarmState, planAlarms, quietMs } from "../alarm-plan";
import { getHealth } from "../queries/get-health.server";
import type { Health } from "../rules";

const cronBeat = "cron";
const mailBeat = "alarm-mail";

/** Hands a mail over without the outbox. */
type SendAtOnce = (mail: AlarmMail) => Promise<void>;

/** Ends each cron: looks at everything, mails alarms, notes the run. Without the database it mails at once, hourly by KV. */
export async function watchHealth(services: Services, sendAtOnce: SendAtOnce): Promise<Health> {
  const health = await getHealth(services);
  if (health.checks.database.level === "bad") await tellOutage(services, sendAtOnce, health.at);
  else {
    await tellTrouble(services, health);
    await endOutage(services, sendAtOnce, health.at);
  }
  return health;
}

async function tellTrouble(services: Services, health: Health): Promise<void> {
  const { db, ids, config, log, mailQueue } = services;
  const { state, mail } = planAlarms(await readState(services), health);
  const mailId = ids.uuid<OutboxId>();
  const dedupeKey = `alarm:${Math.floor(health.at / 60_000)}`;
  const tells = mail !== null && config.adminEmail !== null;
  await db.batch([
    beat(services, cronBeat, health.at),
    ...(state.lastMailAt === health.at ? [beat(services, mailBeat, health.at)] : []),
    ...writeAlarms(services, state),
    ...(tells
      ? [insertJob(db, { id: mailId, kind: "mail.alarm", ref: mail, dedupeKey, now: new Date(health.at) })]
      : []),
  ]);
  if (mail) log[mail.trouble.length > 0 ? "error" : "info"]("alarm", summary(mail));
  if (tells) await mailQueue.notify([mailId], "urgent");
}

function beat({ db }: Services, name: string, at: number) {
  return db.insert(heartbeat).values({ name, at }).onConflictDoUpdate({ target: heartbeat.name, set: { at } });
}

async function readState({ db }: Services): Promise<AlarmState> {
  const { alarms, beats } = await runBatch(db, {
    alarms: db.select().from(alarm),
    beats: db.select().from(heartbeat).where(sql`name = ${mailBeat}`),
  });
  return { alarms: alarms as AlarmState["alarms"], lastMailAt: beats[0]?.at ?? null };
}

/** The few rows there are, or none, in place of those there were. */
function writeAlarms({ db }: Services, { alarms }: AlarmState) {
  const names = JSON.stringify(alarms.map(({ name }) => name));
  return [
    db.run(sql`DELETE FROM ${alarm} WHERE name NOT IN (SELECT value FROM json_each(${names}))`),
    ...alarms.map(({ name, since, toldAt, fineSince }) =>
      db
        .insert(alarm)
        .values({ name, since, toldAt, fineSince })
        .onConflictDoUpdate({ target: alarm.name, set: { since, toldAt, fineSince } }),
    ),
  ];
}

function summary({ trouble, lasting, fine }: AlarmMail) {
  const names = (lines: AlarmMail["fine"]) => lines.map(({ name }) => name).join(" ");
  return { trouble: names(trouble), lasting: names(lasting), fine: names(fine) };
}

async function tellOutage({ stores, log }: Services, sendAtOnce: SendAtOnce, at: number): Promise<void> {
  if ((await stores.readOutage()) !== null) return;
  await stores.markOutage(at, quietMs / 1000);
  log.error("alarm", { trouble: "database" });
  await sendAtOnce({ at, trouble: [{ name: "database", since: at, figure: null }], lasting: [], fine: [] });
}

async function endOutage({ stores, log }: Services, sendAtOnce: SendAtOnce, at: number): Promise<void> {
  const since = await stores.readOutage().catch(() => null);
  if (since === null) return;
  await stores.forgetOutage();
  log.info("alarm", { fine: "database" });
  await sendAtOnce({ at, trouble: [], lasting: [], fine: [{ name: "database", since, figure: null }] });
}
