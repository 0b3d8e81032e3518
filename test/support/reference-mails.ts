import {
  findReferenceByToken,
  type OpenedReference,
} from "../../app/features/applying/references/commands/answer-reference.server";
import type { OutboxId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { runJob } from "../../workers/jobs/run-job";
import { bindings } from "./forms";
import { mailOf, type StoredMail } from "./outbox";
import { ask, type RefereeDesk } from "./references";

/** Runs the waiting jobs of one kind about a request; the mails that went out. */
export async function runMails(services: Services, kind: string, requestId: string): Promise<StoredMail[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE kind = ? AND done_at IS NULL AND ref LIKE ?",
  )
    .bind(kind, `%${requestId}%`)
    .all<{ id: OutboxId }>();
  const mails: StoredMail[] = [];
  for (const { id } of results) {
    await runJob(services, id);
    const mail = await mailOf(id);
    if (mail) mails.push(mail);
  }
  return mails;
}

/** The path of the link in a referee's mail. */
export function linkIn({ text }: Pick<StoredMail, "text">): string {
  const [path] = /\/reference\/[A-Za-z0-9_-]{43}/.exec(text) ?? [];
  if (!path) throw new Error("The email has no link");
  return path;
}

/** Asks, sends the mail, and opens what its link leads to. */
export async function asked(
  services: Services,
  desk: RefereeDesk,
  change: Parameters<typeof ask>[2] = {},
): Promise<{ id: string; mail: StoredMail; token: string; open: OpenedReference }> {
  const result = await ask(services, desk, change);
  if (!result.ok) throw new Error(`${result.code} ${result.detail}`);
  const { id } = result.value;
  const [mail] = await runMails(services, "mail.reference-request", id);
  if (!mail) throw new Error("No email");
  const token = linkIn(mail).slice("/reference/".length);
  const open = await findReferenceByToken(services, token);
  if (!open) throw new Error("The link opens nothing");
  return { id, mail, token, open };
}
