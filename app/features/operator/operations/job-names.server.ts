import { mails } from "../../../mail/registry.server";
import type { MailKind } from "../../../platform/mail-kinds";
import { jobNames } from "../../../words/en/operations/job-names";

/** Words of a kind that a row of the outbox holds; one that this version does not know stands for itself. */
export function jobName(kind: string): string {
  return mails[kind as MailKind]?.name ?? (jobNames as Record<string, string>)[kind] ?? kind;
}
