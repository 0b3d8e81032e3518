import type { AlarmMail } from "../../../app/kernel/alarms";
import type { OutboxId } from "../../../app/kernel/ids";
import { mails } from "../../../app/mail/registry.server";
import type { Services } from "../../../app/services";
import { sendMail } from "../send-mail";

/** An alarm without an outbox row, for when the database is away. What does not leave is in the log. */
export async function sendAlarmAtOnce(services: Services, mail: AlarmMail): Promise<void> {
  const id = `alarm-${mail.at}` as OutboxId;
  const outcome = await sendMail(services, mails["mail.alarm"], mail, { id, kind: "mail.alarm" });
  if (outcome.kind !== "done") services.log.error("alarm-not-sent", { outcome: outcome.kind });
}
