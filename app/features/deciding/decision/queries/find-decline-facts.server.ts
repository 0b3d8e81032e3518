import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
} from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { referenceRequest } from "../../../../db/schema/review";
import type { ApplicationId, ReferenceRequestId, VersionId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { withForms } from "../../../applying/applications/commands/change-applications.server";
import { openParts, selectParts } from "../../../applying/applications/household/queries/open-parts.server";
import { isHomeLetAs, isOutOfTurn } from "../../../applying/applications/queries/review-order.server";
import { openApplication } from "../../../applying/applications/stored-application";
import { openReferenceAnswer } from "../../../applying/references/model";
import { stateOfReference } from "../../../applying/references/rules";
import { incomesOf } from "../../../forms/form-model/contact";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { findUnlawful } from "../../../forms/law/find-unlawful.server";
import type { Unlawful } from "../../../forms/law/unlawful";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { type DeclineFacts, outcomeOf, type ReferenceOutcome } from "../rules/decline-support";
import { lawfulPart } from "../rules/lawful-part";
import { isChosenBeside } from "./is-chosen-beside.server";

/** Times in milliseconds. */
export type FoundFacts = {
  id: ApplicationId;
  state: ApplicationState;
  updatedAt: number;
  facts: DeclineFacts;
};

/**
 * What reasons for declining may rest on, for the applications that `isIt` finds (SQL on application and rent_form, with the
 * check of the actor), undecided or declined. One batch. Those whose turn has not come are left out.
 */
export async function findDeclineFacts(services: Services, isIt: SQL): Promise<FoundFacts[]> {
  const { db, clock, dataKeys } = services;
  const isReadable = sql`${isIt} AND NOT ${isOutOfTurn}
    AND ${application.state} IN ('submitted', 'in_review', 'info_requested', 'shortlisted', 'declined')`;
  const now = clock.now().getTime();
  const { rows, versions, parts, references } = await runBatch(db, {
    rows: selectRows(services, isReadable),
    versions: db
      .select({ id: sql<VersionId>`${rentFormVersion.id}`.as("version_id"), definition: rentFormVersion.definition })
      .from(rentFormVersion)
      .where(sql`${rentFormVersion.id} IN (SELECT ${application.versionId} FROM ${withForms} WHERE ${isReadable})`),
    parts: selectParts(db, isReadable)[0],
    references: selectAsked(services, isReadable),
  });
  const definitions = new Map(versions.map(({ id, definition }) => [id as string, storedDefinition(definition)]));
  const unlawful = await findUnlawful(services, definitions);
  return Promise.all(
    rows.map(async ({ keyId, wrappedKey, ...row }) => {
      const key = await dataKeys.open(row.id, { keyId, wrappedKey });
      const at = row.state === "declined" ? (row.decidedAt ?? now) : now;
      const own = { parts: parts.filter(({ leadId }) => leadId === row.id), key, at };
      return {
        ...{ id: row.id, state: row.state, updatedAt: row.updatedAt },
        facts: {
          ...(await openFacts(services, row, own, lawOf(row.versionId, definitions, unlawful))),
          references: await outcomesOf(
            references.filter(({ applicationId }) => applicationId === row.id),
            { key, now },
          ),
        },
      };
    }),
  );
}

function lawOf(versionId: string, definitions: Map<string, FormDefinition>, laws: Map<string, Unlawful>) {
  const [definition, unlawful] = [definitions.get(versionId), laws.get(versionId)];
  if (!definition || !unlawful) throw new Error("An application without its version");
  return { definition, unlawful };
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];
type Parts = Parameters<typeof openParts>[2];
type Opened = { parts: Parts; key: DataKey; at: number };

async function openFacts(
  { dataKeys }: Services,
  row: Omit<Row, "keyId" | "wrappedKey">,
  { parts, key, at }: Opened,
  asked: { definition: FormDefinition; unlawful: Unlawful },
): Promise<Omit<DeclineFacts, "references">> {
  const household = await openParts(dataKeys, key, parts, []);
  const { answers } = await openApplication(key, row.data);
  const incomes = household.flatMap(({ role, content }) =>
    role === "co_applicant" && content ? incomesOf(content.definition, content.stored.answers) : [],
  );
  const currencies = new Set([...incomesOf(asked.definition, answers), ...incomes].map(({ currency }) => currency));
  const { definition, facts } = lawfulPart(asked.definition, row, asked.unlawful);
  return {
    definition,
    unlawful: asked.unlawful.questions,
    said: facts,
    answers,
    hasOtherCurrency: currencies.size > 1,
    missing: household.filter(({ completedAt }) => completedAt === null),
    dueAt: row.dueAt,
    papers: { sent: row.papers, opened: row.opened },
    home: { isLet: row.isHomeLet === 1, isOtherApproved: row.isOtherApproved === 1 },
    at,
  };
}

/** SQL on application, after FROM: papers that it and its household sent. */
const papers = sql`document AS paper WHERE paper.claimed_at IS NOT NULL AND paper.removed_at IS NULL
  AND paper.application_id IN (SELECT ${application.id} UNION ALL SELECT named.id FROM application_member AS named
    WHERE named.application_id = ${application.id} AND named.removed_at IS NULL)`;

/** SQL on application: when the answer to what was asked for was due; a decision ends a request, and it was missing all the same. */
const dueAt = sql<number | null>`(SELECT min(asked.due_at) FROM info_request AS asked
  WHERE asked.application_id = ${application.id} AND asked.answered_at IS NULL
    AND (asked.cancelled_at IS NULL OR ${application.state} = 'declined' AND asked.cancelled_at = ${application.decidedAt}))`;

function selectRows({ db }: Services, isReadable: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      state: sql<ApplicationState>`${application.state}`.as("application_state"),
      versionId: application.versionId,
      decidedAt: application.decidedAt,
      updatedAt: application.updatedAt,
      moveIn: application.moveIn,
      incomeMonthlyMinor: application.incomeMonthlyMinor,
      incomeCurrency: application.incomeCurrency,
      adults: application.adults,
      hasPets: application.hasPets,
      dueAt: dueAt.as("due_at"),
      papers: sql<number>`(SELECT count(*) FROM ${papers})`.as("papers"),
      opened: sql<number>`(SELECT count(*) FROM ${papers} AND EXISTS (SELECT 1 FROM audit AS seen
        WHERE seen.target_id = paper.id AND seen.action IN ('document.view', 'document.download')
          AND seen.actor_kind IN ('account', 'guest')))`.as("opened"),
      isHomeLet: sql<number>`${isHomeLetAs("application")}`.as("is_home_let"),
      isOtherApproved: sql<number>`${isChosenBeside}`.as("is_other_approved"),
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      data: applicationData.data,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
    .where(isReadable);
}

/** Statement: whom the landlord asked about these applications and did not ask back, the last one first. */
function selectAsked({ db }: Services, isReadable: SQL) {
  return db
    .select({
      id: sql<ReferenceRequestId>`${referenceRequest.id}`.as("reference_id"),
      applicationId: referenceRequest.applicationId,
      path: referenceRequest.path,
      expiresAt: referenceRequest.expiresAt,
      answeredAt: referenceRequest.answeredAt,
      declinedAt: referenceRequest.declinedAt,
      answer: referenceRequest.answer,
    })
    .from(referenceRequest)
    .innerJoin(application, eq(application.id, referenceRequest.applicationId))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(sql`${isReadable} AND ${referenceRequest.cancelledAt} IS NULL`)
    .orderBy(sql`${referenceRequest.askedAt} DESC`);
}

type Asked = Awaited<ReturnType<typeof selectAsked>>;

/** One for each person who was asked: what became of the last time. */
function outcomesOf(asked: Asked, { key, now }: { key: DataKey; now: number }): Promise<ReferenceOutcome[]> {
  const last = asked.filter(({ path }, index) => asked.findIndex((one) => one.path === path) === index);
  return Promise.all(
    last.map(async ({ id, answer, ...times }) => {
      const state = stateOfReference({ ...times, cancelledAt: null }, "in_review", now);
      return outcomeOf(state, answer === null ? null : await openReferenceAnswer(key, id, answer));
    }),
  );
}
