type Asked = { where: "primary" | "replica"; sql: string };
type Statement = { sql: string; real: D1PreparedStatement };

/** Bookmarks of D1 look so. */
const bookmark = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";

/**
 * A binding with one replica. Once `lag` is called the replica answers what it answered before, whatever is written meanwhile;
 * with a bookmark, which it has not reached, it asks the primary, as D1 does. `asked`: who was asked what.
 */
export function laggingDatabase(real: D1Database) {
  const asked: Asked[] = [];
  const remembered = new Map<string, D1Result>();
  let isLagging = false;

  function statement(sql: string, params: unknown[]) {
    // Moments are numbers: asked a minute later it is the same question.
    const key = JSON.stringify([sql, params.filter((value) => typeof value !== "number")]);
    const one = { sql: key, real: params.length > 0 ? real.prepare(sql).bind(...params) : real.prepare(sql) };
    return { ...one, bind: (...values: unknown[]) => statement(sql, values) };
  }

  function session(from = "first-unconstrained") {
    const where = from === "first-unconstrained" ? ("replica" as const) : ("primary" as const);
    async function batch(statements: Statement[]) {
      asked.push(...statements.map(({ sql }) => ({ where, sql })));
      const answers = await real.batch(statements.map((one) => one.real));
      if (where === "primary") return answers;
      return answers.map((answer, at) => {
        const key = statements[at]?.sql ?? "";
        if (!isLagging) remembered.set(key, answer);
        return remembered.get(key) ?? answer;
      });
    }
    return { prepare: (sql: string) => statement(sql, []), batch, getBookmark: () => bookmark };
  }

  const binding = { ...session("first-primary"), withSession: session } as unknown as D1Database;
  return {
    binding,
    asked,
    lag() {
      isLagging = true;
    },
  };
}
