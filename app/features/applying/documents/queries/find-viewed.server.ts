import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { application, applicationKey } from "../../../../db/schema/applications";
import { type DocumentKind, document } from "../../../../db/schema/documents";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId, DocumentId, GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { DataKey } from "../../../../platform/crypto";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOutOfTurn } from "../../applications/queries/review-order.server";
import { sealPurposes } from "../../applications/stored-application";

export type ViewedDocument = { id: DocumentId; name: string; kind: DocumentKind; sizeBytes: number };
export type ViewedFile = {
  /** All papers of the application and of its household, in the order of its page. */
  documents: ViewedDocument[];
  /** Place in them. */
  at: number;
  applicationId: ApplicationId;
  applicant: string;
  formId: RentFormId;
  /** Of a form that no account has. */
  guestRentFormId: GuestRentFormId | null;
};

/** What stands around a document in the viewer; null when it is not this landlord's. One statement; writes nothing. */
export async function findViewed(
  services: Services,
  actor: Landlord,
  documentId: DocumentId,
): Promise<ViewedFile | null> {
  const { db, dataKeys, clock } = services;
  const own = sql`(SELECT asked.application_id FROM ${document} AS asked WHERE asked.id = ${documentId})`;
  const lead = sql`coalesce((SELECT m.application_id FROM ${applicationMember} AS m WHERE m.id = ${own}), ${own})`;
  const parts = sql`(SELECT ${lead} UNION ALL SELECT named.id FROM ${applicationMember} AS named
    WHERE named.application_id = ${lead} AND named.removed_at IS NULL)`;
  const rows = await db
    .select({
      id: sql<DocumentId>`${document.id}`.as("document_id"),
      partId: sql<string>`${document.applicationId}`.as("part_id"),
      name: document.name,
      kind: document.kind,
      sizeBytes: document.sizeBytes,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      applicationId: sql<ApplicationId>`${application.id}`.as("lead_id"),
      stored: storedPersonWithKey,
      formId: sql<RentFormId>`${rentForm.id}`.as("of_form"),
      guestRentFormId: sql<GuestRentFormId | null>`(SELECT held.id FROM ${guestRentForm} AS held
        WHERE held.form_id = ${rentForm.id} AND held.claimed_by IS NULL)`.as("guest_form_id"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(document, sql`${document.applicationId} IN ${parts}`)
    .innerJoin(applicationKey, eq(applicationKey.applicationId, document.applicationId))
    .where(
      and(
        sql`${application.id} = ${lead}`,
        isNotNull(document.claimedAt),
        isNull(document.removedAt),
        sql`${application.isSpam} = 0`,
        ne(rentForm.state, "deleted"),
        mayReachForm(actor, clock.now().getTime()),
        sql`NOT ${isOutOfTurn}`,
      ),
    )
    .orderBy(desc(sql`${document.applicationId} = ${application.id}`), asc(document.createdAt), asc(document.id));
  const at = rows.findIndex(({ id }) => id === documentId);
  const here = rows[at];
  if (!here) return null;
  const keys = new Map<string, Promise<DataKey>>();
  const keyOf = (partId: string, wrapped: { keyId: string; wrappedKey: string }) => {
    const key = keys.get(partId) ?? dataKeys.open(partId, wrapped);
    keys.set(partId, key);
    return key;
  };
  const documents = await Promise.all(
    rows.map(async ({ id, partId, name, kind, sizeBytes, keyId, wrappedKey }) => {
      const key = await keyOf(partId, { keyId, wrappedKey });
      return { id, kind, sizeBytes, name: await key.decryptText(sealPurposes.documentName(id), name) };
    }),
  );
  const { applicationId, stored, formId, guestRentFormId } = here;
  const { name: applicant } = await openPerson(services, stored);
  return { documents, at, applicationId, applicant, formId, guestRentFormId };
}
