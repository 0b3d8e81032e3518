import type { Env } from "../../workers/env";

/** The `call`-th call to any binding fails: before it takes effect, or after it did and its answer is lost. */
export type Fault = { call: number; when: "before" | "after" };

/** Before the `call`-th call something else happens, and the call goes on. */
export type Interruption = { call: number; meanwhile: () => Promise<unknown> };

/** Whether a call may have changed something: where it cannot, its failure before and after are the same. */
export type CallKind = "read" | "write";

export class InjectedFault extends Error {
  override name = "InjectedFault";
}

/** What D1 throws under load (developers.cloudflare.com/d1/observability/debug-d1); after each of them a write may have happened. */
const d1Faults = [
  "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1_ERROR: D1 DB is overloaded. Too many requests queued.",
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
];

type Method = (...values: unknown[]) => unknown;

/** What each binding does over the wire. `prepare` and `bind` stay in the isolate and cannot fail by themselves. */
const callsOf = {
  PUBLISHED_FORMS: ["get", "put"],
  DOCUMENTS: ["put", "get", "delete", "list", "head"],
  URGENT_QUEUE: ["sendBatch", "metrics"],
  MAIL_QUEUE: ["sendBatch", "metrics"],
  BULK_QUEUE: ["sendBatch", "metrics"],
  EXPORT_QUEUE: ["sendBatch", "metrics"],
  EMAIL: ["send"],
} as const;

const readingCalls: readonly string[] = ["get", "list", "head", "metrics"];
const kindOfSql = (sql: string): CallKind => (/^\s*select\b/i.test(sql) ? "read" : "write");

/** The same bindings, counted, one call of which goes wrong. Without a fault they only count. */
export function faultyEnv(
  env: Env,
  fault: Fault | Interruption | null = null,
): { env: Env; calls(): number; kinds: CallKind[] } {
  const kinds: CallKind[] = [];
  async function call(kind: CallKind, work: () => unknown): Promise<unknown> {
    kinds.push(kind);
    const count = kinds.length;
    const hit = count === fault?.call ? fault : null;
    const said = d1Faults[count % d1Faults.length];
    if (hit && "meanwhile" in hit) {
      await hit.meanwhile();
      return work();
    }
    if (hit?.when === "before") throw new InjectedFault(said);
    const result = await work();
    if (hit) throw new InjectedFault(said);
    return result;
  }

  function wrap<T extends object>(target: T, names: readonly string[], kindOf: (name: string) => CallKind): T {
    return new Proxy(target, {
      get(inner, name) {
        const value = Reflect.get(inner, name) as unknown;
        if (typeof value !== "function") return value;
        const method = value.bind(inner) as Method;
        if (!names.includes(String(name))) return method;
        return (...values: unknown[]) => call(kindOf(String(name)), () => method(...values));
      },
    });
  }

  const originals = new WeakMap<object, { statement: D1PreparedStatement; kind: CallKind }>();
  function wrapStatement(statement: D1PreparedStatement, kind: CallKind): D1PreparedStatement {
    const wrapped = new Proxy(
      wrap(statement, ["all", "run", "first", "raw"], () => kind),
      {
        get(inner, name) {
          if (name === "bind") return (...values: unknown[]) => wrapStatement(statement.bind(...values), kind);
          return Reflect.get(inner, name) as unknown;
        },
      },
    );
    originals.set(wrapped, { statement, kind });
    return wrapped;
  }

  const database = new Proxy(env.DB, {
    get(inner, name) {
      if (name === "prepare") return (sql: string) => wrapStatement(inner.prepare(sql), kindOfSql(sql));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          const known = statements.map((one) => originals.get(one) ?? { statement: one, kind: "write" as const });
          const kind = known.every((one) => one.kind === "read") ? "read" : "write";
          return call(kind, () => inner.batch(known.map(({ statement }) => statement)));
        };
      }
      return Reflect.get(inner, name) as unknown;
    },
  });

  const kindOf = (name: string) => (readingCalls.includes(name) ? "read" : "write");
  const others = Object.fromEntries(
    Object.entries(callsOf).map(([name, names]) => [name, wrap(env[name] as object, names, kindOf)]),
  );
  return { env: { ...env, ...others, DB: database } as Env, calls: () => kinds.length, kinds };
}
