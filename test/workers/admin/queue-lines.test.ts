import { beforeEach, expect, it } from "vitest";
import { listQueueLines } from "../../../app/features/operator/admin/queries/list-queue-lines.server";
import { listWork } from "../../../app/features/operator/operations/queries/list-work.server";
import { bindings, ids } from "../../support/forms";
import { testServices } from "../../support/services";

beforeEach(async () => {
  await bindings.DB.batch(
    ["screening", "form_report", "question_doubt"].map((table) => bindings.DB.prepare(`DELETE FROM ${table}`)),
  );
});

async function aLook(columns: { state?: string; decidedAt?: number; appealedAt?: number; answeredAt?: number }) {
  const { state = "waiting", decidedAt = null, appealedAt = null, answeredAt = null } = columns;
  const formId = ids.uuid<string>();
  await bindings.DB.prepare(
    `INSERT INTO screening (id, kind, subject_id, score, reasons, facts, outcome, state, decided_at,
      appealed_at, answered_at, created_at, updated_at) VALUES (?, 'form', ?, 50, '[]', '{}', 'hold', ?, ?, ?, ?, 10, 20)`,
  )
    .bind(ids.uuid<string>(), formId, state, decidedAt, appealedAt, answeredAt)
    .run();
  return formId;
}

const aReport = (formId: string, at: number) =>
  bindings.DB.prepare(
    "INSERT INTO form_report (id, form_id, code, network_hash, created_at) VALUES (?, ?, 'money', 'n', ?)",
  )
    .bind(ids.uuid<string>(), formId, at)
    .run();

it("the admin's summary has no line for an empty spam queue", async () => {
  await aLook({ state: "decided", decidedAt: 30, appealedAt: 31, answeredAt: 32 });
  expect(await listQueueLines(testServices())).toEqual([]);
});

// Red without the comparison with decided_at: a form that was reported, looked at and held again stays "reported".
it("the summary counts appeals, reported and held forms, each form once, with the oldest time and a link to them", async () => {
  await aLook({});
  await aReport(await aLook({ decidedAt: 15 }), 12);
  await aReport(await aLook({ decidedAt: 15 }), 16);
  await aReport(await aLook({ state: "decided", appealedAt: 40, answeredAt: 35 }), 16);
  const line = (text: string, since: number, kind: string) => ({
    ...{ level: "wait", text, since },
    cure: { to: `/admin/spam-protection?kind=${kind}`, label: "See the queue" },
  });
  const lines = [
    line("1 landlord waits for an answer about a form.", 40, "appeal"),
    line("1 reported form waits for a look.", 20, "form"),
    line("2 forms wait for a look.", 20, "form"),
    // Red without question_doubt: "Nothing waits for you" stood over a question that somebody had sent.
    line("1 refused question waits for a look.", 60, "question"),
  ];
  await bindings.DB.prepare(
    "INSERT INTO question_doubt (id, dedupe_key, sealed, category, count, decided_at, created_at) VALUES (?, ?, 'x', 'religion', 1, NULL, 60), (?, ?, 'x', 'religion', 1, 70, 50)",
  )
    .bind(ids.uuid<string>(), ids.uuid<string>(), ids.uuid<string>(), ids.uuid<string>())
    .run();
  const services = testServices();
  expect(await listQueueLines(services)).toEqual(lines);
  expect((await listWork(services, [listQueueLines])).lines.filter(({ level }) => level === "wait")).toEqual(lines);
});
