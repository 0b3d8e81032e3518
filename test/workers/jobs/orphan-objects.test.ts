import { expect, it } from "vitest";
import { sweepOrphanObjects } from "../../../workers/jobs/sweeps/orphan-objects";
import { createServices } from "../../../workers/services";
import { bindings, ids } from "../../support/forms";
import { silentLog } from "../../support/services";

const bucket = bindings.DOCUMENTS;
const hourMs = 60 * 60 * 1000;
const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();

/** R2 may answer with fewer objects than were asked for: two at a time here. */
function servicesWith(now: Date) {
  const small = new Proxy(bucket, {
    get(target, name) {
      if (name === "list") return (options: R2ListOptions) => target.list({ ...options, limit: 2 });
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const env = { ...bindings, DOCUMENTS: small };
  return createServices(env, () => undefined, { clock: { now: () => now }, log: silentLog });
}

async function put(key: string, row: [table: string, ...values: unknown[]] | null) {
  await bucket.put(key, "sealed");
  if (row) {
    const [query, ...values] = row;
    await run(query, ...values);
  }
  return key;
}

async function everyKind(isNamed: boolean) {
  const [documentId, hash, exportId] = [crypto.randomUUID(), ids.token(), crypto.randomUUID()];
  const paper = `documents/${ids.token()}.${documentId}`;
  const insert = `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at)
    VALUES (?, 'a', 'p', ?, 'n', 'pdf', 1, 'h', 1)`;
  return [
    await put(paper, isNamed ? [insert, documentId, paper] : null),
    await put(
      `media/${hash}`,
      isNamed
        ? ["INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES ('f', ?, 1, 1)", hash]
        : null,
    ),
    // A part of an archive, whose row names the archive.
    await put(
      `exports/${exportId}/part`,
      isNamed
        ? [
            `INSERT INTO export_task (id, user_id, kind, state, object_key, key_id, wrapped_key, created_at, expires_at)
              VALUES (?1, 'u', 'all-data', 'ready', 'exports/' || ?1, 'k', 'w', 1, 9e15)`,
            exportId,
          ]
        : null,
    ),
  ];
}

async function hourOfRuns(from: number) {
  const start = Math.ceil(from / hourMs) * hourMs;
  for (let minute = 0; minute < 40; minute += 1)
    await sweepOrphanObjects(servicesWith(new Date(start + minute * 60_000)));
}

// Red where a run begins at the first object again (never beyond ten here), and where it looks at documents/ alone.
it("the sweep deletes objects of every kind that no row names, and none that is named or younger than a day", async () => {
  const named = (await Promise.all([everyKind(true), everyKind(true), everyKind(true), everyKind(true)])).flat();
  const orphans = (await Promise.all([everyKind(false), everyKind(false), everyKind(false)])).flat();
  const log = await put("erasures/2026-01-01T00:00:00.000Z-aaaaaaaa.json", null);
  const isThere = async (key: string) => (await bucket.head(key)) !== null;
  await hourOfRuns(Date.now() + 22 * hourMs);
  expect(await Promise.all(orphans.map(isThere))).toEqual(orphans.map(() => true));
  await hourOfRuns(Date.now() + 25 * hourMs);
  expect(await Promise.all(orphans.map(isThere))).toEqual(orphans.map(() => false));
  expect(await Promise.all([...named, log].map(isThere))).toEqual([...named, log].map(() => true));
});
