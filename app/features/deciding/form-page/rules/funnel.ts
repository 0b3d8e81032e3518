import type { numbersWords } from "../words/numbers-words";

/** A step of the way to an application: how many came to its end, of how many who came to it. */
export type FunnelRow = {
  kind: "looked" | "began" | "step" | "sent";
  name: string;
  /** Of a section, from 1. */
  number: number | null;
  count: number;
  before: number;
  lost: number;
};

type Counted = { views: number; starts: number; steps: readonly { title: string; count: number }[]; sent: number };

/** Below this a sentence would draw a conclusion from chance. */
const enoughStarts = 10;

/** The way from a look at the form to an application, each row beside the one before it. */
export function funnelRows(words: (typeof numbersWords)["en"], { views, starts, steps, sent }: Counted): FunnelRow[] {
  const way = [
    { kind: "looked" as const, name: words.looked, number: null, count: views },
    { kind: "began" as const, name: words.began, number: null, count: starts },
    ...steps.map(({ title, count }, index) => ({ kind: "step" as const, name: title, number: index + 1, count })),
    { kind: "sent" as const, name: words.sent, number: null, count: sent },
  ];
  return way.map((row, index) => {
    const before = way[index - 1]?.count ?? row.count;
    // A step added later was reached by more than the one before it counted.
    return { ...row, before: Math.max(before, row.count), lost: Math.max(0, before - row.count) };
  });
}

/** Whether so many began that a sentence may say how many sent: not where more sent than were counted as they began. */
export function isEnoughToSay({ starts, sent }: Pick<Counted, "starts" | "sent">): boolean {
  return starts >= enoughStarts && sent <= starts;
}

/** The step at which more of those who began stop than at any other; null where there is none such, and while few began. */
export function biggestLoss(rows: readonly FunnelRow[]): FunnelRow | null {
  const began = rows.find(({ kind }) => kind === "began")?.count ?? 0;
  if (began < enoughStarts) return null;
  const [worst, next] = rows.filter(({ kind }) => kind === "step" || kind === "sent").sort((a, b) => b.lost - a.lost);
  return worst && worst.lost > Math.max(1, next?.lost ?? 0) ? worst : null;
}
