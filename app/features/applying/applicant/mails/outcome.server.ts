import { eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { dayMs } from "../../../../kernel/durations";
import { mailLinks } from "../../../../kernel/links";
import { readLanguage } from "../../../../kernel/page-locale";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { byLandlord } from "../../../../platform/mail-kinds";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import { localeOf } from "../../answering/queries/draft-view.server";
import { findMemberAddress } from "../../applications/household/queries/find-address.server";
import { findMemberById } from "../../applications/household/queries/find-members.server";
import { findAnswer } from "../../applications/queries/find-answer.server";
import { findDraftById } from "../../applications/queries/find-draft.server";
import { decisionNoticeMail, memberOutcomeMail } from "./outcome";

/** The landlord decided and did not write; nothing where a letter came or it was reopened. */
const decisionNotice = defineMail({
  kind: "mail.decision-notice",
  name: "Email to an applicant: the search is over",
  audience: { to: "applicant", counted: byLandlord },
  stoppedBy: null,
  async load(services, { applicationId }) {
    const answer = await findAnswer(services, eq(application.id, applicationId));
    if (answer?.kind !== "unannounced") return null;
    const [row] = await services.db
      .select({
        stored: storedPersonWithKey,
        reference: application.reference,
        locale: application.locale,
        formTitle: sql<string>`${rentForm.title}`.as("form_title"),
        urlId: rentForm.urlId,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(eq(application.id, applicationId));
    const to = row && (await openPerson(services, row.stored)).email;
    if (!row || !to) return null;
    const { reference, formTitle, urlId } = row;
    const token = await mintMailedToken(services, to, { ...mailLinks.applicationStatus, ref: applicationId });
    const locale = readLanguage(row.locale);
    return { to, applicationId, facts: { reference, formTitle, urlId, token, locale, answer } };
  },
  render: decisionNoticeMail,
  example({ locale, title }) {
    const { urlId, token, reference, now } = sample;
    const answer = { kind: "unannounced", until: now, decidedAt: now - 3 * dayMs } as const;
    return { urlId, token, locale, formTitle: title, reference, answer };
  },
});

/** How the application was decided, as far as its lead was told. */
const memberOutcome = defineMail({
  kind: "mail.member-outcome",
  name: "Email to a member of a household: the outcome",
  audience: { to: "member", counted: byLandlord },
  stoppedBy: null,
  async load(services, ref) {
    const [member, answer] = await Promise.all([
      findMemberById(services, ref.memberId),
      findAnswer(
        services,
        sql`${application.id} = (SELECT named.application_id FROM ${applicationMember} AS named WHERE named.id = ${ref.memberId})`,
      ),
    ]);
    if (member?.state !== "done" || !answer || answer.kind === "waiting") return null;
    const draft = await findDraftById(services, ref.memberId);
    const { urlId, formTitle, contact, applicationId, memberId } = member;
    const { lifetimeMs } = mailLinks.applicationStatus;
    const link = { ...mailLinks.memberPart, lifetimeMs, ref: memberId };
    const to = await findMemberAddress(services, member);
    if (to === null) return null;
    const token = await mintMailedToken(services, to, link);
    const locale = draft ? localeOf(draft) : member.locale;
    const facts = { urlId, formTitle, token, answer, locale, leadName: contact.leadName };
    return { to, applicationId, facts };
  },
  render: memberOutcomeMail,
  example({ locale, title }) {
    const { urlId, token, leadName } = sample;
    return { urlId, token, locale, formTitle: title, leadName, answer: { kind: "approved" } as const };
  },
});

export const mails = [decisionNotice, memberOutcome];
