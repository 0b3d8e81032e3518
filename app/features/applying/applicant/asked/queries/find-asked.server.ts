import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application, applicationData, applicationKey, infoRequest } from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { type FormState, rentForm, rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember, type MemberRole } from "../../../../../db/schema/household";
import type { ApplicationId, InfoRequestId, RentFormId, RentFormUrlId, VersionId } from "../../../../../kernel/ids";
import { selectHolderKey } from "../../../../../platform/people/person-keys.server";
import type { Services } from "../../../../../services";
import type { NameAnswer } from "../../../../forms/form-model/answers";
import { asShown } from "../../../../forms/form-model/as-shown";
import { compile } from "../../../../forms/form-model/compile";
import { formOfRequest } from "../../../../forms/form-model/later-questions";
import { memberPart } from "../../../../forms/form-model/member-part";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { toRaw } from "../../../../forms/form-model/to-raw";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import type { StoredCorrection } from "../../../applications/corrections/stored-correction";
import {
  isHolderOfPart,
  openMembers,
  selectMembers,
} from "../../../applications/household/queries/find-members.server";
import type { Draft, DraftDocument } from "../../../applications/queries/find-draft.server";
import { isHolderOf } from "../../../applications/queries/is-holder-of.server";
import { openNames, selectDocuments } from "../../../applications/queries/open-documents.server";
import { openApplication, type StoredApplication } from "../../../applications/stored-application";
import { openAnswered, openRequested } from "../../../info-requests/model";
import { isRequestAnnounced, isRequestOpen } from "../../../info-requests/queries/open-request.server";
import { isOfForm } from "../../../info-requests/rules";
import type { Edited } from "../../editing/commands/post-edit.server";

/** Where the request is answered: by the lead's status link, or by a member's own. */
export type AskedLink = { kind: "lead" | "member"; token: string; urlId: string };

/** Questions of the form that a landlord asks now, with what is typed so far. The form at hand asks those alone. */
export type Asked = Edited & {
  link: AskedLink;
  requestId: InfoRequestId;
  dueAt: number;
  note: string;
  /** IANA facts of the home for the time that is shown. */
  home: { country: string; region: string | undefined };
  /** The lead's application; `personId` is the same, or the member's own part. */
  applicationId: ApplicationId;
  personId: ApplicationId;
  role: MemberRole | null;
  /** The form as this person is asked it as a whole, and what was sent of it, in which revision. */
  whole: FormDefinition;
  sent: StoredApplication;
  baseRev: number;
  /** Ids of the fields that are asked. */
  questions: string[];
  isSpam: boolean;
  /** The stored text of what was typed: a save elsewhere changes it. */
  stored: string | null;
  papers: (DraftDocument & { isSent: boolean })[];
};

/** Prefix of the path of a paper that was given to a request and not sent. */
export const askedPrefix = "info.";

/** The oldest open request behind a link, if it asks questions of the form; null for an unknown link, or nothing of the kind. */
export async function findAsked(services: Services, link: AskedLink): Promise<Asked | null> {
  const { token } = link;
  const isHolder = await (link.kind === "lead" ? isHolderOf(services, token) : isHolderOfPart(services, token));
  if (!isHolder) return null;
  const isMine =
    link.kind === "lead"
      ? sql`${isHolder} AND ${infoRequest.memberId} IS NULL`
      : sql`${isHolder} AND ${applicationMember.removedAt} IS NULL`;
  const { rows, files, members, holderKeys } = await readAsked(services, isMine);
  const [row] = rows;
  if (!row || row.urlId !== link.urlId) return null;
  const key = await services.dataKeys.open(row.personId, row);
  const { items, note } = await openRequested(key, row.requestId, row.items);
  if (!isOfForm({ items })) return null;
  const sent = await openApplication(key, row.data);
  const shown = asShown(storedDefinition(row.definition));
  const whole = row.role === null ? shown : memberPart(shown, row.role);
  const questions = items.map(({ id }) => id);
  const papers = (await openNames(key, files)).map(({ claimedAt, ...file }) => ({
    ...file,
    isSent: claimedAt !== null,
  }));
  const asked = formOfRequest(whole, sent, questions);
  const { typed } = await openAnswered(key, row.requestId, row.answer);
  const { rev = null, ...kept } = typed ?? untouched(asked, sent, { locale: row.locale, papers });
  const base = `/apply/${row.urlId}/${link.kind === "lead" ? "status" : "member"}/${token}/more`;
  return {
    ...{ link, requestId: row.requestId, dueAt: row.dueAt, note, whole, sent, questions, papers },
    ...{ applicationId: row.applicationId, personId: row.personId, role: row.role },
    home: { country: whole.property.address.country, region: whole.property.address.region },
    baseRev: row.baseRev,
    isSpam: row.isSpam,
    stored: row.answer,
    form: {
      ...{ formId: row.formId, urlId: row.urlId, state: row.formState, versionId: row.versionId },
      ...{ versionNumber: row.versionNumber, publishedAt: row.publishedAt, opensUntil: row.opensUntil },
      ...{
        isReviewedInOrder: false,
        documentsLockedUntil: null,
        viewingStage: null,
        isIndexed: false,
        hasAccount: row.landlordId !== null,
      },
      definition: asked,
      base,
      signer: signerOf(whole, sent),
    },
    draft: {
      ...{ id: row.personId, formId: row.formId, versionId: row.versionId, rev: rev ?? 0, locale: row.locale },
      ...{ createdAt: row.askedAt, expiresAt: 0, submittedAt: null, key, personKey: holderKeys[0] ?? null },
      stored: { v: 1, raw: kept.raw, done: kept.done },
      documents: documentsOf(kept, papers),
      part: null,
      household: row.role === null ? await openMembers(key, members) : [],
    } satisfies Draft,
    kept,
    copyRev: rev,
    isOpen: row.isOpen === 1,
  };
}

/** Whose name a signature is compared with. */
function signerOf(whole: FormDefinition, { answers }: StoredApplication): NameAnswer | undefined {
  const { nameField } = compile(whole);
  return nameField && (answers[nameField.id] as NameAnswer | undefined);
}

function readAsked({ db, clock }: Services, isMine: SQL) {
  const personId = sql`coalesce(${infoRequest.memberId}, ${application.id})`;
  const first = sql`(SELECT ${infoRequest.id} FROM ${infoRequest} JOIN ${application} ON ${application.id} = ${infoRequest.applicationId}
    LEFT JOIN ${applicationMember} ON ${applicationMember.id} = ${infoRequest.memberId}
    WHERE ${isMine} AND ${isRequestOpen()} AND ${isRequestAnnounced(clock.now().getTime())}
    ORDER BY ${infoRequest.askedAt}, ${infoRequest.id} LIMIT 1)`;
  const person = sql`(SELECT coalesce(asked.member_id, asked.application_id) FROM ${infoRequest} AS asked WHERE asked.id = ${first})`;
  return runBatch(db, {
    rows: db
      .select({
        requestId: sql<InfoRequestId>`${infoRequest.id}`.as("request_id"),
        items: infoRequest.items,
        answer: infoRequest.answer,
        askedAt: infoRequest.askedAt,
        dueAt: infoRequest.dueAt,
        isOpen: sql<number>`${isRequestOpen()}`.as("is_open"),
        applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
        personId: sql<ApplicationId>`${personId}`.as("person_id"),
        role: applicationMember.role,
        isSpam: application.isSpam,
        landlordId: application.landlordId,
        locale: application.locale,
        formId: sql<RentFormId>`${application.formId}`.as("application_form"),
        urlId: sql<RentFormUrlId>`${rentForm.urlId}`.as("form_url_id"),
        formState: sql<FormState>`${rentForm.state}`.as("form_state"),
        opensUntil: rentForm.opensUntil,
        versionId: sql<VersionId>`${rentFormVersion.id}`.as("asked_version"),
        versionNumber: rentFormVersion.number,
        publishedAt: sql<number>`${rentFormVersion.publishedAt}`.as("version_published_at"),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: sql<string>`${applicationData.data}`.as("sent_data"),
        baseRev: sql<number>`${applicationData.rev}`.as("sent_rev"),
      })
      .from(infoRequest)
      .innerJoin(application, eq(application.id, infoRequest.applicationId))
      .leftJoin(applicationMember, eq(applicationMember.id, infoRequest.memberId))
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(
        rentFormVersion,
        sql`${rentFormVersion.id} = coalesce(${applicationMember.versionId}, ${application.versionId})`,
      )
      .innerJoin(applicationKey, sql`${applicationKey.applicationId} = ${personId}`)
      .innerJoin(applicationData, sql`${applicationData.applicationId} = ${personId}`)
      .where(sql`${infoRequest.id} = ${first}`),
    files: selectDocuments(
      db,
      person,
      sql`(${document.claimedAt} IS NULL) = (substr(${document.path}, 1, 5) = ${askedPrefix})`,
    ),
    members: selectMembers(
      db,
      sql`${applicationMember.applicationId} = (SELECT asked.application_id FROM ${infoRequest} AS asked WHERE asked.id = ${first})`,
    ),
    holderKeys: selectHolderKey(db, sql`(SELECT asked.form_id FROM ${infoRequest} AS asked WHERE asked.id = ${first})`),
  });
}

function documentsOf(kept: StoredCorrection, papers: Asked["papers"]): DraftDocument[] {
  return kept.papers.flatMap(({ id, path }) => {
    const paper = papers.find((one) => one.id === id);
    return paper ? [{ id, path, name: paper.name, sizeBytes: paper.sizeBytes }] : [];
  });
}

/** What stands there before anything is typed: the items of repeated sections, as they were sent. */
function untouched(
  asked: FormDefinition,
  sent: StoredApplication,
  { locale, papers }: { locale: string; papers: Asked["papers"] },
): StoredCorrection & { rev?: number } {
  const repeated = { ...asked, sections: asked.sections.filter(({ repeat }) => repeat) };
  const isHere = (path: string) => repeated.sections.some(({ id }) => path.startsWith(`${id}.`));
  return {
    v: 1,
    raw: toRaw(repeated, sent.answers, locale),
    done: [],
    papers: papers.filter(({ isSent, path }) => isSent && isHere(path)).map(({ id, path }) => ({ id, path })),
  };
}

/** The request as it stands once this copy was written. */
export function withTyped(
  asked: Asked,
  kept: StoredCorrection,
  { rev, stored }: { rev: number; stored: string },
): Asked {
  const draft: Draft = {
    ...asked.draft,
    rev,
    stored: { v: 1, raw: kept.raw, done: kept.done },
    documents: documentsOf(kept, asked.papers),
  };
  return { ...asked, kept, copyRev: rev, stored, draft, isOpen: true };
}
