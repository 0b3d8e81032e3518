import { withdrawApplication } from "../../../app/features/applying/applicant/commands/withdraw-application.server";
import { discardApplication } from "../../../app/features/applying/apply/spam/commands/discard-application.server";
import { releaseApplication } from "../../../app/features/applying/apply/spam/commands/release-application.server";
import { openDocument } from "../../../app/features/applying/documents/commands/open-document.server";
import {
  findOpenRequest,
  sendAnswer,
} from "../../../app/features/applying/info-requests/commands/answer-request.server";
import {
  cancelInfoRequest,
  requestInfo,
} from "../../../app/features/applying/info-requests/commands/request-info.server";
import { answerLandlord, findThread } from "../../../app/features/applying/messages/commands/answer-landlord.server";
import { markSeenByApplicant } from "../../../app/features/applying/messages/commands/mark-seen.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import {
  answerReference,
  declineReference,
  findReferenceById,
} from "../../../app/features/applying/references/commands/answer-reference.server";
import { cancelReference } from "../../../app/features/applying/references/commands/ask-reference.server";
import { addNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { holdApplication, liftHold } from "../../../app/features/deciding/application/commands/hold-application.server";
import { markPresence } from "../../../app/features/deciding/application/commands/mark-presence.server";
import { recordPrint } from "../../../app/features/deciding/application/commands/record-print.server";
import { resendMail } from "../../../app/features/deciding/application/commands/resend-mail.server";
import { setReviewOrder } from "../../../app/features/deciding/application/commands/set-review-order.server";
import { stopLetter } from "../../../app/features/deciding/decision/commands/claim-letter.server";
import { decideAsGuest, undoAsGuest } from "../../../app/features/deciding/decision/commands/decide-as-guest.server";
import { markRented } from "../../../app/features/deciding/decision/commands/mark-rented.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { stopUnfoundedLetter } from "../../../app/features/deciding/decision/commands/stop-unfounded-letter.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { guestDecisionSchema } from "../../../app/features/deciding/decision/schema";
import { requestApplications } from "../../../app/features/deciding/exports/commands/request-export.server";
import { assignApplications } from "../../../app/features/deciding/inbox/commands/assign-applications.server";
import {
  archiveApplications,
  deleteApplication,
  starApplications,
} from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { markAllRead } from "../../../app/features/deciding/notices/commands/mark-notice.server";
import { savePreferences } from "../../../app/features/deciding/notices/commands/save-preferences.server";
import type { ApplicationId, DocumentId, LetterId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { anAccount, bindings, mintToken, testServices } from "../forms";
import { aRefereeDesk, ask } from "../references";
import { aGuestDesk } from "../review";
import {
  type CommandCases,
  type Desk,
  dayMs,
  declinedDesk,
  desk,
  idOf,
  letter,
  onDesk,
  run,
  suspectedDesk,
} from "./world";

const infoOrder = (made: Desk) => ({
  ...made.key,
  items: [{ kind: "text" as const, text: "Who is your present landlord?" }],
  note: "By mail, please.",
  dueAt: Date.now() + 9 * dayMs,
});

/** By the status link of an applicant. */
const linkOf = (id: ApplicationId) => mintToken(testServices(), mailLinks.applicationStatus, id);

export const reviewCases: CommandCases = {
  "exports/commands/request-export": [
    onDesk(
      "asks for a spreadsheet",
      (services, { actor, formId }) =>
        requestApplications(services, actor, {
          kind: "applications-csv",
          selection: { form: formId },
          locale: "en-US",
        }),
      { isOwn: true },
    ),
  ],
  "info-requests/commands/request-info": [
    onDesk("asks for more", (services, made) => requestInfo(services, made.actor, infoOrder(made))),
    {
      what: "takes the question back",
      async prepare() {
        const made = await desk();
        await requestInfo(testServices(), made.actor, infoOrder(made));
        return (services) => cancelInfoRequest(services, made.actor, made.key);
      },
    },
  ],
  "messages/commands/mark-seen": [
    {
      what: "sees the landlord's messages",
      async prepare() {
        const { one, actor } = await desk();
        const postId = crypto.randomUUID();
        const order = { applicationIds: [one], text: "Good morning", isNamed: false, postId };
        await writeMessages(testServices(), actor, order);
        return (services) => markSeenByApplicant(services, { applicationId: one, upTo: Date.now() });
      },
    },
  ],
  "messages/commands/write-messages": [
    {
      what: "writes to two applicants",
      async prepare() {
        const { actor, formId, applicationIds } = await desk();
        const order = { formId, applicationIds, text: "Good morning", isNamed: false, postId: crypto.randomUUID() };
        return (services) => writeMessages(services, actor, order);
      },
    },
  ],
  "notices/commands/mark-notice": [
    {
      what: "marks all as read",
      async prepare() {
        // Two applications have come.
        const { actor } = await desk(true);
        return (services) => markAllRead(services, actor, Date.now());
      },
    },
  ],
  "notices/commands/save-preferences": [
    {
      what: "chooses the daily mail",
      async prepare() {
        const { actor } = await anAccount(testServices());
        return (services) => savePreferences(services, actor, { choices: { message: "daily" }, zone: null });
      },
    },
  ],
  "references/commands/ask-reference": [
    {
      what: "asks a referee",
      async prepare() {
        const made = await aRefereeDesk(testServices());
        return (services) => ask(services, made);
      },
    },
    {
      what: "takes that back",
      async prepare() {
        const made = await aRefereeDesk(testServices());
        await ask(testServices(), made);
        const row = await bindings.DB.prepare("SELECT id FROM reference_request WHERE application_id = ?")
          .bind(made.applicationId)
          .first<{ id: string }>();
        const key = { formId: made.formId, applicationId: made.applicationId, id: row?.id, referenceId: row?.id };
        return (services) => cancelReference(services, made.actor, key as never);
      },
    },
  ],
  "decision/commands/claim-letter": [
    {
      what: "stops a letter",
      async prepare() {
        const made = await declinedDesk();
        return (services) => stopLetter(services, made.actor, { ...made.key, letterId: made.letterId });
      },
    },
  ],
  "decision/commands/decide-as-guest": [
    {
      what: "approves by a manage link",
      async prepare() {
        const { actor, key } = await aGuestDesk(testServices());
        const post = guestDecisionSchema.parse({ move: "approve", letterText: "Yes", note: "From May" });
        return (services) => decideAsGuest(services, actor, key, post);
      },
    },
    {
      what: "undoes it",
      async prepare() {
        const { actor, key } = await aGuestDesk(testServices());
        const post = guestDecisionSchema.parse({ move: "approve", letterText: "Yes" });
        await decideAsGuest(testServices(), actor, key, post);
        return (services) => undoAsGuest(services, actor, key);
      },
    },
  ],
  "application/commands/hold-application": [
    onDesk("puts on hold", (services, { actor, key }) => holdApplication(services, actor, { ...key, text: "A claim" })),
    {
      what: "lifts a hold",
      async prepare() {
        const { actor, key } = await desk();
        await holdApplication(testServices(), actor, { ...key, text: "A claim" });
        return (services) => liftHold(services, actor, key);
      },
    },
  ],
  "decision/commands/mark-rented": [
    {
      what: "lets the home and declines the others",
      steps: "the home first, then the others by pages; pressed again it goes on",
      async prepare() {
        const { actor, key, one } = await desk(true);
        await moveApplications(testServices(), actor, { applicationIds: [one], action: "approve" });
        return (services) => markRented(services, actor, { ...key, others: "decline", letter });
      },
    },
  ],
  "inbox/commands/assign-applications": [
    onDesk("assigns to the owner", (services, { actor, userId, applicationIds }) =>
      assignApplications(services, actor, { applicationIds, to: userId }),
    ),
  ],
  "inbox/commands/mark-applications": [
    onDesk("stars", (services, { actor, applicationIds }) =>
      starApplications(services, actor, { applicationIds, isStarred: true }),
    ),
    onDesk("archives", (services, { actor, applicationIds }) =>
      archiveApplications(services, actor, { applicationIds, isArchived: true }),
    ),
    {
      what: "erases a declined application",
      async prepare() {
        const { actor, key } = await declinedDesk(true);
        return (services) => deleteApplication(services, actor, key);
      },
    },
  ],
  "decision/commands/move-applications": [
    onDesk("declines two with a note and a letter each", (services, { actor, applicationIds }) =>
      moveApplications(services, actor, { applicationIds, action: "decline", note: "Too little", letter }),
    ),
    onDesk("shortlists", (services, { actor, applicationIds }) =>
      moveApplications(services, actor, { applicationIds, action: "shortlist" }),
    ),
  ],
  "application/commands/set-review-order": [
    onDesk(
      "reads in order from now on",
      (services, { actor, formId }) => setReviewOrder(services, actor, { formId, isInOrder: true }),
      { isOwn: true },
    ),
  ],
  "decision/commands/stop-unfounded-letter": [
    {
      what: "stops the letter of a decline whose reason fell away",
      async prepare() {
        const { actor, one, two } = await desk();
        const move = (input: Omit<Parameters<typeof moveApplications>[2], "applicationIds">, id = one) =>
          moveApplications(testServices(), actor, { applicationIds: [id], ...input });
        await move({ action: "approve" });
        await move({ action: "decline", reason: "other-chosen", letter }, two);
        await move({ action: "reopen" });
        const letterId = (await idOf("SELECT id FROM applicant_letter WHERE application_id = ?", two)) as LetterId;
        const leaving = { applicationId: two, letterId, reason: "other-chosen", text: "Sorry" } as const;
        return (services) => stopUnfoundedLetter(services, leaving);
      },
    },
  ],
  "decision/commands/undo-moves": [
    {
      what: "takes a decline back",
      async prepare() {
        const { actor, moveIds } = await declinedDesk();
        return (services) => undoMoves(services, actor, moveIds);
      },
    },
  ],
  "info-requests/commands/answer-request": [
    {
      what: "answers what was asked",
      async prepare() {
        const made = await desk();
        await requestInfo(testServices(), made.actor, infoOrder(made));
        const open = await findOpenRequest(testServices(), await linkOf(made.one));
        if (!open) throw new Error("Nothing is open");
        const typed = new Map(open.request.items.map((item) => [item.id, "Grace Hopper"]));
        return (services) => sendAnswer(services, open, typed);
      },
    },
  ],
  "messages/commands/answer-landlord": [
    {
      what: "writes to the landlord",
      async prepare() {
        const thread = await findThread(testServices(), await linkOf((await desk()).one));
        if (!thread) throw new Error("No thread");
        const answer = { postId: crypto.randomUUID(), text: "Good evening", upTo: 0 };
        return (services) => answerLandlord(services, thread, answer);
      },
    },
  ],
  "references/commands/answer-reference": [
    {
      what: "gives a reference",
      async prepare() {
        const open = await anOpenReference();
        return (services) => answerReference(services, open, { v: 1, answers: {}, text: "Fine" } as never);
      },
    },
    {
      what: "does not want to",
      async prepare() {
        const open = await anOpenReference();
        return (services) => declineReference(services, open);
      },
    },
  ],
  "applicant/commands/withdraw-application": [
    {
      what: "takes an application back, and has it erased",
      async prepare() {
        const { one, urlId } = await desk(true);
        const token = await linkOf(one);
        return (services) => withdrawApplication(services, { token, urlId }, { erase: true });
      },
    },
  ],
  "documents/commands/open-document": [
    {
      what: "opens a document",
      twice: "each opening is a trace of its own",
      async prepare() {
        const { one, actor } = await desk();
        const id = (await idOf("SELECT id FROM document WHERE application_id = ?", one)) as DocumentId;
        return (services) => openDocument(services, actor, id);
      },
    },
  ],
  "application/commands/add-note": [
    {
      what: "writes a note",
      async prepare() {
        const { actor, key } = await desk();
        const note = { ...key, text: "Called", postId: crypto.randomUUID() };
        return (services) => addNote(services, actor, note);
      },
    },
  ],
  "application/commands/mark-presence": [
    onDesk("says that the page is open", async (services, { actor, key }) => {
      const seen = await markPresence(services, actor, { ...key, doing: "note" });
      return seen.ok;
    }),
  ],
  "application/commands/record-print": [
    onDesk("prints", (services, { actor, key }) => recordPrint(services, actor, key), {
      twice: "each print is a trace of its own",
    }),
  ],
  "application/commands/resend-mail": [
    {
      what: "has a mail sent again",
      async prepare() {
        const { actor, one, key } = await desk();
        const deliveryId = await aFailedReceipt(one);
        return (services) => resendMail(services, actor, { ...key, deliveryId });
      },
    },
  ],
  "apply/spam/commands/release-application": [
    {
      what: "releases what was kept apart",
      async prepare() {
        const { actor, key } = await suspectedDesk();
        return (services) => releaseApplication(services, actor, key);
      },
    },
  ],
  "apply/spam/commands/discard-application": [
    {
      what: "throws a suspected application away",
      async prepare() {
        const { actor, key } = await suspectedDesk();
        return (services) => discardApplication(services, actor, key);
      },
    },
  ],
};

async function aFailedReceipt(id: ApplicationId): Promise<string> {
  const mailId = crypto.randomUUID();
  await run(
    "INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, failed_at, error) VALUES (?, ?, 'mail.application-receipt', 'applicant', 1, 1, 1, 'x')",
    mailId,
    id,
  );
  return mailId;
}

async function anOpenReference() {
  const made = await aRefereeDesk(testServices());
  const asked = await ask(testServices(), made);
  if (!asked.ok) throw new Error(asked.code);
  const open = await findReferenceById(testServices(), asked.value.id);
  if (!open) throw new Error("No reference");
  return open;
}
