import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
} from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember } from "../../../../../db/schema/household";
import type { Services } from "../../../../../services";
import { asAsked } from "../../../../forms/form-model/later-questions";
import { memberPart } from "../../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import { type Answer, answerOf, isQuiet } from "../../../applications/decision-notice";
import { isHolderOfPart } from "../../../applications/household/queries/find-members.server";
import { isGuestsDecision, noticeOutcome } from "../../../applications/queries/decision-notice.server";
import {
  openDocuments,
  papersErasedAt,
  type StatusDocument,
  selectDocuments,
  selectOpenings,
} from "../../../applications/queries/open-documents.server";
import { openApplication, type StoredApplication } from "../../../applications/stored-application";

/** What a member may see of a part that was sent: the own answers and papers with each opening, and how long they are kept. */
export type OwnPart = {
  content: { definition: FormDefinition; stored: StoredApplication; documents: StatusDocument[] };
  /** Of the application it belongs to; null while the lead has not sent it, and before the decision. */
  decidedAt: number | null;
  /** What a member may know of the decision; null before it. */
  answer: Answer | null;
  heldAt: number | null;
  erasureAnnouncedAt: number | null;
  papersErasedAt: number | null;
  /** An account has the form; else a decision is not known before its letter has gone, and all ends with the form. */
  hasAccount: boolean;
};

/** A member's sent part; null before it is sent, once erased, and for an unknown or past link. */
export async function findOwnPart(services: Services, token: string): Promise<OwnPart | null> {
  const { db, dataKeys } = services;
  const isHolder = await isHolderOfPart(services, token);
  if (!isHolder) return null;
  const isMine = and(isHolder, isNull(applicationMember.removedAt), isNotNull(applicationMember.completedAt)) as SQL;
  const own = sql`(SELECT ${applicationMember.id} FROM ${applicationMember} WHERE ${isMine})`;
  const [rows, files, openings] = await db.batch([
    db
      .select({
        id: sql<string>`${applicationMember.id}`.as("member_id"),
        role: applicationMember.role,
        decidedAt: application.decidedAt,
        state: sql<ApplicationState | null>`${application.state}`.as("application_state"),
        tellBy: application.tellBy,
        toldAs: noticeOutcome.as("told_as"),
        isGuests: sql<number>`${isGuestsDecision()}`.as("is_guests"),
        heldAt: application.heldAt,
        erasureAnnouncedAt: application.erasureAnnouncedAt,
        papersErasedAt,
        hasAccount:
          sql<number>`(SELECT landlord_id IS NOT NULL FROM ${rentForm} WHERE ${rentForm.id} = ${applicationMember.formId})`.as(
            "has_account",
          ),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
      })
      .from(applicationMember)
      .leftJoin(application, eq(application.id, applicationMember.applicationId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, applicationMember.versionId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationMember.id))
      .innerJoin(applicationData, eq(applicationData.applicationId, applicationMember.id))
      .where(isMine),
    selectDocuments(db, own, isNotNull(document.claimedAt)),
    selectOpenings(db, own),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { id, role, definition, keyId, wrappedKey, data, state, tellBy, toldAs: told, isGuests, ...clock } = row;
  const key = await dataKeys.open(id, { keyId, wrappedKey });
  const stored = await openApplication(key, data);
  const hasAccount = clock.hasAccount === 1;
  const decided = state && { state, decidedAt: clock.decidedAt, tellBy, toldAs: told, isGuests: isGuests === 1 };
  const now = services.clock.now().getTime();
  return {
    ...clock,
    decidedAt: decided && isQuiet(decided, now) ? null : clock.decidedAt,
    answer: decided && answerOf(decided, now),
    hasAccount,
    content: {
      definition: asAsked(memberPart(storedDefinition(definition), role), stored.asked),
      stored,
      documents: (await openDocuments(key, files, openings)).map(({ claimedAt: _, ...file }) => file),
    },
  };
}
