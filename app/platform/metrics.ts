import type { D1Usage } from "../db/counted-d1.server";

/** What Analytics Engine takes of one point: one index to sample by, words, and figures (developers.cloudflare.com). */
type Point = { indexes: [string]; blobs: string[]; doubles: number[] };

/** How a job ended this time. "sent" also stands for jobs that are no mails; "held" and "dropped": its mailbox is full. */
type JobState = "sent" | "retried" | "waits" | "held" | "dropped" | "dead";

type RequestFigures = {
  /** Pattern, never an address. */
  route: string;
  method: string;
  status: number;
  usage: D1Usage;
  /** How many requests this point stands for. */
  weight?: number;
};

/** Figures for an operator: patterns and codes, nothing of a person. Nothing waits for a write. */
export type Metrics = {
  request(figures: RequestFigures): void;
  job(job: { kind: string; state: JobState; code: string | null; attempts: number }): void;
  /** How long the oldest thing in a queue has been due. */
  age(of: "outbox" | "queue", seconds: number): void;
};

/** Memory answers and 304s of /apply are counted once in so many, each point standing for all of them. */
export const memorySampling = 100;

export function createMetrics(dataset: Pick<AnalyticsEngineDataset, "writeDataPoint">): Metrics {
  const write = (point: Point) => dataset.writeDataPoint(point);
  return {
    request: ({ route, method, status, usage, weight = 1 }) =>
      write({
        indexes: ["request"],
        blobs: [route.slice(0, 200), method, String(status)],
        doubles: [weight, usage.durationMs, usage.queries, usage.roundTrips, usage.rowsRead, usage.rowsWritten],
      }),
    job: ({ kind, state, code, attempts }) =>
      write({ indexes: ["job"], blobs: [kind, state, code ?? ""], doubles: [1, attempts] }),
    age: (of, seconds) => write({ indexes: ["age"], blobs: [of], doubles: [1, seconds] }),
  };
}

/** One in `memorySampling`. `random`: from 0 up to 1. */
export function isSampled(random: number): boolean {
  return random * memorySampling < 1;
}
