import { describe, expect, it } from "vitest";
import { applicationsCsv } from "../../../app/features/deciding/exports/queries/list-csv-rows.server";
import type { Selection } from "../../../app/features/deciding/exports/selection";
import { askedExport, buildExport, taskRow } from "../../support/exports";
import { bindings, testServices } from "../../support/forms";
import { fillForm } from "../../support/many-applications";
import { aDesk, type Desk } from "../../support/review";

/** What the fullest page of an export costs, and what all of it. */
async function costOf(desk: Desk, selection: Selection) {
  const services = testServices();
  const id = await askedExport(services, desk.actor, selection);
  const before = { ...services.usage };
  let [seen, lines, most, bytes] = [before.rowsRead, 0, 0, 0];
  let isFirst = true;
  for await (const piece of applicationsCsv(services, { id, userId: desk.userId, selection, locale: "en-US" })) {
    if (!("bytes" in piece)) continue;
    const chunk = piece.bytes;
    // Before the header the whole selection was looked through once.
    if (!isFirst) most = Math.max(most, services.usage.rowsRead - seen);
    isFirst = false;
    seen = services.usage.rowsRead;
    bytes = Math.max(bytes, chunk.byteLength);
    lines += new TextDecoder().decode(chunk).split("\r\n").length - 1;
  }
  await bindings.DB.prepare("DELETE FROM export_task WHERE id = ?").bind(id).run();
  return { lines, most, bytes, all: services.usage.rowsRead - before.rowsRead };
}

describe("an export of thousands of applications", () => {
  it("reads a constant number of rows a page and holds one page in memory, at 200 as at 1,000", async () => {
    const [few, many] = [
      await aDesk(testServices(), { applications: 2 }),
      await aDesk(testServices(), { applications: 2 }),
    ];
    await fillForm(few.formId, 198);
    await fillForm(many.formId, 998);
    for (const selectionOf of [({ formId }: Desk) => ({ form: formId }), () => ({ list: "" })]) {
      const small = await costOf(few, selectionOf(few));
      const large = await costOf(many, selectionOf(many));
      expect([small.lines, large.lines]).toEqual([201, 1001]);
      // Red where the landlord leads a statement instead of the ids: it then reads all of his.
      expect(large.most, JSON.stringify({ small, large })).toBeLessThanOrEqual(small.most * 1.2);
      expect(large.most, JSON.stringify({ small, large })).toBeLessThanOrEqual(800);
      expect(large.bytes).toBeLessThanOrEqual(small.bytes * 1.2);
      expect(large.all / 1000).toBeLessThanOrEqual((small.all / 200) * 1.2);
    }
  }, 120_000);

  it("uses indexes in its order: no table is scanned or sorted", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 45 });
    const sent: { sql: string; values: unknown[] }[] = [];
    const { prepare } = bindings.DB;
    bindings.DB.prepare = (query: string) => {
      const statement = prepare.call(bindings.DB, query);
      const { bind } = statement;
      statement.bind = (...values: unknown[]) => {
        sent.push({ sql: query, values });
        return bind.apply(statement, values);
      };
      return statement;
    };
    try {
      for (const selection of [{ form: desk.formId }, { ids: [...desk.applicationIds] }, { list: "" }] as Selection[]) {
        const id = await askedExport(services, desk.actor, selection);
        await buildExport(services, id);
        expect((await taskRow(id))?.state).toBe("ready");
      }
    } finally {
      bindings.DB.prepare = prepare;
    }
    expect(sent.length).toBeGreaterThan(40);
    for (const { sql, values } of sent) {
      const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail).join("\n");
      expect(plan, sql).not.toMatch(/SCAN (?!CONSTANT|json_each|\()/);
    }
  });
});
