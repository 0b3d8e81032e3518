import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { outbox } from "../../../../db/schema/platform";
import { applicantLetter, type LetterKind } from "../../../../db/schema/review";
import { type LetterId, type OutboxId, outboxIdSchema } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import type { JobKind } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import type { LetterContent } from "../../../applying/applications/letters";
import type { OpenedKey } from "../../../applying/applications/queries/open-keys.server";
import type { Agency } from "../../../applying/applications/report-notice";
import { type DeclineReason, undoMs } from "../../../applying/applications/states";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { filledIn, proposedText } from "../rules/letter-text";

export type LetterOrder = {
  /** The landlord's words, `{name}` in them; null: those we propose, in each applicant's language. */
  text: string | null;
  /** In milliseconds; never before the pause in which it can be stopped. */
  sendAt: number;
  agency: Agency | null;
  /** Where it is not simply the kind of the move. */
  kind?: LetterKind;
};

/** Beginnings of the jobs' dedupe keys; the letter's id follows. */
export const letterKey = "letter:";
export const guestDecidedKey = "guest-decided:";
const guestDecided: JobKind = "mail.guest-decided";

/** JSON of [{id, letter, job, kind, sendAt, content}], each sealed under its application's key. `reason`: of a decline. */
export async function sealLetters(
  { ids, clock }: Services,
  keys: OpenedKey[],
  order: LetterOrder & { kind: LetterKind; reason: DeclineReason | null; pauseMs?: number },
): Promise<string> {
  const { kind, reason, agency, pauseMs = undoMs } = order;
  const sendAt = Math.max(order.sendAt, clock.now().getTime() + pauseMs);
  const letters = keys.map(async ({ id, key, name, locale }) => {
    const letterId = ids.uuid<LetterId>();
    const text = order.text ?? proposedText(kind, readLanguage(locale), reason);
    const content: LetterContent = { text: filledIn(text, name), agency };
    const sealed = await key.encryptText(sealPurposes.letter(letterId), JSON.stringify(content));
    return { id, letter: letterId, job: ids.uuid<OutboxId>(), kind, sendAt, content: sealed };
  });
  return JSON.stringify(await Promise.all(letters));
}

type Writing = {
  /** SQL, the list in brackets of applications that they may go to. */
  changed: SQL;
  at: number;
  /** The job tells the guest first; the letter gets its own when that mail has gone (`releaseLetter`). */
  isOfGuest?: boolean;
};

/** Statements that write sealed letters and their jobs. */
export function letterStatements(db: Database, letters: string, { changed, at, isOfGuest = false }: Writing) {
  const dueAt = isOfGuest ? sql`${at}` : sql`json_extract(letter.value, '$.sendAt')`;
  const [kind, key] = isOfGuest ? [guestDecided, guestDecidedKey] : ["mail.applicant-letter", letterKey];
  return [
    db.run(sql`INSERT INTO ${applicantLetter} (id, application_id, kind, content, send_at, created_at)
      SELECT json_extract(letter.value, '$.letter'), json_extract(letter.value, '$.id'),
        json_extract(letter.value, '$.kind'), json_extract(letter.value, '$.content'),
        json_extract(letter.value, '$.sendAt'), ${at}
      FROM json_each(${letters}) AS letter WHERE json_extract(letter.value, '$.id') IN ${changed}`),
    db.run(sql`INSERT INTO ${outbox} (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at)
      SELECT json_extract(letter.value, '$.job'), ${kind},
        json_object('letterId', json_extract(letter.value, '$.letter')), ${key} || json_extract(letter.value, '$.letter'),
        0, ${dueAt}, ${dueAt}, ${at}
      FROM json_each(${letters}) AS letter WHERE json_extract(letter.value, '$.id') IN ${changed}`),
  ];
}

/** The jobs of sealed letters, to be begun at once. */
export function jobsOf(letters: string): OutboxId[] {
  return z
    .array(z.object({ job: outboxIdSchema }))
    .parse(JSON.parse(letters))
    .map(({ job }) => job);
}
