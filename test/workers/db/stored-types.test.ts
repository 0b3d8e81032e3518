import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { sendPart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { bindings, testServices } from "../../support/forms";
import { aHousehold, partOf } from "../../support/household";
import { refereeAnswers } from "../../support/referee-form";
import { aRefereeDesk, ask } from "../../support/references";

type Column = { name: string; type: string };

/** What D1 makes of a value of another type: a number in a TEXT column is "90210.0", an array is a BLOB. */
function misfits(table: string, { name, type }: Column): string {
  const of = `"${table}"."${name}"`;
  const fits =
    type.toUpperCase() === "TEXT"
      ? `typeof(${of}) = 'text' AND ${of} NOT GLOB '[0-9]*[0-9].0'`
      : `typeof(${of}) = '${type.toLowerCase()}'`;
  return `SELECT '${table}.${name}' AS place FROM "${table}" WHERE ${of} IS NOT NULL AND NOT (${fits})`;
}

async function misfitsIn(): Promise<{ places: string[]; rows: number }> {
  const { results: tables } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'",
  ).all<{ name: string }>();
  const places = new Set<string>();
  let rows = 0;
  for (const { name: table } of tables) {
    const { results: columns } = await bindings.DB.prepare(`PRAGMA table_info("${table}")`).all<Column>();
    rows += Number(await bindings.DB.prepare(`SELECT count(*) AS n FROM "${table}"`).first("n"));
    const found = await bindings.DB.batch<{ place: string }>(
      columns.map((column) => bindings.DB.prepare(misfits(table, column))),
    );
    for (const { results } of found) for (const { place } of results) places.add(place);
  }
  return { places: [...places].sort(), rows };
}

// Red when a command binds a number where a text is stored, such as `Number(postcode)`, or an array.
it("every value is stored in the type of its column, whatever commands bind", async () => {
  const { services, owner, bo } = await aHousehold();
  await sendPart(services, await partOf(services, owner.urlId, bo, "1000"));
  const desk = await aRefereeDesk(testServices(), { answers: refereeAnswers("-typed") });
  await ask(services, desk);
  const thread = { applicationIds: [desk.applicationId], postId: crypto.randomUUID(), isNamed: false };
  await writeMessages(services, desk.actor, { ...thread, text: "90210" });
  const { places, rows } = await misfitsIn();
  expect(rows).toBeGreaterThan(50);
  expect(places).toEqual([]);

  await services.db.run(sql`INSERT INTO job_progress (name, position) VALUES (${90210}, '1')`);
  expect((await misfitsIn()).places).toEqual(["job_progress.name"]);
});
