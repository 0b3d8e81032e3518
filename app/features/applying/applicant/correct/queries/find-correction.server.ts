import { eq, sql } from "drizzle-orm";
import {
  application,
  applicationCorrection,
  applicationData,
  applicationKey,
} from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { type FormState, rentForm, rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember } from "../../../../../db/schema/household";
import type { ApplicationId, RentFormId, RentFormUrlId, VersionId } from "../../../../../kernel/ids";
import { selectHolderKey } from "../../../../../platform/people/person-keys.server";
import type { Services } from "../../../../../services";
import { asShown } from "../../../../forms/form-model/as-shown";
import { asAsked } from "../../../../forms/form-model/later-questions";
import { toRaw } from "../../../../forms/form-model/to-raw";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import type { AskedForm } from "../../../applications/asked-form";
import { openCorrection, type StoredCorrection } from "../../../applications/corrections/stored-correction";
import { openMembers, selectMembers } from "../../../applications/household/queries/find-members.server";
import { isOpenToApplicant } from "../../../applications/queries/decision-notice.server";
import type { Draft, DraftDocument } from "../../../applications/queries/find-draft.server";
import { isHolderOf } from "../../../applications/queries/is-holder-of.server";
import { openNames, selectDocuments } from "../../../applications/queries/open-documents.server";
import { openApplication, type StoredApplication } from "../../../applications/stored-application";

/** A sent application with what its applicant is changing in it. */
export type Correction = {
  token: string;
  /** The form on the version that the application was sent on, with the address of these pages. */
  form: AskedForm & { base: string };
  /** What is typed now, in the shape that the pages of a draft take. */
  draft: Draft;
  /** What is kept of it; `copyRev` null: nothing was changed yet. */
  kept: StoredCorrection;
  copyRev: number | null;
  /** What was sent, and its revision. */
  sent: StoredApplication;
  baseRev: number;
  /** To its applicant nothing is decided. */
  isOpen: boolean;
  isSpam: boolean;
  /** Every paper of the application, sent or not. */
  papers: (DraftDocument & { isSent: boolean })[];
};

/** The correction behind a status link; null when the link is unknown, of another form, or everything was erased. One batch. */
export async function findCorrection(
  services: Services,
  { token, urlId }: { token: string; urlId: string },
): Promise<Correction | null> {
  const isMine = await isHolderOf(services, token);
  if (!isMine) return null;
  const { db, clock, dataKeys } = services;
  const own = sql`(SELECT ${application.id} FROM ${application} WHERE ${isMine})`;
  const [rows, files, members, [personKey = null]] = await db.batch([
    db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        formId: sql<RentFormId>`${application.formId}`.as("application_form"),
        versionId: sql<VersionId>`${application.versionId}`.as("application_version"),
        versionNumber: rentFormVersion.number,
        publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
        urlId: sql<RentFormUrlId>`${rentForm.urlId}`.as("form_url_id"),
        formState: sql<FormState>`${rentForm.state}`.as("form_state"),
        opensUntil: rentForm.opensUntil,
        isUndecided: sql<number>`${isOpenToApplicant(clock.now().getTime())}`.as("is_undecided"),
        isSpam: application.isSpam,
        landlordId: application.landlordId,
        locale: application.locale,
        createdAt: sql<number>`${application.createdAt}`.as("application_created_at"),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: sql<string>`${applicationData.data}`.as("sent_data"),
        baseRev: sql<number>`${applicationData.rev}`.as("sent_rev"),
        copy: sql<string | null>`${applicationCorrection.data}`.as("copy_data"),
        copyRev: sql<number | null>`${applicationCorrection.rev}`.as("copy_rev"),
        copyBase: applicationCorrection.baseRev,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
      .leftJoin(
        applicationCorrection,
        sql`${applicationCorrection.applicationId} = ${application.id} AND ${applicationCorrection.expiresAt} > ${clock.now().getTime()}`,
      )
      .where(isMine),
    selectDocuments(db, own, sql`${document.path} NOT LIKE 'info.%'`),
    selectMembers(db, sql`${applicationMember.applicationId} IN ${own}`),
    selectHolderKey(db, sql`(SELECT ${application.formId} FROM ${application} WHERE ${isMine})`),
  ]);
  const [row] = rows;
  if (!row || row.urlId !== urlId) return null;
  const key = await dataKeys.open(row.id, row);
  const sent = await openApplication(key, row.data);
  const definition = asAsked(asShown(storedDefinition(row.definition)), sent.asked);
  const papers = (await openNames(key, files)).map(({ claimedAt, ...file }) => ({
    ...file,
    isSent: claimedAt !== null,
  }));
  const isGood = row.copy !== null && row.copyBase === row.baseRev;
  const asSent = untouched({ definition, sent, locale: row.locale, papers });
  const kept = isGood && row.copy !== null ? withAnswered(await openCorrection(key, row.copy), asSent, sent) : asSent;
  return {
    token,
    form: {
      formId: row.formId,
      urlId: row.urlId,
      state: row.formState,
      versionId: row.versionId,
      versionNumber: row.versionNumber,
      publishedAt: row.publishedAt,
      opensUntil: row.opensUntil,
      isReviewedInOrder: false,
      viewingStage: null,
      isIndexed: false,
      documentsLockedUntil: null,
      hasAccount: row.landlordId !== null,
      definition,
      base: `/apply/${row.urlId}/status/${token}/correct`,
    },
    draft: {
      id: row.id,
      formId: row.formId,
      versionId: row.versionId,
      rev: row.copyRev ?? 0,
      locale: row.locale,
      createdAt: row.createdAt,
      expiresAt: 0,
      submittedAt: null,
      key,
      personKey,
      stored: { v: 1, raw: kept.raw, done: kept.done },
      documents: documentsOf(kept, papers),
      part: null,
      household: await openMembers(key, members),
    },
    kept,
    copyRev: row.copyRev,
    sent,
    baseRev: row.baseRev,
    isOpen: row.isUndecided === 1,
    isSpam: row.isSpam,
    papers,
  };
}

function documentsOf(kept: StoredCorrection, papers: Correction["papers"]): DraftDocument[] {
  return kept.papers.flatMap(({ id, path }) => {
    const paper = papers.find((one) => one.id === id);
    return paper ? [{ id, path, name: paper.name, sizeBytes: paper.sizeBytes }] : [];
  });
}

/** The correction as it stands once this copy was written. */
export function withCopy(correction: Correction, kept: StoredCorrection, copyRev: number): Correction {
  const stored = { v: 1, raw: kept.raw, done: kept.done } as const;
  const draft = { ...correction.draft, rev: copyRev, stored, documents: documentsOf(kept, correction.papers) };
  return { ...correction, kept, copyRev, draft, isOpen: true };
}

type Untouched = Pick<Correction, "sent" | "papers"> & { definition: AskedForm["definition"]; locale: string };

/** What would be typed to give the answers that were sent. */
function untouched({ definition, sent, locale, papers }: Untouched): StoredCorrection {
  const accepted = sent.consents.filter((consent) => consent.accepted).map(({ id }) => id);
  return {
    v: 1,
    raw: toRaw(definition, sent.answers, locale, accepted),
    done: sent.visibleSections,
    papers: papers.filter(({ isSent }) => isSent).map(({ id, path }) => ({ id, path })),
  };
}

/** A copy with what was answered since it was saved: questions of a later stage that the landlord asked meanwhile. */
function withAnswered(copy: StoredCorrection, asSent: StoredCorrection, { asked = [] }: StoredApplication) {
  const later = new Set(asked.filter((id) => !copy.asked?.includes(id)));
  if (later.size === 0) return copy;
  const isLater = (path: string) => path.split(".").some((part) => later.has(part));
  return {
    ...copy,
    raw: { ...Object.fromEntries(Object.entries(asSent.raw).filter(([name]) => isLater(name))), ...copy.raw },
    done: [...new Set([...copy.done, ...asSent.done])],
    papers: [...copy.papers, ...asSent.papers.filter(({ path }) => isLater(path))],
  };
}
