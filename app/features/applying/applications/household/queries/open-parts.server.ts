import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../../db/client.server";
import { application, applicationData, applicationKey } from "../../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember, type MemberRole } from "../../../../../db/schema/household";
import type { ApplicationId, VersionId } from "../../../../../kernel/ids";
import type { DataKey, DataKeys } from "../../../../../platform/crypto";
import { fullName } from "../../../../forms/form-model/contact";
import { asAsked } from "../../../../forms/form-model/later-questions";
import { memberPart } from "../../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import { openNames, type SentDocument, selectSentDocuments } from "../../queries/open-documents.server";
import { openApplication, type StoredApplication } from "../../stored-application";
import { type MemberState, memberStateOf, openContact } from "../member";

/** One named person, as the landlord reads the household. */
export type HouseholdPart = {
  id: ApplicationId;
  role: MemberRole;
  /** As the lead typed them; what the person says of themselves is among the answers. */
  name: string;
  email: string;
  state: MemberState;
  invitedAt: number;
  completedAt: number | null;
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  versionId: VersionId | null;
  /** Null until it is sent. */
  content: { key: DataKey; definition: FormDefinition; stored: StoredApplication; documents: SentDocument[] } | null;
};

/** Two statements: everybody named with what was sent, and their papers. `isIt`: SQL on the lead's application and form. */
export function selectParts(db: Database, isIt: SQL) {
  const parts = sql`(SELECT ${applicationMember.id} FROM ${applicationMember}
    JOIN ${application} ON ${application.id} = ${applicationMember.applicationId}
    JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}
    WHERE ${isIt} AND ${applicationMember.removedAt} IS NULL)`;
  return [
    db
      .select({
        id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
        leadId: sql<ApplicationId>`${applicationMember.applicationId}`.as("lead_id"),
        role: applicationMember.role,
        contact: applicationMember.contact,
        invitedAt: applicationMember.invitedAt,
        openedAt: applicationMember.openedAt,
        completedAt: applicationMember.completedAt,
        incomeMonthlyMinor: sql<number | null>`${applicationMember.incomeMonthlyMinor}`.as("member_income"),
        incomeCurrency: sql<string | null>`${applicationMember.incomeCurrency}`.as("member_currency"),
        versionId: sql<VersionId | null>`${applicationMember.versionId}`.as("part_version"),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
      })
      .from(applicationMember)
      .innerJoin(application, eq(application.id, applicationMember.applicationId))
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .leftJoin(rentFormVersion, eq(rentFormVersion.id, applicationMember.versionId))
      .leftJoin(applicationKey, eq(applicationKey.applicationId, applicationMember.id))
      .leftJoin(applicationData, eq(applicationData.applicationId, applicationMember.id))
      .where(and(isIt, isNull(applicationMember.removedAt)))
      // As they were named: those of one press share their time.
      .orderBy(asc(sql`${applicationMember}.rowid`)),
    selectSentDocuments(db, parts),
  ] as const;
}

type Rows = Awaited<ReturnType<typeof selectParts>[0]>;

/** Opens what `selectParts` found: who was named under the lead's key, each part under its own. */
export function openParts(
  dataKeys: DataKeys,
  leadKey: DataKey,
  rows: Rows,
  files: readonly SentDocument[],
): Promise<HouseholdPart[]> {
  return Promise.all(
    rows.map(async ({ contact, definition, keyId, wrappedKey, data, openedAt, leadId: _lead, ...facts }) => {
      const { name, email } = await openContact(leadKey, facts.id, contact);
      const isSent = facts.completedAt !== null && keyId && wrappedKey && data && definition;
      const key = isSent ? await dataKeys.open(facts.id, { keyId, wrappedKey }) : null;
      const stored = key && data ? await openApplication(key, data) : null;
      return {
        ...facts,
        name: name ? fullName(name) : email,
        email,
        state: memberStateOf({ openedAt, completedAt: facts.completedAt }),
        content:
          key && definition && stored
            ? {
                key,
                definition: asAsked(memberPart(storedDefinition(definition), facts.role), stored.asked),
                stored,
                documents: await openNames(
                  key,
                  files.filter(({ ownerId }) => ownerId === facts.id),
                ),
              }
            : null,
      };
    }),
  );
}
