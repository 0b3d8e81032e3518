import type { Connection, Result } from "./connection.server";
import { isRefusal, noteDatabaseFailure } from "./errors.server";

/** What one request asked of D1, from D1's own meta, and how many of its calls failed, whoever caught that. */
export type D1Usage = {
  queries: number;
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  failures: number;
  /** What D1 says that its statements took. */
  durationMs: number;
};

/** What D1 has been asked for in a request, before anything was. */
export function emptyUsage(): D1Usage {
  return { queries: 0, roundTrips: 0, rowsRead: 0, rowsWritten: 0, failures: 0, durationMs: 0 };
}

function count(usage: D1Usage, results: readonly { meta?: Partial<D1Meta> }[]): void {
  usage.roundTrips += 1;
  for (const { meta } of results) {
    usage.queries += 1;
    usage.rowsRead += meta?.rows_read ?? 0;
    usage.rowsWritten += meta?.rows_written ?? 0;
    usage.durationMs += meta?.duration ?? 0;
  }
}

async function watched<T>(usage: D1Usage, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error)) {
      usage.failures += 1;
      noteDatabaseFailure(error);
    }
    throw error;
  }
}

type Query = { sql: string; params: unknown[] };
type Row = Record<string, unknown>;

/** The round trips of one request. Reads that are asked for in one turn share one. */
export type Trips = {
  /** `isRead`: none of them writes. What writes joins a turn only where nothing else hangs on its order, and it never fails by itself. */
  read(statements: D1PreparedStatement[], isRead?: boolean): Promise<Result[]>;
  write(statement: D1PreparedStatement): Promise<Result | undefined>;
  batch(statements: D1PreparedStatement[]): Promise<Result[]>;
  /** Queries that join the next trip. What it gives back is asked for their rows, and makes a trip where there was none. */
  sendAlong(queries: Query[]): () => Promise<Row[][]>;
  /** What is written in one turn of `work` shares a trip, and is one transaction: batches of several things that stand beside each other. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** From now on nothing is written before `check` resolves; it is asked once. What it reads may have come with an earlier trip. */
  holdWrites(check: () => Promise<void>): void;
};

/** Microtasks between a loader's call and its statement differ by a few, as the kinds of drizzle's queries do. */
const TURN_MICROTASKS = 12;

type Turn = { statements: D1PreparedStatement[]; isRead: boolean };

type Passenger = { statements: D1PreparedStatement[]; leave(trip: Promise<Result[]>): void };

/** Sends statements to D1 in as few round trips as it can, and counts each in `usage`. Rejects with what D1 throws. */
export function createTrips(connection: Connection, usage: D1Usage): Trips {
  let waiting: Passenger[] = [];
  let held: (() => Promise<void>) | null = null;
  let isTogether = false;
  let reads: { turn: Turn; trip: Promise<Result[]> } | null = null;

  async function counted(call: () => Promise<Result[]>): Promise<Result[]> {
    const results = await watched(usage, call);
    count(usage, results);
    return results;
  }

  async function batch(statements: D1PreparedStatement[], isRead = false): Promise<Result[]> {
    const along = waiting;
    waiting = [];
    const trip = counted(() =>
      connection.batch([...statements, ...along.flatMap((passenger) => passenger.statements)], isRead),
    );
    let from = statements.length;
    for (const passenger of along) {
      const [start, end] = [from, from + passenger.statements.length];
      passenger.leave(trip.then((results) => results.slice(start, end)));
      from = end;
    }
    return (await trip).slice(0, statements.length);
  }

  async function send(statements: D1PreparedStatement[], isRead: boolean): Promise<Result[]> {
    const [only] = statements;
    if (!only || statements.length > 1 || waiting.length > 0) return batch(statements, isRead);
    return counted(async () => [await connection.one(only, isRead)]);
  }

  async function sendTurn(turn: Turn): Promise<Result[]> {
    for (let tick = 0; tick < TURN_MICROTASKS; tick += 1) await null;
    reads = null;
    return send(turn.statements, turn.isRead);
  }

  async function read(own: D1PreparedStatement[], isRead = true): Promise<Result[]> {
    if (!reads) {
      const turn: Turn = { statements: [], isRead: true };
      reads = { turn, trip: sendTurn(turn) };
    }
    const { turn, trip } = reads;
    const start = turn.statements.length;
    turn.statements.push(...own);
    turn.isRead &&= isRead;
    return (await trip).slice(start, start + own.length);
  }

  function sendAlong(queries: Query[]): () => Promise<Row[][]> {
    const statements = queries.map(({ sql, params }) => connection.prepare(sql).bind(...params));
    let answer: Promise<Result[] | null> = Promise.resolve(null);
    const own: Passenger = {
      statements,
      // A trip that failed brought nothing: it is asked again, alone.
      leave(trip) {
        answer = trip.catch(() => null);
      },
    };
    waiting.push(own);
    async function arrive(earlier: Promise<Result[] | null>): Promise<Result[]> {
      return (await earlier) ?? batch(statements, true);
    }
    return async () => {
      waiting = waiting.filter((passenger) => passenger !== own);
      const arrival = arrive(answer);
      answer = arrival;
      return (await arrival).map((result) => result.results);
    };
  }

  return {
    read,
    async write(statement) {
      if (held) await held();
      return (await send([statement], false))[0];
    },
    async batch(statements) {
      if (held) await held();
      return isTogether ? read(statements, false) : batch(statements);
    },
    async together(work) {
      isTogether = true;
      try {
        return await work();
      } finally {
        isTogether = false;
      }
    },
    sendAlong,
    holdWrites(check) {
      const earlier = held;
      let asked: Promise<void> | null = null;
      held = async () => {
        await earlier?.();
        asked ??= check();
        await asked;
      };
    },
  };
}
