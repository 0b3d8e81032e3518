import { alarmMail } from "../../../app/features/operator/operations/mails/alarm";
import type { AlarmMail } from "../../../app/kernel/alarms";
import type { OutboxId } from "../../../app/kernel/ids";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** The same without an outbox row, for when the database is away. What does not leave is in the log. */
export async function sendAlarmAtOnce(services: Services, mail: AlarmMail): Promise<void> {
  const id = `alarm-${mail.at}` as OutboxId;
  const outcome = await sendAlarm(services, mail, { id, kind: "mail.alarm" });
  if (outcome.kind !== "done") services.log.error("alarm-not-sent", { outcome: outcome.kind });
}

/** To the admin: what is wrong, or over. */
export async function sendAlarm(services: Services, ref: JobRef<"mail.alarm">, job: MailJob): Promise<JobOutcome> {
  const { adminEmail } = services.config;
  if (adminEmail === null) return done;
  return deliver(services, job, { to: adminEmail, ...alarmMail(services.config, ref) });
}
