import { desc, eq, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
  infoRequest,
} from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { applicantLetter } from "../../../../db/schema/review";
import { type ViewingStage, viewingPlan } from "../../../../db/schema/viewings";
import type { ApplicationId } from "../../../../kernel/ids";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { asAsked } from "../../../forms/form-model/later-questions";
import type { FormDefinition, LandlordProfile } from "../../../forms/form-model/schema";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { type Answer, answerOf, isQuiet, type OutcomeKind, outcomes } from "../../applications/decision-notice";
import type { HouseholdMember } from "../../applications/household/member";
import { openMembers, selectMembers } from "../../applications/household/queries/find-members.server";
import { letterContentSchema } from "../../applications/letters";
import { isGuestsDecision, tellsStanding } from "../../applications/queries/decision-notice.server";
import { isMailHeld, isMailReturned } from "../../applications/queries/held-mail.server";
import { confirmsMailbox, isHolderOf } from "../../applications/queries/is-holder-of.server";
import {
  openDocuments,
  papersErasedAt,
  type StatusDocument,
  selectDocuments,
  selectOpenings,
} from "../../applications/queries/open-documents.server";
import { reportNotice } from "../../applications/report-notice";
import { openApplication, type StoredApplication, sealPurposes } from "../../applications/stored-application";
import { openRequests, type ReadRequest, selectRequests } from "../../info-requests/queries/list-requests.server";
import { isRequestAnnounced } from "../../info-requests/queries/open-request.server";
import { withFormAnswers } from "../../info-requests/with-form-answers";
import { mayWrite, openMessages, selectMessages, selectSentLetters } from "../../messages/queries/list-messages.server";
import { type ThreadEntry, threadOf } from "../../messages/thread";
import { openReferences, type ReadReference, selectReferences } from "../../references/queries/list-references.server";

/** The landlord's letter about the decision. */
export type Outcome = { kind: OutcomeKind; at: number };
/** The words of a letter that has gone and still holds: those of its mail, which may be lost, or did not carry them. */
export type LetterText = { text: string; at: number };

export type ApplicationStatus = {
  id: ApplicationId;
  urlId: string;
  formTitle: string;
  landlord: LandlordProfile | undefined;
  reference: string;
  /** As its applicant may know it: a guest's decision that can still be undone is none. */
  state: ApplicationState;
  locale: PageLocale;
  submittedAt: number;
  householdCompletedAt: number | null;
  /** A member of the household has not sent the own part. */
  isWaiting: boolean;
  /** Last correction. */
  changedAt: number | null;
  firstViewedAt: number | null;
  /** Who was named for own parts. */
  household: HouseholdMember[];
  decidedAt: number | null;
  /** Legal hold by the landlord: nothing is erased by the clock meanwhile. */
  heldAt: number | null;
  /** When the erasure that is next was announced to the landlord. */
  erasureAnnouncedAt: number | null;
  /** When the clock erased the papers; null before that, and where none were sent. */
  papersErasedAt: number | null;
  /** The decision, once the letter about it has gone; null before that, and where the landlord tells it another way. */
  outcome: Outcome | null;
  /** What the landlord wrote last about where it stands. */
  sentLetter: LetterText | null;
  /** What may be known of the decision; null before it, and once all is erased. */
  answer: Answer | null;
  /** An account has the form; else all ends with the form. */
  hasAccount: boolean;
  viewingStage: ViewingStage | null;
  mayWrite: boolean;
  /** A mail to the applicant waits for room. */
  isMailHeld: boolean;
  /** The link was mailed to a mailbox in which none was pressed lately: a press confirms it. */
  confirmsMailbox: boolean;
  /** The last mail to the applicant came back. */
  isMailReturned: boolean;
  /** Null once it was erased. */
  content: {
    definition: FormDefinition;
    stored: StoredApplication;
    documents: StatusDocument[];
    /** Given to an open request, and not sent yet. */
    hasUnsent: boolean;
    requests: ReadRequest[];
    /** What was said between applicant and landlord: the newest of it. */
    thread: { entries: ThreadEntry[]; hasEarlier: boolean };
    references: ReadReference[];
  } | null;
};

/** Everything that an applicant may see of a sent application; null when the link is unknown or over. One batch. */
export async function findStatus(services: Services, token: string): Promise<ApplicationStatus | null> {
  const { db, dataKeys } = services;
  const isMine = await isHolderOf(services, token);
  if (!isMine) return null;
  const at = services.clock.now().getTime();
  const own = sql`(SELECT ${application.id} FROM ${application} WHERE ${isMine})`;
  const [rows, files, views, members, requests, messages, sentLetters, letters, references] = await db.batch([
    db
      .select({
        id: sql<ApplicationId>`${application.id}`.as("application_id"),
        urlId: rentForm.urlId,
        formTitle: rentForm.title,
        reference: application.reference,
        state: sql<ApplicationState>`${application.state}`.as("application_state"),
        locale: application.locale,
        submittedAt: application.submittedAt,
        householdCompletedAt: application.householdCompletedAt,
        isWaiting: application.isWaitingForMembers,
        changedAt: application.changedAt,
        firstViewedAt: application.firstViewedAt,
        decidedAt: application.decidedAt,
        tellBy: application.tellBy,
        heldAt: application.heldAt,
        erasureAnnouncedAt: application.erasureAnnouncedAt,
        papersErasedAt,
        hasAccount: sql<number>`${rentForm.landlordId} IS NOT NULL`.as("has_account"),
        viewingStage: sql<ViewingStage | null>`(SELECT stage FROM ${viewingPlan}
          WHERE ${viewingPlan.formId} = ${rentForm.id})`.as("viewing_stage"),
        isGuests: sql<number>`${isGuestsDecision()}`.as("is_guests"),
        mayWrite: sql<number>`${mayWrite()}`.as("may_write"),
        isMailHeld: isMailHeld.as("is_mail_held"),
        confirmsMailbox: sql<number>`${await confirmsMailbox(services, token)}`.as("confirms_mailbox"),
        isMailReturned: isMailReturned.as("is_mail_returned"),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .leftJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .leftJoin(applicationData, eq(applicationData.applicationId, application.id))
      .where(isMine),
    selectDocuments(db, own),
    selectOpenings(db, own),
    selectMembers(db, sql`${applicationMember.applicationId} IN ${own}`),
    selectRequests(services, sql`${isMine} AND ${infoRequest.memberId} IS NULL AND ${isRequestAnnounced(at)}`),
    selectMessages(services, own),
    selectSentLetters(services, own),
    selectLetter(services, isMine),
    selectReferences(services, own),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { definition: json, keyId, wrappedKey, data, locale, tellBy, isGuests, ...facts } = row;
  const definition = storedDefinition(json);
  const status = {
    ...facts,
    landlord: definition.landlord,
    hasAccount: facts.hasAccount === 1,
    mayWrite: facts.mayWrite === 1,
    isMailHeld: facts.isMailHeld === 1,
    confirmsMailbox: facts.confirmsMailbox === 1,
    isMailReturned: facts.isMailReturned === 1,
    locale: readLanguage(locale),
  };
  if (keyId === null || wrappedKey === null || data === null) {
    return { ...status, content: null, household: [], outcome: null, sentLetter: null, answer: null };
  }
  const key = await dataKeys.open(row.id, { keyId, wrappedKey });
  const opened = await openDocuments(key, files, views);
  const said = await openMessages(key, messages);
  const stored = await openApplication(key, data);
  const asAskedOf = { definition: asAsked(definition, stored.asked), answers: stored.answers, locale: status.locale };
  const asked = withFormAnswers(await openRequests(key, requests, "applicant"), asAskedOf);
  const content = {
    definition: asAskedOf.definition,
    stored,
    documents: opened.flatMap(({ claimedAt, ...file }) => (claimedAt === null ? [] : [file])),
    hasUnsent: opened.some(({ claimedAt, path }) => claimedAt === null && path.startsWith("info.")),
    requests: asked,
    thread: { entries: threadOf(said, { requests: asked, letters: sentLetters }), hasEarlier: said.hasEarlier },
    references: await openReferences(key, references, { reader: "applicant", now: services.clock.now().getTime() }),
  };
  const [letter] = letters;
  const sentLetter = letter
    ? await openWords(key, letter, { locale: status.locale, country: definition.property.address.country })
    : null;
  const outcome = outcomeOf(letter);
  const decided = { ...status, tellBy, isGuests: isGuests === 1, toldAs: outcome?.kind ?? null };
  const now = services.clock.now().getTime();
  const answer = answerOf(decided, now);
  const shown = isQuiet(decided, now) ? { ...status, state: "in_review" as const, decidedAt: null } : status;
  return { ...shown, content, household: await openMembers(key, members), outcome, sentLetter, answer };
}

/** The newest letter that has gone and says where it stands: one about an earlier decision says nothing of this one. */
function selectLetter({ db }: Services, isMine: SQL) {
  return db
    .select({
      id: applicantLetter.id,
      letterKind: applicantLetter.kind,
      content: applicantLetter.content,
      sentAt: sql<number>`${applicantLetter.sentAt}`.as("letter_sent_at"),
    })
    .from(applicantLetter)
    .innerJoin(application, eq(application.id, applicantLetter.applicationId))
    .where(sql`${isMine} AND ${tellsStanding}`)
    .orderBy(desc(applicantLetter.createdAt))
    .limit(1);
}

type SentLetter = Awaited<ReturnType<typeof selectLetter>>[number];

function outcomeOf(letter: SentLetter | undefined): Outcome | null {
  const kind = outcomes.find((known) => known === letter?.letterKind);
  return letter && kind ? { kind, at: letter.sentAt } : null;
}

async function openWords(
  key: DataKey,
  letter: SentLetter,
  reader: { locale: PageLocale; country: string },
): Promise<LetterText> {
  const opened = JSON.parse(await key.decryptText(sealPurposes.letter(letter.id), letter.content)) as unknown;
  const { text, agency } = letterContentSchema.parse(opened);
  const notice = agency ? reportNotice(agency, reader) : [];
  return { text: [text, ...notice].filter(Boolean).join("\n\n"), at: letter.sentAt };
}
