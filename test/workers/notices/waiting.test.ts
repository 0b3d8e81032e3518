import { describe, expect, it } from "vitest";
import { savePreferences } from "../../../app/features/deciding/notices/commands/save-preferences.server";
import type { OutboxId } from "../../../app/kernel/ids";
import { runJob } from "../../../workers/jobs/run-job";
import { sweepDueMails } from "../../../workers/jobs/sweeps/due-mails";
import { sendApplication } from "../../support/applications";
import { aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { mailOf } from "../../support/outbox";
import { aDesk } from "../../support/review";
import { sweepOn } from "../../support/sweep-on";

const dayMs = 24 * 3_600_000;

async function jobsOf(id: string) {
  const { results } = await bindings.DB.prepare(
    "SELECT id FROM outbox WHERE instr(dedupe_key, 'applicants-wait:' || ? || ':') = 1 ORDER BY created_at",
  )
    .bind(id)
    .all<{ id: OutboxId }>();
  return results;
}

const set = (ids: readonly string[], assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
    .run();

describe("the reminder about applicants who wait for an answer", () => {
  it("is sent after a week, once in seven days, and not when nobody waits", async () => {
    const services = testServices();
    const { userId, applicationIds } = await aDesk(services, { applications: 3 });
    await sweepOn(services, userId, 5);
    expect(await jobsOf(userId)).toEqual([]);
    for (const day of [8, 9, 10, 14]) await sweepOn(services, userId, day);
    const [job, ...more] = await jobsOf(userId);
    expect(more).toEqual([]);
    await runJob(services, job?.id as OutboxId);
    await runJob(services, job?.id as OutboxId);
    const mail = await mailOf(job?.id ?? "");
    expect(mail?.subject).toBe("3 applicants wait for an answer");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).not.toContain("Lovelace");
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'applicants-wait'";
    expect(await countRows(told, userId)).toBe(1);
    await sweepOn(services, userId, 17);
    expect(await jobsOf(userId)).toHaveLength(2);
    await set(applicationIds, "state = 'declined'");
    const [, second] = await jobsOf(userId);
    await runJob(services, second?.id as OutboxId);
    expect(await mailOf(second?.id ?? "")).toBeNull();
    await sweepOn(services, userId, 30);
    expect(await jobsOf(userId)).toHaveLength(2);
  });

  it.each([
    ["asked for more", "state = 'info_requested'"],
    ["archived", "is_archived = 1"],
    ["under suspicion", "is_spam = 1"],
    ["moved within the week", `updated_at = ${Date.now() + 6 * dayMs}`],
  ])("leaves out applications that were %s", async (_, assignment) => {
    const services = testServices();
    const { userId, applicationIds } = await aDesk(services);
    await set(applicationIds, assignment);
    await sweepOn(services, userId, 9);
    expect(await jobsOf(userId)).toEqual([]);
  });

  it("is a notice without mail for a landlord who switched that mail off", async () => {
    const services = testServices();
    const { userId, actor } = await aDesk(services);
    await savePreferences(services, actor, { choices: { "applicants-wait": "off" }, zone: null });
    await sweepOn(services, userId, 9);
    const [job] = await jobsOf(userId);
    await runJob(services, job?.id as OutboxId);
    expect(await mailOf(job?.id ?? "")).toBeNull();
    const told = "SELECT count(*) AS n FROM notification WHERE landlord_id = ? AND kind = 'applicants-wait'";
    expect(await countRows(told, userId)).toBe(1);
  });

  it("for a guest's form is mailed with a manage link", async () => {
    const services = testServices();
    const form = await aPublishedForm(services);
    await sendApplication(services, form.formId);
    await sweepOn(services, form.formId, 9);
    const [job] = await jobsOf(form.formId);
    await runJob(services, job?.id as OutboxId);
    const mail = await mailOf(job?.id ?? "");
    expect(mail?.to).toBe(form.email);
    expect(mail?.text).toMatch(/\/manage\//);
  });

  // Red when the list of the landlord's applications has no index to be found by.
  it("finds its applications by an index", async () => {
    const services = testServices();
    const asked: string[] = [];
    const prepare = bindings.DB.prepare;
    bindings.DB.prepare = (query: string) => {
      asked.push(query);
      return prepare.call(bindings.DB, query);
    };
    try {
      await sweepDueMails(services);
    } finally {
      bindings.DB.prepare = prepare;
    }
    expect(asked).toHaveLength(3);
    for (const query of asked) {
      const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${query}`)
        .bind(...Array.from(query.matchAll(/\?/g), () => 1))
        .all<{ detail: string }>();
      const plan = results.map((row) => row.detail).join("\n");
      expect(plan.replace(/SCAN waiting/g, ""), query).not.toMatch(/SCAN|TEMP B-TREE/);
    }
  });
});
