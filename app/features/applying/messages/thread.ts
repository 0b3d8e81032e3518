import type { LetterKind } from "../../../db/schema/review";
import type { ReadRequest } from "../info-requests/queries/list-requests.server";
import type { ReadMessage, ThreadPage } from "./queries/list-messages.server";

export type ThreadMessage = { kind: "message" } & ReadMessage;

/** What stands between the messages in its place: a request for more with its answer, a letter that has gone out. */
type ThreadLine =
  | { kind: "asked"; id: string; at: number; items: string[]; dueAt: number; state: ReadRequest["state"] }
  | { kind: "answered"; id: string; at: number }
  | { kind: "letter"; id: string; at: number; letter: LetterKind };

export type ThreadEntry = ThreadMessage | ThreadLine;

type Beside = {
  requests: readonly ReadRequest[];
  letters: readonly { id: string; kind: LetterKind; at: number }[];
};

/** Everything that was said, in the order of time. Where earlier messages are left out, older lines are, too. */
export function threadOf({ messages, hasEarlier }: ThreadPage, { requests, letters }: Beside): ThreadEntry[] {
  const lines: ThreadLine[] = [
    ...requests.flatMap(({ id, askedAt, answeredAt, items, dueAt, state }): ThreadLine[] => [
      { kind: "asked", id: `asked-${id}`, at: askedAt, items: items.map(({ text }) => text), dueAt, state },
      ...(answeredAt === null ? [] : [{ kind: "answered" as const, id: `answered-${id}`, at: answeredAt }]),
    ]),
    ...letters.map(({ id, at, kind }): ThreadLine => ({ kind: "letter", id, at, letter: kind })),
  ];
  const since = hasEarlier ? (messages[0]?.at ?? 0) : 0;
  const entries: ThreadEntry[] = [
    ...messages.map((message): ThreadMessage => ({ kind: "message", ...message })),
    ...lines.filter(({ at }) => at >= since),
  ];
  return entries.sort((one, other) => one.at - other.at);
}

/** When the newest message of this author was written; 0 where there is none. For "seen up to here". */
export function newestOf(entries: readonly ThreadEntry[], author: ReadMessage["author"]): number {
  return entries.reduce((at, entry) => (entry.kind === "message" && entry.author === author ? entry.at : at), 0);
}
