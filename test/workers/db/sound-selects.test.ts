import { eq, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { user } from "../../../app/db/schema/accounts";
import { rentForm, rentFormVersion } from "../../../app/db/schema/forms";
import { testServices } from "../../support/services";

const { db } = testServices();

const selectSameName = () =>
  db
    .select({ formId: rentForm.id, versionId: rentFormVersion.id, title: rentForm.title })
    .from(rentForm)
    .innerJoin(rentFormVersion, eq(rentFormVersion.formId, rentForm.id));

describe("a select of two columns with the same name", () => {
  const message = /Two selected columns are named "id"/;

  it("throws alone and in a batch, also when it returns no row", async () => {
    await expect((async () => selectSameName())()).rejects.toThrow(message);
    await expect((async () => db.batch([selectSameName()]))()).rejects.toThrow(message);
  });

  it("throws where the name is hidden in raw SQL or an alias", async () => {
    const plain = () => db.select({ a: rentForm.id, b: sql`${rentForm.id}` }).from(rentForm);
    const alias = () => db.select({ a: rentForm.id, b: sql`1`.as("id") }).from(rentForm);
    await expect((async () => plain())()).rejects.toThrow(message);
    await expect((async () => alias())()).rejects.toThrow(message);
  });

  it("is answered once each column has its own alias", async () => {
    const rows = await db
      .select({ formId: rentForm.id, versionId: sql<string>`${rentFormVersion.id}`.as("version_id") })
      .from(rentForm)
      .innerJoin(rentFormVersion, eq(rentFormVersion.formId, rentForm.id));
    expect(rows).toEqual([]);
  });
});

// Red without `isSingleTable: false`: SQLite takes "not_there" for a text, and each row has that word.
it("a column that the database lacks is an error, never its own name", async () => {
  const ahead = sqliteTable("job_progress", { name: text("name"), later: text("not_there") });
  await expect((async () => db.select({ later: ahead.later }).from(ahead))()).rejects.toThrow();
});

it("a column inside a sub-select refers to the outer select's table, also in RETURNING", async () => {
  const at = Date.now();
  await db.run(sql`INSERT INTO ${user} (id, name, email, email_verified, created_at, updated_at)
    VALUES ('one', '', 'one@x.example', 1, ${at}, ${at}), ('two', '', 'two@x.example', 1, ${at}, ${at})`);
  // Of user's own rows each has one with its own id; with a bare "id" inside, every row of the inner table matches itself.
  const inner = sql<number>`(SELECT count(*) FROM ${user} AS other WHERE other.id = ${user.id})`;
  const rows = await db.select({ id: user.id, same: inner.as("same") }).from(user);
  expect(rows.map(({ same }) => same)).toEqual([1, 1]);
  const changed = await db
    .update(user)
    .set({ name: "New" })
    .returning({ id: user.id, same: inner.as("same") });
  expect(changed.map(({ same }) => same)).toEqual([1, 1]);
});
