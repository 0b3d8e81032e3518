import type { OutboxId } from "../../../app/kernel/ids";
import type { MailDefinition } from "../../../app/mail/definition";
import { mails } from "../../../app/mail/registry.server";
import { forEachRow } from "../../../app/platform/each-row.server";
import { insertJob, type JobKind, jobs } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

/** Queues the mails whose definitions say that they are due, in slices: equal keys are one mail. */
export async function sweepDueMails(services: Services): Promise<number> {
  let count = 0;
  for (const mail of Object.values(mails)) count += await queueDue(services, mail);
  return count;
}

async function queueDue(services: Services, mail: MailDefinition): Promise<number> {
  if (!mail.due) return 0;
  const { db, ids, clock, mailQueue } = services;
  const now = clock.now();
  const due = await mail.due(services, { at: now.getTime(), ...uuidSlice(now) });
  const kind = mail.kind as JobKind;
  const name = kind.replace("mail.", "");
  const queued: OutboxId[] = [];
  const count = await forEachRow(services, name, due, {
    idOf: ({ id }) => id,
    async work({ key, ref }) {
      const id = ids.uuid<OutboxId>();
      await insertJob(db, { id, kind, ref: ref as never, dedupeKey: `${name}:${key}`, now });
      queued.push(id);
    },
  });
  await mailQueue.notify(queued, jobs[kind].lane);
  return count;
}
