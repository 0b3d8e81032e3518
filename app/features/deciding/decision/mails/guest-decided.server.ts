import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toLandlord } from "../../../../platform/mail-kinds";
import { guestPauseMs } from "../../../applying/applications/decision-notice";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import { findGuestDecision, releaseLetter } from "../commands/release-letter.server";
import { findOwed } from "../queries/find-owed.server";
import { guestDecidedMail } from "./guest-decided";

/** What was decided with the link of a form, to who holds it; only then is the applicant's letter timed, a day later. */
const guestDecided = defineMail({
  kind: "mail.guest-decided",
  name: "Email to a guest landlord: what was decided with the link",
  audience: toLandlord,
  stoppedBy: null,
  async load(services, { letterId }) {
    const decision = await findGuestDecision(services, letterId);
    const form = decision && (await findFormLandlord(services, eq(rentForm.id, decision.formId)));
    if (!decision || !form) return null;
    const leavesAt = services.clock.now().getTime() + guestPauseMs;
    const moments = { at: new Date(decision.decidedAt), leavesAt: new Date(leavesAt) };
    const claim = {
      take: async () => (await findGuestDecision(services, letterId)) !== null,
      settle: async (isSent: boolean) => {
        if (isSent) await releaseLetter(services, letterId, leavesAt);
      },
    };
    const { applicationId } = decision;
    const owed = decision.kind === "approved" ? await findOwed(services, applicationId) : null;
    const facts = { ...decision, ...moments, formTitle: form.title, owed };
    return { form, about: applicationId, applicationId, claim, facts };
  },
  render: guestDecidedMail,
  example({ title }) {
    const { reference, formId, applicationId, at, soon, token } = sample;
    const decision = { kind: "declined", reference, formTitle: title, formId, applicationId } as const;
    return { ...sampleReader, ...decision, at, leavesAt: soon, zone: "Europe/Berlin", manageToken: token, owed: null };
  },
});

export const mails = [guestDecided];
