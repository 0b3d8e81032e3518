/** What waits for the admin's look. A new kind adds its words here, its rows in list-queue, and its view. */
const queueKinds = ["form", "account", "application", "contact", "question"] as const;
export type QueueKind = (typeof queueKinds)[number];

/** Longest answer to an appeal, in letters. */
export const answerLetters = 2000;

export type QueueItem = {
  /** "{kind}:{id}"; of applications the form's id. */
  key: string;
  kind: QueueKind;
  title: string;
  /** Of 100. */
  score: number;
  /** Signs in words, the loudest first. */
  why: string[];
  /** Milliseconds: when it was seen first. */
  at: number;
  isAppeal: boolean;
  /** Who made it, as a keyed hash; null where that is not known. */
  ownerHash: string | null;
};

/** A line of the list: one item, or several of one sender. */
export type QueueLine = { item: QueueItem; more: QueueItem[] };

export const queueFilters = ["all", "form", "account", "appeal", "application", "contact", "question"] as const;
export type QueueFilter = (typeof queueFilters)[number];

/** Whether an item belongs under a chip. */
export function isUnder(filter: QueueFilter, { kind, isAppeal }: QueueItem): boolean {
  return filter === "all" || (filter === "appeal" ? isAppeal : kind === filter);
}

/** Worst first; what one sender made of one kind stands in one line, under its worst. */
export function linesOf(items: readonly QueueItem[]): QueueLine[] {
  const sorted = [...items].sort(
    (one, other) => other.score - one.score || Number(other.isAppeal) - Number(one.isAppeal) || one.at - other.at,
  );
  const lines: QueueLine[] = [];
  const bySender = new Map<string, QueueLine>();
  for (const item of sorted) {
    const sender = item.ownerHash && `${item.kind} ${item.ownerHash}`;
    const line = sender ? bySender.get(sender) : undefined;
    if (line) {
      line.more.push(item);
      continue;
    }
    const begun = { item, more: [] };
    lines.push(begun);
    if (sender) bySender.set(sender, begun);
  }
  return lines;
}
