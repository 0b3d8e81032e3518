import type { Env } from "../../workers/env";

/** The `call`-th call to any binding fails: before it takes effect, or after it did and its answer is lost. */
export type Fault = { call: number; when: "before" | "after" };

export class InjectedFault extends Error {
  override name = "InjectedFault";
}

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

/** The same bindings, counted, one call of which goes wrong. Without a fault they only count. */
export function faultyEnv(env: Env, fault: Fault | null = null): { env: Env; calls(): number } {
  let count = 0;
  async function call(work: () => unknown): Promise<unknown> {
    count += 1;
    const isHit = count === fault?.call;
    if (isHit && fault?.when === "before") throw new InjectedFault();
    const result = await work();
    if (isHit) throw new InjectedFault();
    return result;
  }

  function wrap<T extends object>(target: T, names: readonly string[]): T {
    return new Proxy(target, {
      get(inner, name) {
        const value = Reflect.get(inner, name) as unknown;
        if (typeof value !== "function") return value;
        const method = value.bind(inner) as Method;
        return names.includes(String(name)) ? (...values: unknown[]) => call(() => method(...values)) : method;
      },
    });
  }

  const originals = new WeakMap<object, D1PreparedStatement>();
  function wrapStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(wrap(statement, ["all", "run", "first", "raw"]), {
      get(inner, name) {
        if (name === "bind") return (...values: unknown[]) => wrapStatement(statement.bind(...values));
        return Reflect.get(inner, name) as unknown;
      },
    });
    originals.set(wrapped, statement);
    return wrapped;
  }

  const database = new Proxy(env.DB, {
    get(inner, name) {
      if (name === "prepare") return (sql: string) => wrapStatement(inner.prepare(sql));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) =>
          call(() => inner.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      }
      return Reflect.get(inner, name) as unknown;
    },
  });

  const others = Object.fromEntries(
    Object.entries(callsOf).map(([name, names]) => [name, wrap(env[name] as object, names)]),
  );
  return { env: { ...env, ...others, DB: database } as Env, calls: () => count };
}
