import type { Database } from "../../app/db/client.server";

/** Services of one request during which `meanwhile` happens once: between what it has read and the batch that it writes. */
export function raced<S extends { db: Database }>(services: S, meanwhile: () => Promise<unknown>): S {
  let isOver = false;
  const db = new Proxy(services.db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (key !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (statements: Parameters<Database["batch"]>[0]) => {
        if (!isOver) {
          isOver = true;
          await meanwhile();
        }
        return target.batch(statements);
      };
    },
  });
  return { ...services, db };
}
