import { asc, eq, type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { type applicantLetter, applicationNote, type LetterKind, type NoteKind } from "../../../../db/schema/review";
import type { LetterId } from "../../../../kernel/ids";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { letterContentSchema } from "../../../applying/applications/letters";
import { sealPurposes } from "../../../applying/applications/stored-application";
import { type NotePart, partsOfNote } from "../rules/mentions";
import { mentionsSchema } from "../stored-mentions";

export type ReadNote = {
  id: string;
  kind: NoteKind;
  text: string;
  /** The text, with who is mentioned in it apart. */
  parts: NotePart[];
  author: string | null;
  at: number;
  isMine: boolean;
};

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
      mentions: applicationNote.mentions,
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

type NoteReader = {
  /** Null of a guest. */
  readerId: string | null;
  /** Who works in the account: a mention reads as that person is called today. */
  people: readonly AccountPerson[];
};

/** A stored note with its text opened. */
export async function openNote(key: DataKey, note: StoredNote, { readerId, people }: NoteReader): Promise<ReadNote> {
  const { id, kind, content, author, authorId, createdAt } = note;
  const written = await key.decryptText(sealPurposes.note(id), content);
  const mentions = note.mentions
    ? mentionsSchema.parse(JSON.parse(await key.decryptText(sealPurposes.mentions(id), note.mentions)))
    : [];
  const parts = partsOfNote(written, mentions, Object.fromEntries(people.map((one) => [one.id, one.name])));
  const text = parts.map((part) => part.text).join("");
  return { id, kind, text, parts, author, at: createdAt, isMine: authorId === readerId };
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
