import { describe, expect, it } from "vitest";
import { sweepUnsearched } from "../../../app/features/applying/applications/commands/index-application.server";
import { getHealth } from "../../../app/features/operator/operations/queries/get-health.server";
import { checks, readProgress } from "../../../app/features/operator/recovery/commands/run-check.server";
import { createDataKeys } from "../../../app/platform/crypto";
import { sweepSelfCheck } from "../../../workers/jobs/sweeps/self-check";
import { bindings } from "../../support/forms";
import { personOf } from "../../support/people";
import { aDesk } from "../../support/review";
import { testServices } from "../../support/services";
import { aBookedSlot } from "../../support/viewings";

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 21, 9);
const run = (query: string, ...values: unknown[]) =>
  bindings.DB.prepare(query)
    .bind(...values)
    .run();
const one = async <T>(query: string, ...values: unknown[]) =>
  (await bindings.DB.prepare(query)
    .bind(...values)
    .first<T>()) as T;

type Line = { event: string; fields: Record<string, unknown> };

/** The tests of a file share their data: each begins with a night of its own, in which every check is due. */
async function aNight() {
  await run("DELETE FROM job_progress WHERE name LIKE 'check:%'");
  const lines: Line[] = [];
  const keep = (event: string, fields = {}) => void lines.push({ event, fields });
  const services = testServices({ now: new Date(now), log: { info: () => undefined, warn: keep, error: keep } });
  const desk = await aDesk(services, { applications: 3 });
  // Counted as the product counts; aDesk writes past it.
  await run("UPDATE rent_form SET application_count = 3, new_count = 3 WHERE id = ?", desk.formId);
  await sweepUnsearched(services);
  const round = async (at: number) => {
    services.setNow(new Date(at));
    for (let minute = 0; minute < 40; minute += 1) await sweepSelfCheck(services);
  };
  const findings = () =>
    lines
      .filter(({ event }) => event === "self-check-found")
      .map(({ fields }) => [fields.name, fields.found, fields.mended]);
  return { services, desk, round, findings };
}

describe("the nightly self-check", () => {
  it("finds nothing where nothing is wrong, finishes, and starts again the next night", async () => {
    const { services, round, findings } = await aNight();
    await round(now + 48 * hourMs);
    expect(findings()).toEqual([]);
    const ends = [...(await readProgress(services)).values()].map(({ finishedAt }) => finishedAt);
    expect(ends).toEqual(Object.keys(checks).map(() => now + 48 * hourMs));
    await round(now + 49 * hourMs);
    expect((await readProgress(services)).get("counters")?.finishedAt).toBe(now + 48 * hourMs);
    await round(now + 72 * hourMs);
    expect((await readProgress(services)).get("counters")?.finishedAt).toBe(now + 72 * hourMs);
    expect((await readProgress(services)).get("documents")?.finishedAt).toBe(now + 48 * hourMs);
  });

  // Red when a check that fails ends the run, or is not named.
  it("runs every other check when one fails, reports that one, and runs it again once it can", async () => {
    const { services, round, findings } = await aNight();
    const failed: unknown[] = [];
    const log = { ...services.log, error: (_: string, fields = {}) => void failed.push(fields) };
    await run(
      "CREATE TRIGGER broken BEFORE INSERT ON job_progress WHEN NEW.name = 'check:counters' BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    try {
      services.setNow(new Date(now + 48 * hourMs));
      for (let minute = 0; minute < 40; minute += 1) await sweepSelfCheck({ ...services, log });
    } finally {
      await run("DROP TRIGGER broken");
    }
    const known = await readProgress(services);
    expect(Object.keys(checks).filter((name) => !known.get(name)?.finishedAt)).toEqual(["counters"]);
    expect(failed).toEqual([expect.objectContaining({ sweep: "check:counters", tries: 1 })]);
    await round(now + 48 * hourMs + 6 * 60_000);
    expect((await readProgress(services)).get("counters")?.finishedAt).toBe(now + 48 * hourMs + 6 * 60_000);
    expect(findings()).toEqual([]);
  });

  // Red when the check of people is left out of the list, or reads applications alone.
  it("reports how many names cannot be decrypted because their landlord's key is missing", async () => {
    const { services, desk, round, findings } = await aNight();
    await aBookedSlot(services, desk);
    const sealed = "SELECT count(*) AS n FROM application WHERE landlord_id = ? AND person IS NOT NULL";
    expect(await one(sealed, desk.userId)).toEqual({ n: 3 });
    await run("DELETE FROM person_key WHERE landlord_id = ? OR holder_id = ?", desk.userId, desk.userId);
    await round(now + 48 * hourMs);
    expect(findings()).toContainEqual(["people", 4, 0]);
    await run("UPDATE application SET person = NULL, person_key_id = NULL WHERE landlord_id = ?", desk.userId);
    await run("UPDATE viewing_request SET person = NULL, person_key_id = NULL WHERE form_id = ?", desk.formId);
  });

  // Each is red when its check is left out of the list.
  it("repairs counters, search words, keys and documents, and reports how many", async () => {
    const { services, desk, round, findings } = await aNight();
    const [first = "", second = ""] = desk.applicationIds;
    await run("UPDATE rent_form SET new_count = 7, application_count = 1 WHERE id = ?", desk.formId);
    await run("UPDATE landlord_workload SET count = 9 WHERE landlord_id = ?", desk.userId);
    await run("INSERT INTO landlord_workload (landlord_id, state, count) VALUES (?, 'approved', 1)", desk.userId);
    await run(
      "DELETE FROM application_term WHERE application_id = ? AND term = (SELECT min(term) FROM application_term WHERE application_id = ?)",
      first,
      first,
    );
    // Of nobody, and of somebody who does not list it.
    for (const id of [crypto.randomUUID(), second]) {
      await run(
        "INSERT INTO application_term (landlord_id, term, application_id) VALUES (?, '#ghost', ?)",
        desk.userId,
        id,
      );
    }
    const { wrapped } = await services.dataKeys.create("nobody");
    await run(
      "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES ('nobody', ?, ?, 1)",
      wrapped.keyId,
      wrapped.wrappedKey,
    );
    const paper = await one<{ id: string; key: string }>(
      "SELECT id, object_key AS key FROM document WHERE application_id = ?",
      second,
    );
    await services.documents.delete([paper.key]);

    await round(now + 48 * hourMs);
    // Red when get-health does not look at job_progress.
    expect((await getHealth(services)).checks.selfCheck).toEqual({ level: "warn", figure: 8 });
    expect(findings().sort()).toEqual([
      ["counters", 1, 1],
      ["documents", 1, 1],
      ["orphan-keys", 1, 1],
      ["search-terms", 1, 1],
      ["stray-terms", 2, 2],
      ["workloads", 2, 2],
    ]);
    expect(await one("SELECT count AS n FROM landlord_workload WHERE landlord_id = ?", desk.userId)).toEqual({ n: 3 });
    expect(
      await one(
        "SELECT new_count AS unread, application_count AS all_of_them FROM rent_form WHERE id = ?",
        desk.formId,
      ),
    ).toEqual({ unread: 3, all_of_them: 3 });
    expect(await one("SELECT count(*) AS n FROM application_key WHERE application_id = 'nobody'")).toEqual({ n: 0 });
    expect(await one("SELECT document_count AS n FROM application WHERE id = ?", second)).toEqual({ n: 0 });
    expect(await one("SELECT document_count AS n FROM application WHERE id = ?", first)).toEqual({ n: 1 });
    await sweepUnsearched(services);
    const terms = await one<{ there: number; listed: number }>(
      `SELECT (SELECT count(*) FROM application_term WHERE application_id = one.id) AS there,
        (SELECT count(*) FROM json_each(one.search_terms)) AS listed FROM application AS one WHERE id = ?`,
      first,
    );
    expect(terms.there).toBe(terms.listed);
    expect(terms.listed).toBeGreaterThan(0);
    await round(now + 9 * 24 * hourMs);
    expect(findings()).toHaveLength(6);
    expect((await getHealth(services)).checks.selfCheck).toEqual({ level: "ok", figure: 0 });
  });

  it("rewraps keys under the first key of DATA_KEYS, and reports keys that none opens", async () => {
    const { services, desk, round, findings } = await aNight();
    const [id = "", lost = ""] = desk.applicationIds;
    const before = await one<{ keyId: string; wrappedKey: string }>(
      "SELECT key_id AS keyId, wrapped_key AS wrappedKey FROM application_key WHERE application_id = ?",
      id,
    );
    const sealed = await (await services.dataKeys.open(id, before)).encryptText("note", "still read");
    const [former] = services.config.dataKeys;
    const fresh = { id: "k2", key: "//79/Pv6+fj39vX08/Lx8O/u7ezr6uno5+bl5OPi4eA=" };
    if (!former) throw new Error("No ring");
    await run("UPDATE application_key SET key_id = 'unknown' WHERE application_id = ?", lost);
    const person = await personOf(services, id);
    services.dataKeys = createDataKeys([fresh, former]);

    await round(now + 48 * hourMs);
    const after = await one<typeof before>(
      "SELECT key_id AS keyId, wrapped_key AS wrappedKey FROM application_key WHERE application_id = ?",
      id,
    );
    expect(after.keyId).toBe("k2");
    const alone = createDataKeys([fresh]);
    expect(await (await alone.open(id, after)).decryptText("note", sealed)).toBe("still read");
    expect(findings()).toEqual([["keys-of-applications", 1, 0]]);
    for (const table of ["application_key", "person_key", "export_task"]) {
      expect(await one(`SELECT count(*) AS n FROM ${table} WHERE key_id = ?`, former.id)).toEqual({ n: 0 });
    }
    expect(person.email).not.toBe("");
    expect(await personOf({ ...services, dataKeys: alone }, id)).toEqual(person);
  });
});
