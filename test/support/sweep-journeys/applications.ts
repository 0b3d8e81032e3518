import {
  addCorrectionDocument,
  saveCorrection,
} from "../../../app/features/applying/applicant/correct/commands/save-correction.server";
import { findCorrection } from "../../../app/features/applying/applicant/correct/queries/find-correction.server";
import { findDraft } from "../../../app/features/applying/applications/queries/find-draft.server";
import { askForResumeLink } from "../../../app/features/applying/apply/commands/resume-draft.server";
import { startDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import { sendPart } from "../../../app/features/applying/apply/household/commands/send-part.server";
import { requestInfo } from "../../../app/features/applying/info-requests/commands/request-info.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { mailLinks } from "../../../app/kernel/links";
import { sweepPartEnds } from "../../../workers/jobs/sweeps/parts";
import {
  sweepErasureNotices,
  sweepRetention,
  sweepUndecided,
  sweepUndecidedNotices,
} from "../../../workers/jobs/sweeps/retention";
import { mintToken, testServices } from "../forms";
import { aHousehold, partOf } from "../household";
import { aRefereeDesk, ask } from "../references";
import { aDesk, anApplicationTo } from "../review";
import { eraseAsApplicant } from "../withdraw";
import { dayMs, hourMs, isNone, isSome, type MakeJourney, type Moved, minuteMs, nextAt, numberIn } from "./journey";
import { runKind } from "./run-kind";

/** An application with a paper, sent at `start` to the form of an account. */
async function applied(start: number) {
  const services = testServices(new Date(start));
  const desk = await aDesk(services, { applications: 0 });
  return { services, desk, id: await anApplicationTo(services, desk, start) };
}

/** The same; its landlord declined it at once, without a letter. */
async function declined(start: number) {
  const made = await applied(start);
  const [moved] = await moveApplications(made.services, made.desk.actor, {
    applicationIds: [made.id],
    action: "decline",
  });
  if (moved?.outcome !== "changed") throw new Error(`Not declined: ${moved?.outcome}`);
  return made;
}

/** A sweep by slices, once round from that moment on. */
async function once(services: Moved, at: number, sweep: (services: Moved) => Promise<number>): Promise<void> {
  for (let minute = 0; minute < 256; minute += 1) {
    services.setNow(new Date(at + minute * minuteMs));
    await sweep(services);
  }
}

/** A draft of a household whose lead does not send; one part is sent. */
async function waitingPart() {
  const home = await aHousehold({ isUnsent: true });
  const sent = await sendPart(home.services, await partOf(home.services, home.owner.urlId, home.bo, "1000"));
  if (!sent.ok) throw new Error(sent.code);
  return { ...home, at: home.services.clock.now().getTime() };
}

/** A correction that was begun, with a paper, and not sent. */
async function begunCorrection(start: number) {
  const { services, desk, id } = await applied(start);
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const found = await findCorrection(services, { token, urlId: desk.urlId });
  if (!found) throw new Error("No application");
  const saved = await saveCorrection(services, found, (kept) => kept);
  if (!saved.ok) throw new Error(saved.code);
  const path = desk.definition.sections[0]?.fields.find(({ kind }) => kind === "file")?.id ?? "";
  const bytes = new TextEncoder().encode("%PDF-1.4 another");
  const added = await addCorrectionDocument(services, saved.value, { path, name: "more.pdf", bytes });
  if (!added.ok) throw new Error(added.code);
  return { services, id, documentId: added.value.document.id };
}

export const applicationJourneys = {
  "part-ends": [
    async () => {
      const { services, bo, at } = await waitingPart();
      const isDone = () => isSome("outbox WHERE dedupe_key = ?", `part-ends:${bo.id}`);
      return { services, at: at + 25 * dayMs, tells: "mail.part-ends", isDone };
    },
  ],
  "lapsed-parts": [
    async () => {
      const { services, bo, at } = await waitingPart();
      await once(services, at + 25 * dayMs, sweepPartEnds);
      await runKind(services, "mail.part-ends", bo.id);
      return { services, at: at + 34 * dayMs, isDone: () => isNone("application_key WHERE application_id = ?", bo.id) };
    },
  ],
  "expired-drafts": [
    async (start) => {
      const services = testServices(new Date(start));
      const { urlId } = await aDesk(services, { applications: 0 });
      const form = await services.publishedForms.findInDatabase(urlId);
      if (!form) throw new Error("No form");
      const { token } = await startDraft(services, form, "en");
      const id = (await findDraft(services, form.formId, token))?.id ?? "";
      return { services, at: start + 31 * dayMs, isDone: () => isNone("application_key WHERE application_id = ?", id) };
    },
  ],
  "expired-corrections": [
    async (start) => {
      const { services, id } = await begunCorrection(start);
      const isDone = () => isNone("application_correction WHERE application_id = ?", id);
      return { services, at: start + 31 * dayMs, isDone };
    },
  ],
  "unclaimed-documents": [
    async (start) => {
      const { services, documentId } = await begunCorrection(start);
      const isDone = () => isSome("document WHERE id = ? AND removed_at IS NOT NULL", documentId);
      return { services, at: start + 31 * dayMs, isDone };
    },
  ],
  "removed-documents": [
    async (start) => {
      const { services, id } = await applied(start);
      await eraseAsApplicant(services, id);
      return { services, at: start, isDone: () => isNone("document WHERE application_id = ?", id) };
    },
  ],
  reminders: [
    async (start) => {
      const services = testServices(new Date(start));
      const { urlId } = await aDesk(services, { applications: 0 });
      const form = await services.publishedForms.findInDatabase(urlId);
      if (!form) throw new Error("No form");
      const { token } = await startDraft(services, form, "en");
      const draft = await findDraft(services, form.formId, token);
      if (!draft) throw new Error("No draft");
      const email = `${draft.id}@tenant.example`;
      const asked = await askForResumeLink(services, draft, { email, formEndsAt: null });
      if (!asked.ok) throw new Error(asked.code);
      const isDone = () => isSome("application_draft WHERE id = ? AND reminders_sent = 1", draft.id);
      return { services, at: start + 25 * hourMs, tells: "mail.resume-draft", isDone };
    },
  ],
  "member-reminders": [
    async () => {
      const { services, bo } = await aHousehold();
      const at = services.clock.now().getTime() + 2.1 * dayMs;
      const isDone = () => isSome("application_member WHERE id = ? AND reminders_sent = 1", bo.id);
      return { services, at, tells: "mail.member-invite", isDone };
    },
  ],
  "info-reminders": [
    async (start) => {
      const { services, desk, id } = await applied(start);
      const items = [{ kind: "text" as const, text: "Who is your landlord?" }];
      const dueAt = start + 5 * dayMs;
      const key = { formId: desk.formId, applicationId: id };
      const asked = await requestInfo(services, desk.actor, { ...key, items, note: "", dueAt });
      if (!asked.ok) throw new Error(asked.code);
      const isDone = () => isSome("info_request WHERE application_id = ? AND remind_at IS NULL", id);
      return { services, at: start + 4.1 * dayMs, tells: "mail.info-request", isDone };
    },
  ],
  "reference-reminders": [
    async (start) => {
      const services = testServices(new Date(start));
      const desk = await aRefereeDesk(services);
      const asked = await ask(services, desk);
      if (!asked.ok) throw new Error(asked.code);
      const isDone = () =>
        isSome("reference_request WHERE application_id = ? AND remind_at IS NULL", desk.applicationId);
      return { services, at: start + 3.1 * dayMs, tells: "mail.reference-request", isDone };
    },
  ],
  "undecided-notices": [
    async (start) => {
      const { services, id } = await applied(start);
      const isDone = () => isSome("application WHERE id = ? AND end_announced_at IS NOT NULL", id);
      return { services, at: start + 178 * dayMs, tells: "mail.undecided-near", isDone };
    },
  ],
  undecided: [
    async (start) => {
      const { services, id, desk } = await applied(start);
      await once(services, start + 178 * dayMs, sweepUndecidedNotices);
      await runKind(services, "mail.undecided-near", desk.userId);
      return {
        services,
        at: start + 190 * dayMs,
        isDone: () => isSome("application WHERE id = ? AND state = 'expired'", id),
      };
    },
  ],
  decisionNotices: [
    async (start) => {
      const { services, id, desk } = await declined(start);
      const tellBy = await numberIn("SELECT tell_by AS n FROM application WHERE id = ?", id);
      const isDone = () => isSome("outbox WHERE kind = 'mail.decision-notice-due' AND instr(ref, ?)", desk.userId);
      // The morning that is one to two days before.
      return { services, at: nextAt(tellBy - 2 * dayMs, 8, 0) - hourMs, tells: "mail.decision-notice-due", isDone };
    },
    async (start) => {
      const { services, id } = await declined(start);
      const tellBy = await numberIn("SELECT tell_by AS n FROM application WHERE id = ?", id);
      const isDone = () => isSome("application WHERE id = ? AND tell_by IS NULL", id);
      return { services, at: tellBy, tells: "mail.decision-notice", isDone };
    },
  ],
  "erasure-notices": [
    async (start) => {
      const { services, id } = await declined(start);
      const isDone = () => isSome("application WHERE id = ? AND erasure_announced_at IS NOT NULL", id);
      return { services, at: start + 53 * dayMs, tells: "mail.erasure-near", isDone };
    },
  ],
  retention: [
    async (start) => {
      const { services, id, desk } = await declined(start);
      await once(services, start + 53 * dayMs, sweepErasureNotices);
      await runKind(services, "mail.erasure-near", desk.userId);
      const isDone = () => isNone("document WHERE application_id = ? AND removed_at IS NULL", id);
      return { services, at: start + 63 * dayMs, isDone };
    },
    // What nobody decided, and ended, goes by the same clocks, to the last answer.
    async (start) => {
      const { services, id, desk } = await applied(start);
      await once(services, start + 178 * dayMs, sweepUndecidedNotices);
      await runKind(services, "mail.undecided-near", desk.userId);
      await once(services, start + 190 * dayMs, sweepUndecided);
      await once(services, start + 248 * dayMs, sweepErasureNotices);
      await runKind(services, "mail.erasure-near", desk.userId);
      await once(services, start + 258 * dayMs, sweepRetention);
      await once(services, start + 918 * dayMs, sweepErasureNotices);
      await runKind(services, "mail.erasure-near", desk.userId);
      const isDone = () => isNone("application_key WHERE application_id = ?", id);
      return { services, at: start + 932 * dayMs, tells: "mail.account", isDone };
    },
  ],
} satisfies Record<string, MakeJourney[]>;
