import { describe, expect, it } from "vitest";
import { announceErasures } from "../../app/features/applying/applications/commands/announce-erasures.server";
import { eraseAnnounced } from "../../app/features/applying/applications/commands/erase-announced.server";
import { listAnnounced, listOwnErasures } from "../../app/features/applying/applications/queries/list-erasures.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { ApplicationId, OutboxId } from "../../app/kernel/ids";
import { runJob } from "../../workers/jobs/run-job";
import { everyKind } from "../support/apply-form";
import { bindings, storeForm } from "../support/apply-visitor";
import { requestWith } from "../support/faults";
import { countRows, testServices } from "../support/forms";
import { fillForm } from "../support/many-applications";
import { mailOf } from "../support/outbox";
import { raced } from "../support/race";
import { aReadyDraft, submitInput } from "../support/ready-draft";
import { aDesk } from "../support/review";

const dayMs = 24 * 3_600_000;
const start = Date.UTC(2027, 2, 1, 12);
type Place = { country: string; region?: string };
type TestServices = ReturnType<typeof testServices>;

const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** An application with one paper that was decided at `start`, of a home in `place`. */
async function decided(place: Place = { country: "US", region: "OR" }) {
  const services = testServices();
  const form = everyKind();
  const definition: FormDefinition = {
    ...form,
    property: { ...form.property, address: { line1: "1 Main Street", city: "Town", ...place } },
  };
  const made = await aReadyDraft(services, await storeForm({ definition }));
  const sent = await submitApplication(services, submitInput(services, made));
  if (!sent.ok) throw new Error(sent.code);
  const { id } = made.draft;
  await run("UPDATE application SET state = 'declined', decided_at = ? WHERE id = ?", start, id);
  return { services, id };
}

/** Slices as small as one application: others of this file are not touched. */
const only = (id: string) => ({ from: id, below: `${id}~` });
const papersOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM document WHERE application_id = ? AND removed_at IS NULL", id);
const keysOf = (id: string) => countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id);
const tracesOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM audit WHERE target_id = ? AND action LIKE 'application.retention-%'", id);
const announcedAt = async (id: string) =>
  (
    await bindings.DB.prepare("SELECT erasure_announced_at AS at FROM application WHERE id = ?")
      .bind(id)
      .first<{ at: number | null }>()
  )?.at ?? null;

async function noticesOf(id: string) {
  const { results } = await bindings.DB.prepare(
    `SELECT o.id, o.next_at AS at FROM application a JOIN outbox o
      ON o.dedupe_key = 'erasure-near:' || coalesce(a.landlord_id, a.form_id) || ':' || a.erasure_announced_at WHERE a.id = ?`,
  )
    .bind(id)
    .all<{ id: OutboxId; at: number }>();
  return results;
}

/** The cron on that day: marks, tells what its moment has come for, erases. */
async function cronOn(services: TestServices, id: string, days: number) {
  services.setNow(new Date(start + days * dayMs));
  await announceErasures(services, only(id));
  for (const notice of await noticesOf(id)) await runJob(services, notice.id);
  await eraseAnnounced(services);
}

/** Every day from one to the other, as the cron would. */
async function days(services: TestServices, id: string, from: number, to: number) {
  for (let day = from; day <= to; day += 1) await cronOn(services, id, day);
}

describe("the retention of decided applications", () => {
  it("erases documents after sixty days, announced a week before, and keeps the answers", async () => {
    const { services, id } = await decided();
    await days(services, id, 50, 60);
    expect([await papersOf(id), await tracesOf(id)]).toEqual([1, 0]);
    await days(services, id, 61, 62);
    expect([await papersOf(id), await keysOf(id), await tracesOf(id), await announcedAt(id)]).toEqual([0, 1, 1, null]);
    await days(services, id, 63, 80);
    expect(await tracesOf(id)).toBe(1);
  });

  it.each([
    ["24 months in Oregon", 728, 733, { country: "US", region: "OR" }],
    ["3 months in France", 91, 94, { country: "FR" }],
    ["a month in Victoria, with the documents", 30, 33, { country: "AU", region: "VIC" }],
  ])("erases answers by the law of the place: %s", async (_, before, after, place) => {
    const { services, id } = await decided(place);
    await days(services, id, before - 45, before);
    expect(await keysOf(id)).toBe(1);
    await days(services, id, before + 1, after);
    expect([await keysOf(id), await papersOf(id)]).toEqual([0, 0]);
    const left = "SELECT count(*) AS n FROM application WHERE id = ? AND person IS NULL";
    expect(await countRows(left, id)).toBe(1);
  });

  // Red when `eraseAnswers` writes no letter: by then the address is nowhere else.
  it("mails the applicant in the language of the application, and deletes that mail's data once it is sent", async () => {
    const { services, id } = await decided({ country: "FR" });
    await run("UPDATE application SET locale = 'fr' WHERE id = ?", id);
    await days(services, id, 50, 93);
    const [job] = (
      await bindings.DB.prepare("SELECT id FROM outbox WHERE dedupe_key = ?")
        .bind(`erased:${id}`)
        .all<{ id: OutboxId }>()
    ).results;
    if (!job) throw new Error("Nobody is told");
    const sealed = "SELECT count(*) AS n FROM account_mail WHERE user_id = ?";
    expect(await countRows(sealed, id)).toBe(1);
    await runJob(services, job.id);
    const mail = await mailOf(job.id);
    expect(mail?.to).toBe("ada@applicant.example");
    expect(mail?.subject).toContain("Votre candidature est effacée");
    expect(await countRows(sealed, id)).toBe(0);
  });

  it("leaves an undecided application alone, however old it is", async () => {
    const { services, id } = await decided();
    await run("UPDATE application SET state = 'in_review', decided_at = NULL WHERE id = ?", id);
    await cronOn(services, id, 2000);
    expect([await keysOf(id), await papersOf(id), await announcedAt(id)]).toEqual([1, 1, null]);
  });
});

describe("erasing after an announcement a week before", () => {
  it("never happens earlier, however late the cron runs", async () => {
    const { services, id } = await decided();
    await cronOn(services, id, 900);
    await cronOn(services, id, 901);
    expect([await keysOf(id), await papersOf(id)]).toEqual([1, 1]);
    await cronOn(services, id, 907);
    expect(await keysOf(id)).toBe(1);
    await cronOn(services, id, 909);
    expect(await keysOf(id)).toBe(0);
  });

  // Red when `stepFor` does not ask whether the announcement's job is settled.
  it("never happens when the announcement was planned but not written", async () => {
    const { services, id } = await decided();
    services.setNow(new Date(start + 900 * dayMs));
    await announceErasures(services, only(id));
    services.setNow(new Date(start + 909 * dayMs));
    await eraseAnnounced(services);
    expect([await keysOf(id), await announcedAt(id)]).toEqual([1, expect.any(Number)]);
    services.setNow(new Date(start + 911 * dayMs));
    await eraseAnnounced(services);
    expect([await keysOf(id), await announcedAt(id)]).toEqual([1, null]);
    await days(services, id, 912, 921);
    expect(await keysOf(id)).toBe(0);
  });

  it.each([
    ["reopened", "state = 'in_review', decided_at = NULL"],
    ["decided again", `decided_at = ${start + 905 * dayMs}`],
    ["put on hold", "held_at = 1"],
  ])("does not happen to an application that was %s since", async (_, change) => {
    const { services, id } = await decided();
    await days(services, id, 900, 902);
    expect(await announcedAt(id)).not.toBeNull();
    await run(`UPDATE application SET ${change} WHERE id = ?`, id);
    await days(services, id, 903, 912);
    expect([await keysOf(id), await papersOf(id), await announcedAt(id)]).toEqual([1, 1, null]);
  });

  // Red without its line of isStillSo.
  it.each([
    ["reopened", "state = 'in_review', decided_at = NULL"],
    ["decided again", `decided_at = ${start + 905 * dayMs}`],
    ["put on hold", "held_at = 1"],
  ])("does not happen to an application that is %s at the moment of erasing", async (_, change) => {
    const { services, id } = await decided();
    await days(services, id, 900, 902);
    services.setNow(new Date(start + 909 * dayMs));
    await eraseAnnounced(raced(services, () => run(`UPDATE application SET ${change} WHERE id = ?`, id)));
    const letters = await countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key = ?", `erased:${id}`);
    expect([await keysOf(id), await papersOf(id), await tracesOf(id), letters]).toEqual([1, 1, 0, 0]);
  });

  // Red when `stepFor` counts the week from the planning of the announcement.
  it("happens a week after the announcement was mailed, however late that was", async () => {
    const { services, id } = await decided();
    services.setNow(new Date(start + 900 * dayMs));
    await announceErasures(services, only(id));
    services.setNow(new Date(start + 906 * dayMs));
    for (const notice of await noticesOf(id)) await runJob(services, notice.id);
    for (const [day, keys] of [
      [909, 1],
      [912, 1],
      [914, 0],
    ] as const) {
      services.setNow(new Date(start + day * dayMs));
      await eraseAnnounced(services);
      expect([day, await keysOf(id)]).toEqual([day, keys]);
    }
  });

  it("happens once after a failure at any point of the run", async () => {
    let calls = 1;
    for (let call = 1; call <= calls; call += 1) {
      for (const when of ["before", "after"] as const) {
        const { services, id } = await decided();
        await days(services, id, 900, 902);
        const at = new Date(start + 909 * dayMs);
        const early = new Date(start + 906 * dayMs);
        const faulty = requestWith({ call, when });
        for (const now of [early, at]) {
          const clock = { now: () => now };
          await eraseAnnounced({ ...faulty.services, clock }).catch(() => 0);
          if (now === early) expect([await keysOf(id), await tracesOf(id)], `call ${call}, ${when}`).toEqual([1, 0]);
        }
        calls = Math.max(calls, faulty.calls());
        // A row that failed is put off by five minutes.
        const later = new Date(at.getTime() + 6 * 60_000);
        services.setNow(later);
        await Promise.all([eraseAnnounced(services), eraseAnnounced(testServices(later))]);
        const letters = await countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key = ?", `erased:${id}`);
        expect([await keysOf(id), await tracesOf(id), letters], `call ${call}, ${when}`).toEqual([0, 1, 1]);
      }
    }
    expect(calls).toBeGreaterThan(3);
  });
});

// Red where a page is the oldest announcements: a hundred that wait for their mail fill it.
it("applications that wait do not delay those that are due", async () => {
  const { services, id } = await decided();
  await days(services, id, 900, 902);
  const form = await bindings.DB.prepare("SELECT form_id AS id FROM application WHERE id = ?")
    .bind(id)
    .first<{ id: string }>();
  await fillForm(form?.id ?? "", 150, { state: "'declined'" });
  await run(
    `UPDATE application SET erasure_announced_at = one.erasure_announced_at - 1, decided_at = one.decided_at
      FROM (SELECT * FROM application WHERE id = ?1) AS one WHERE application.form_id = one.form_id AND application.id <> ?1`,
    id,
  );
  services.setNow(new Date(start + 909 * dayMs));
  for (let minute = 0; minute < 3; minute += 1) await eraseAnnounced(services);
  expect(await keysOf(id)).toBe(0);
});

describe("the queries of the retention sweeps", () => {
  // Red when an index of theirs goes.
  it("each sweep and the page of erasures uses an index", async () => {
    const services = testServices();
    const asked: string[] = [];
    const prepare = bindings.DB.prepare;
    bindings.DB.prepare = (query: string) => {
      asked.push(query);
      return prepare.call(bindings.DB, query);
    };
    try {
      await eraseAnnounced(services);
      await announceErasures(services, { from: "00", below: "01" });
      await listOwnErasures(services, { kind: "account", sessionToken: "none" });
      await listAnnounced(services, { formId: "none", announcedAt: 1 }, 30);
    } finally {
      bindings.DB.prepare = prepare;
    }
    const reads = asked.filter((query) => /from "application"/.test(query));
    expect(reads).toHaveLength(4);
    for (const query of reads) {
      const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...Array.from(query.matchAll(/\?/g), () => 1))
        .all<{ detail: string }>();
      expect(results.map((row) => row.detail).join("\n"), query).not.toMatch(/SCAN|TEMP B-TREE/);
    }
  });
});

describe("the announcement of erasures", () => {
  it("is one notice and one mail for each landlord and day, with each application and its link", async () => {
    const services = testServices(new Date(start));
    const desk = await aDesk(services, { applications: 3 });
    for (const id of desk.applicationIds) {
      await run("UPDATE application SET state = 'declined', decided_at = ? WHERE id = ?", start - 5000 * dayMs, id);
      await announceErasures(services, only(id));
      await announceErasures(services, only(id));
    }
    const [first] = desk.applicationIds as [ApplicationId];
    const notices = await noticesOf(first);
    expect(notices).toHaveLength(1);
    const [job] = notices as [{ id: OutboxId; at: number }];
    services.setNow(new Date(job.at));
    await Promise.all([runJob(services, job.id), runJob(services, job.id)]);
    const mail = await mailOf(job.id);
    expect(mail?.subject).toBe("3 applications: data will be deleted on March 9, 2027");
    for (const id of desk.applicationIds) expect(mail?.text).toContain(`applicationId=${id}`);
    expect(mail?.text).not.toContain("Lovelace");
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'erasure-near'";
    expect(await countRows(told, desk.userId)).toBe(1);
  });

  it("is mailed to a guest without the names of applicants", async () => {
    const { services, id } = await decided();
    const formId = "(SELECT form_id FROM application WHERE id = ?1)";
    await run(
      `INSERT INTO guest_rent_form (id, form_id, email, verified_at, created_at) VALUES (?2, ${formId}, 'guest@home.example', 1, 1)`,
      id,
      id.replaceAll("-", "").slice(0, 26),
    );
    await days(services, id, 900, 901);
    const [job] = await noticesOf(id);
    const mail = await mailOf(job?.id ?? "");
    expect(mail?.to).toBe("guest@home.example");
    expect(mail?.text).toMatch(/\/manage\//);
    expect(mail?.text).not.toContain("Lovelace");
  });
});
