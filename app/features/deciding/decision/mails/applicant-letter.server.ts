import { mailLinks } from "../../../../kernel/links";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { byLandlord } from "../../../../platform/mail-kinds";
import { clearNoticeDue } from "../../../applying/applications/commands/tell-members.server";
import { claimLetter, findLetterToSend, settleLetter } from "../commands/claim-letter.server";
import { stopUnsentLetter } from "../commands/release-letter.server";
import { stopUnfoundedLetter } from "../commands/stop-unfounded-letter.server";
import { applicantLetterMail } from "./applicant-letter";

/** What a landlord says about a decision, unless it was stopped or is not true any more: asked anew at each try. */
const applicantLetter = defineMail({
  kind: "mail.applicant-letter",
  name: "Email to an applicant: the landlord's letter",
  audience: { to: "applicant", counted: byLandlord },
  stoppedBy: null,
  async load(services, { letterId }) {
    const letter = await findLetterToSend(services, letterId);
    if (!letter) return null;
    const { to, applicationId, isGuest, reason, ...rest } = letter;
    const { kind, text } = letter;
    const isDecline = kind === "declined" || kind === "home-let";
    if (isDecline && (await stopUnfoundedLetter(services, { applicationId, letterId, reason, text }))) return null;
    if (isGuest && (await stopUnsentLetter(services, letterId))) return null;
    const statusToken = await mintMailedToken(services, to, { ...mailLinks.applicationStatus, ref: applicationId });
    const isConfirmed = await services.mailBudget.isKnown(to);
    const claim = {
      take: () => claimLetter(services, letterId),
      settle: async (isSent: boolean) => {
        await settleLetter(services, letterId, isSent);
        if (isSent) await clearNoticeDue(services, letterId);
      },
    };
    return { to, applicationId, claim, facts: { ...rest, statusToken, isConfirmed } };
  },
  render: applicantLetterMail,
  example({ locale, title }) {
    const { reference, urlId, token } = sample;
    const about = { ...sampleLandlord, reference, formTitle: title, locale, urlId, statusToken: token };
    const letter = { kind: "approved", text: "Welcome to the house.", agency: null } as const;
    return { ...about, ...letter, country: "US", isConfirmed: true };
  },
});

export const mails = [applicantLetter];
