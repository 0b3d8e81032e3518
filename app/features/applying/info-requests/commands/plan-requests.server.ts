import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../../db/client.server";
import { application, infoRequest } from "../../../../db/schema/applications";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import { type InfoRequestId, type OutboxId, outboxIdSchema } from "../../../../kernel/ids";
import type { JobKind } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { localize } from "../../../forms/form-model/localized";
import type { Stage } from "../../../forms/form-model/schema";
import { sealRequested } from "../model";
import { questionsFor } from "../offered";
import type { AskableApplication, AskablePerson } from "../queries/find-askable.server";
import { type DayChoice, requestLimits } from "../rules";

/** Questions of the form's later stages that a landlord asks at once. */
export type QuestionOrder = {
  /** Ids of fields; what this person may not be asked now is left out. */
  questions: readonly string[];
  upTo: Stage;
  /** So many days from `sendAt` to answer. */
  days: DayChoice;
  /** When the mails may leave, in milliseconds. */
  sendAt: number;
  note?: string;
};

/** JSON of [{id, member, request, items, job, dueAt, sendAt}]: a request for each person who is asked something. */
export async function planRequests(
  services: Services,
  applications: readonly AskableApplication[],
  order: QuestionOrder,
): Promise<string> {
  const rows = applications.flatMap(({ id, people }) =>
    people.map((person) => requestFor(services, id, person, order)),
  );
  return JSON.stringify((await Promise.all(rows)).flat());
}

async function requestFor({ ids }: Services, id: string, person: AskablePerson, order: QuestionOrder) {
  const { definition, memberId, key } = person;
  const asked = questionsFor(person, order.upTo).filter(({ field }) => order.questions.includes(field.id));
  if (asked.length === 0) return [];
  const request = ids.uuid<InfoRequestId>();
  const items = asked.map(({ field }) => ({
    id: field.id,
    kind: field.kind === "file" ? ("paper" as const) : ("question" as const),
    text: localize(field.label, definition.defaultLocale, definition.defaultLocale),
  }));
  const sealed = await sealRequested(key, request, { items, note: order.note ?? "" });
  const { sendAt } = order;
  const dueAt = sendAt + order.days * dayMs;
  return [{ id, member: memberId, request, items: sealed, job: ids.uuid<OutboxId>(), dueAt, sendAt }];
}

const mailKind: JobKind = "mail.info-request";

/** Statements that ask what was planned. `changed`: SQL, a list in brackets of the applications that may be asked. */
export function requestStatements(db: Database, plan: string, { changed, at }: { changed: SQL; at: number }) {
  const of = (name: string) => sql`json_extract(planned.value, ${`$.${name}`})`;
  const planned = sql`json_each(${plan}) AS planned WHERE ${of("id")} IN ${changed}`;
  return [
    db.run(sql`INSERT INTO ${infoRequest} (id, application_id, form_id, member_id, items, asked_at, due_at, remind_at)
      SELECT ${of("request")}, ${of("id")}, (SELECT sent.form_id FROM ${application} AS sent WHERE sent.id = ${of("id")}),
        ${of("member")}, ${of("items")}, ${at}, ${of("dueAt")}, ${of("dueAt")} - ${requestLimits.remindBeforeMs}
      FROM ${planned}`),
    // An approved one stays approved.
    db.run(sql`UPDATE ${application} SET state_before = state, state = 'info_requested'
      WHERE id IN ${changed} AND id IN (SELECT ${of("id")} FROM json_each(${plan}) AS planned)
        AND state NOT IN ('approved', 'info_requested')`),
    db.run(sql`INSERT INTO ${outbox} (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at)
      SELECT ${of("job")}, ${mailKind}, json_object('infoRequestId', ${of("request")}, 'isReminder', json('false')),
        'info:' || ${of("request")}, 0, ${of("sendAt")}, ${of("sendAt")}, ${at} FROM ${planned}`),
  ];
}

/** The jobs of a plan, to be begun at once. */
export function jobsOfPlan(plan: string): OutboxId[] {
  return z
    .array(z.object({ job: outboxIdSchema }))
    .parse(JSON.parse(plan))
    .map(({ job }) => job);
}
