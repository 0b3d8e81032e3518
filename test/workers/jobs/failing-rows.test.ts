import { describe, expect, it } from "vitest";
import { sweepUnsearched } from "../../../app/features/applying/applications/commands/index-application.server";
import { expireSuspected } from "../../../app/features/applying/apply/spam/commands/discard-application.server";
import type { Services } from "../../../app/services";
import { sweepRemovedDocuments, sweepUnclaimedDocuments } from "../../../workers/jobs/sweeps/documents";
import { sweepDueForms } from "../../../workers/jobs/sweeps/due-forms";
import { sweepDueMails } from "../../../workers/jobs/sweeps/due-mails";
import { sweepErasures } from "../../../workers/jobs/sweeps/erasures";
import { sweepExpiredDrafts } from "../../../workers/jobs/sweeps/expired-drafts";
import { sweepExports } from "../../../workers/jobs/sweeps/exports";
import { sweepFormNotices, sweepPurges, sweepRestingForms } from "../../../workers/jobs/sweeps/form-life";
import { sweepReminders } from "../../../workers/jobs/sweeps/reminders";
import { correctPerson } from "../../support/corrections";
import { aPublishedForm, bindings, countRows, testServices } from "../../support/forms";
import { fillForm } from "../../support/many-applications";
import { aDesk } from "../../support/review";

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
const now = Date.UTC(2026, 10, 21, 9);
const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run();

/** Statements that touch this row of `table` fail, as where a row is broken. `event`: such as "BEFORE DELETE". */
async function breakRow(table: string, event: string, id: string) {
  const isIt = event.endsWith("INSERT") ? `NEW.ref LIKE '%${id}%'` : `OLD.id = '${id}'`;
  await run(`CREATE TRIGGER broken ${event} ON ${table} WHEN ${isIt} BEGIN SELECT RAISE(ABORT, 'broken row'); END`);
}
const mend = () => run("DROP TRIGGER IF EXISTS broken");

/** Two forms that the sweep has to see to, in the state given by SQL assignments. The first one found is the broken one. */
async function twoForms(services: ReturnType<typeof testServices>, assignments: string) {
  const ids = [(await aPublishedForm(services)).formId, (await aPublishedForm(services)).formId].sort();
  for (const id of ids) await run(`UPDATE rent_form SET ${assignments} WHERE id = ?`, id);
  return ids as string[] as [string, string];
}

const isForm = (condition: string) => async (id: string) =>
  (await countRows(`SELECT count(*) AS n FROM rent_form WHERE id = ? AND ${condition}`, id)) === 1;

type Case = {
  make: (services: ReturnType<typeof testServices>) => Promise<[string, string]>;
  broken: [table: string, event: string];
  sweep: (services: Services) => Promise<number>;
  isDone: (id: string) => Promise<boolean>;
};

/** Two ids of the first slice, in their order; no case has those of another. */
const idsOfSlice = () =>
  [crypto.randomUUID(), crypto.randomUUID()].map((id) => `00000000-0000-4000-8000-${id.slice(24)}`).sort() as [
    string,
    string,
  ];

/** A sweep by slices of ids, in the minute that looks at the first one. */
const inFirstSlice = (sweep: Case["sweep"]) => async (services: Services) => {
  const minute = Math.ceil(services.clock.now().getTime() / minuteMs / 256) * 256;
  return sweep({ ...services, clock: { now: () => new Date(minute * minuteMs) } });
};

async function twoDrafts(
  services: ReturnType<typeof testServices>,
  columns: { expiresAt: number; remindAt: number | null },
) {
  const { formId } = await aPublishedForm(services);
  const ids = idsOfSlice();
  for (const id of ids) {
    await run(
      `INSERT INTO application_draft (id, form_id, version_id, token_hash, data, locale, created_at, updated_at, expires_at, remind_at, link_asked_at)
        SELECT ?1, id, published_version_id, ?1, 'sealed', 'en', 1, 1, ?3, ?4, 1 FROM rent_form WHERE id = ?2`,
      id,
      formId,
      columns.expiresAt,
      columns.remindAt,
    );
  }
  return ids;
}

const cases: Record<string, Case> = {
  "forms that are due": {
    make: (services) => twoForms(services, `opens_until = ${now - dayMs}`),
    broken: ["rent_form", "BEFORE UPDATE"],
    sweep: sweepDueForms,
    isDone: isForm("state = 'closed'"),
  },
  "forms that close soon": {
    make: (services) => twoForms(services, `opens_until = ${now + 2.9 * dayMs}`),
    broken: ["rent_form", "BEFORE UPDATE"],
    sweep: sweepFormNotices,
    isDone: isForm("closing_notice_for IS NOT NULL"),
  },
  "forms at rest": {
    make: (services) =>
      twoForms(services, `state = 'closed', landlord_id = 'somebody', closed_at = ${now - 100 * dayMs}`),
    broken: ["rent_form", "BEFORE UPDATE"],
    sweep: sweepRestingForms,
    isDone: isForm("state = 'archived'"),
  },
  purges: {
    make: (services) => twoForms(services, `state = 'deleted', deleted_at = ${now - 31 * dayMs}`),
    broken: ["rent_form", "BEFORE DELETE"],
    sweep: sweepPurges,
    isDone: async (id) => (await countRows("SELECT count(*) AS n FROM rent_form WHERE id = ?", id)) === 0,
  },
  "expired drafts": {
    make: (services) => twoDrafts(services, { expiresAt: 1, remindAt: null }),
    broken: ["application_draft", "BEFORE DELETE"],
    sweep: inFirstSlice(sweepExpiredDrafts),
    isDone: async (id) => (await countRows("SELECT count(*) AS n FROM application_draft WHERE id = ?", id)) === 0,
  },
  reminders: {
    make: (services) => twoDrafts(services, { expiresAt: now + 20 * dayMs, remindAt: now - dayMs }),
    broken: ["application_draft", "BEFORE UPDATE"],
    sweep: sweepReminders,
    isDone: async (id) =>
      (await countRows("SELECT count(*) AS n FROM application_draft WHERE id = ? AND reminders_sent = 1", id)) === 1,
  },
  "suspected applications": {
    make: async (services) => {
      const { formId } = await aPublishedForm(services);
      await fillForm(formId, 2, { isSpam: "1" });
      const { results } = await bindings.DB.prepare(
        "SELECT id FROM application WHERE form_id = ? ORDER BY submitted_at",
      )
        .bind(formId)
        .all<{ id: string }>();
      return results.map(({ id }) => id) as [string, string];
    },
    broken: ["application", "BEFORE DELETE"],
    sweep: expireSuspected,
    isDone: async (id) => (await countRows("SELECT count(*) AS n FROM application WHERE id = ?", id)) === 0,
  },
  "removed documents": {
    make: async () => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()].sort();
      for (const id of ids) {
        await run(
          `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at, removed_at)
            VALUES (?1, 'x', 'p', 'documents/' || ?1, 'n', 'pdf', 1, 'h', 1, 1)`,
          id,
        );
      }
      return ids as [string, string];
    },
    broken: ["document", "BEFORE DELETE"],
    sweep: sweepRemovedDocuments,
    isDone: async (id) => (await countRows("SELECT count(*) AS n FROM document WHERE id = ?", id)) === 0,
  },
  "what is noted for KV and R2": {
    make: async () => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()];
      for (const [index, id] of ids.entries()) {
        await run(
          "INSERT INTO erasure_task (id, store, key, created_at) VALUES (?1, 'r2', 'exports/' || ?1, ?2)",
          id,
          index,
        );
      }
      return ids as [string, string];
    },
    broken: ["erasure_task", "BEFORE DELETE"],
    sweep: sweepErasures,
    isDone: async (id) => (await countRows("SELECT count(*) AS n FROM erasure_task WHERE id = ?", id)) === 0,
  },
  "expired archives": {
    make: async () => {
      const ids = [crypto.randomUUID(), crypto.randomUUID()].sort();
      for (const id of ids) {
        await run(
          `INSERT INTO export_task (id, user_id, kind, state, object_key, key_id, wrapped_key, created_at, expires_at)
            VALUES (?1, ?1, 'applications-csv', 'ready', 'exports/' || ?1, 'k', 'w', 1, ?2)`,
          id,
          now - dayMs,
        );
      }
      return ids as [string, string];
    },
    broken: ["export_task", "BEFORE UPDATE"],
    sweep: sweepExports,
    isDone: async (id) =>
      (await countRows("SELECT count(*) AS n FROM export_task WHERE id = ? AND state = 'expired'", id)) === 1,
  },
  "applications to be made findable": {
    make: async (services) => {
      const desk = await aDesk(services, { applications: 2 });
      for (const id of desk.applicationIds) await correctPerson(services, id, { last: "Byron" });
      const [older = "", newer = ""] = desk.applicationIds;
      return [newer, older];
    },
    broken: ["application", "BEFORE UPDATE"],
    sweep: sweepUnsearched,
    isDone: async (id) =>
      (await countRows("SELECT count(*) AS n FROM application WHERE id = ? AND searched_at IS NOT NULL", id)) === 1,
  },
  "documents that nothing names": {
    make: async () => {
      const ids = idsOfSlice();
      for (const id of ids) {
        await run(
          `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at)
            VALUES (?1, ?1, 'p', 'documents/' || ?1, 'n', 'pdf', 1, 'h', 1)`,
          id,
        );
      }
      return ids;
    },
    broken: ["document", "BEFORE UPDATE"],
    sweep: inFirstSlice(sweepUnclaimedDocuments),
    isDone: async (id) =>
      (await countRows("SELECT count(*) AS n FROM document WHERE id = ? AND removed_at IS NOT NULL", id)) === 1,
  },
  "landlords whose applicants wait": {
    make: async (services) => {
      const ids = idsOfSlice();
      for (const id of ids) {
        const { formId } = await aPublishedForm(services);
        await run(
          "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?1, 'Dana', ?1 || '@landlord.example', 1, 1, 1)",
          id,
        );
        await run("UPDATE rent_form SET landlord_id = ? WHERE id = ?", id, formId);
        await fillForm(formId, 1);
        await run("UPDATE application SET searched_at = 1 WHERE form_id = ?", formId);
      }
      return ids;
    },
    broken: ["outbox", "BEFORE INSERT"],
    sweep: inFirstSlice(sweepDueMails),
    isDone: async (id) =>
      (await countRows(
        "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.applicants-wait' AND ref LIKE ?",
        `%${id}%`,
      )) === 1,
  },
};

// Each is red where its sweep lets the failure of one row end the page.
describe.each(Object.entries(cases))(
  "a sweep with a failing row: %s",
  (_, { make, broken: [table, event], sweep, isDone }) => {
    it("processes the other rows, delays the failing one, and processes it once it is repaired", async () => {
      const services = testServices(new Date(now));
      const lines: string[] = [];
      const log = { ...services.log, error: (line: string) => void lines.push(line), warn: () => undefined };
      const [first, second] = await make(services);
      await breakRow(table, event, first);
      try {
        await sweep({ ...services, log });
        expect([await isDone(first), await isDone(second)]).toEqual([false, true]);
        expect(lines).toEqual(["sweep-row-failed"]);
        // It is not tried again each minute: no page fills up with what fails.
        await sweep({ ...services, log });
        expect(lines).toHaveLength(1);
      } finally {
        await mend();
      }
      services.setNow(new Date(now + 256 * 6 * minuteMs));
      await sweep({ ...services, log });
      expect(await isDone(first)).toBe(true);
      expect(await countRows("SELECT count(*) AS n FROM sweep_failure WHERE row_id = ?", first)).toBe(0);
    });
  },
);
