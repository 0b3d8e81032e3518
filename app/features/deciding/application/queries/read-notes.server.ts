import { asc, eq, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { type applicantLetter, applicationNote, type LetterKind, type NoteKind } from "../../../../db/schema/review";
import type { LetterId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { letterContentSchema } from "../../../applying/applications/letters";
import { sealPurposes } from "../../../applying/applications/stored-application";

export type ReadNote = { id: string; kind: NoteKind; text: string; author: string | null; at: number; isMine: boolean };

export type ReadLetter = {
  id: LetterId;
  kind: LetterKind;
  text: string;
  withNotice: boolean;
  sendAt: number;
  state: "waiting" | "sent" | "stopped";
};

const notesAtMost = 100;

export const lettersAtMost = 20;

/** Statement: the first hundred notes on an application, oldest first, still sealed. */
export function selectNotes({ db }: Services, own: SQL) {
  return db
    .select({
      id: sql<string>`${applicationNote.id}`.as("note_id"),
      kind: applicationNote.kind,
      content: applicationNote.content,
      authorId: applicationNote.authorId,
      createdAt: sql<number>`${applicationNote.createdAt}`.as("written_at"),
      author: user.name,
    })
    .from(applicationNote)
    .leftJoin(user, eq(user.id, applicationNote.authorId))
    .where(sql`${applicationNote.applicationId} = ${own}`)
    .orderBy(asc(applicationNote.createdAt))
    .limit(notesAtMost);
}

type StoredNote = Awaited<ReturnType<typeof selectNotes>>[number];

/** A stored note with its text opened; `readerId` is who reads; null: who has no account. */
export async function openNote(key: DataKey, note: StoredNote, readerId: string | null): Promise<ReadNote> {
  const { id, kind, content, author, authorId, createdAt } = note;
  const text = await key.decryptText(sealPurposes.note(id), content);
  return { id, kind, text, author, at: createdAt, isMine: authorId === readerId };
}

/** A stored letter with its text opened. */
export async function openLetter(key: DataKey, letter: typeof applicantLetter.$inferSelect): Promise<ReadLetter> {
  const opened = JSON.parse(await key.decryptText(sealPurposes.letter(letter.id), letter.content)) as unknown;
  const { text, agency } = letterContentSchema.parse(opened);
  return {
    id: letter.id as LetterId,
    kind: letter.kind,
    text,
    withNotice: agency !== null,
    sendAt: letter.sentAt ?? letter.sendAt,
    state: letter.sentAt !== null ? "sent" : letter.cancelledAt !== null ? "stopped" : "waiting",
  };
}
