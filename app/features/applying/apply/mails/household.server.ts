import { and, eq, ne } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { mailLinks } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord, sampleReader } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { type Audience, general, toLandlord } from "../../../../platform/mail-kinds";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import { localeOf } from "../../answering/queries/draft-view.server";
import { findMemberAddress } from "../../applications/household/queries/find-address.server";
import { findMemberById } from "../../applications/household/queries/find-members.server";
import { findDraftById } from "../../applications/queries/find-draft.server";
import { householdCompleteMail, memberInviteMail, partEndsMail, partErasedMail, partReceiptMail } from "./household";

const toMember: Audience = { to: "member", counted: general };

/** Asks somebody for the own part, or reminds; nothing once it is sent or no longer wanted. */
const memberInvite = defineMail({
  kind: "mail.member-invite",
  name: "Email to a member of a household: fill in your part",
  audience: toMember,
  stoppedBy: "own-link",
  async load(services, ref) {
    const member = await findMemberById(services, ref.memberId);
    if (!member || member.state === "done" || member.state === "over") return null;
    if (member.formState === "suspended" || member.formState === "deleted") return null;
    const { contact, applicationId, memberId } = member;
    if (contact.email === "") return null;
    const facts = {
      ...member,
      token: await mintMailedToken(services, contact.email, { ...mailLinks.memberPart, ref: memberId }),
      leadName: contact.leadName,
      endsAt: new Date(services.clock.now().getTime() + mailLinks.memberPart.lifetimeMs),
      isReminder: ref.reminder > 0,
    };
    return { to: contact.email, applicationId, facts };
  },
  render: memberInviteMail,
  example: (asked) => ({ ...partOf(asked), role: "co_applicant" as const, endsAt: sample.soon, isReminder: false }),
});

/** The own part was sent; with the link to take it back. */
const partReceipt = defineMail({
  kind: "mail.part-receipt",
  name: "Email to a member of a household: your part was received",
  audience: toMember,
  stoppedBy: null,
  async load(services, { memberId }) {
    const member = await findMemberById(services, memberId);
    if (member?.state !== "done") return null;
    const { lifetimeMs } = mailLinks.applicationStatus;
    const { leadEndsAt } = member;
    return toPart(services, member, { leadEndsAt, link: { ...mailLinks.memberPart, lifetimeMs } });
  },
  render: partReceiptMail,
  example: partOf,
});

/** The part is erased soon, unless the lead sends; nothing once the lead has, or the part is gone. */
const partEnds = defineMail({
  kind: "mail.part-ends",
  name: "Email to a member of a household: your part will be deleted",
  audience: toMember,
  stoppedBy: null,
  async load(services, { memberId }) {
    const member = await findMemberById(services, memberId);
    if (member?.state !== "done" || member.leadEndsAt === null) return null;
    const { leadEndsAt } = member;
    if (leadEndsAt <= services.clock.now().getTime()) return null;
    return toPart(services, member, { leadEndsAt, link: mailLinks.memberPart });
  },
  render: partEndsMail,
  example: partOf,
});

/** Nobody's part is missing any more. */
const householdComplete = defineMail({
  kind: "mail.household-complete",
  name: "Email to a landlord: every part is there",
  audience: toLandlord,
  stoppedBy: "household-complete",
  async load(services, { applicationId }) {
    const [sent] = await services.db
      .select({
        formId: application.formId,
        reference: application.reference,
        isSpam: application.isSpam,
        completedAt: application.householdCompletedAt,
      })
      .from(application)
      .where(and(eq(application.id, applicationId), isNotErased(), ne(application.state, "withdrawn")));
    if (!sent || sent.isSpam || sent.completedAt === null) return null;
    const form = await findFormLandlord(services, eq(rentForm.id, sent.formId));
    if (!form) return null;
    const facts = { reference: sent.reference, formTitle: form.title, completedAt: new Date(sent.completedAt) };
    return { form, about: applicationId, applicationId, facts: { ...facts, formId: form.formId, applicationId } };
  },
  render: householdCompleteMail,
  example({ title }) {
    const { reference, at, formId, applicationId } = sample;
    return { ...sampleReader, reference, formTitle: title, completedAt: at, formId, applicationId };
  },
});

const partErased = defineMail({
  kind: "account.part-erased",
  name: "Email to a member of a household: your part was deleted",
  audience: toMember,
  stoppedBy: null,
  render: partErasedMail,
  example: ({ locale, title }) => ({ locale, formTitle: title }),
});

export const mails = [memberInvite, partReceipt, partEnds, householdComplete, partErased];

type Member = NonNullable<Awaited<ReturnType<typeof findMemberById>>>;

function partOf({ locale, title }: { locale: PageLocale; title: string }) {
  const { urlId, token, leadName, soon } = sample;
  return { ...sampleLandlord, urlId, token, locale, formTitle: title, leadName, leadEndsAt: soon.getTime() };
}

type Part<E> = { leadEndsAt: E; link: { purpose: string; lifetimeMs: number } };

/** To a member who sent the own part, in the language it was filled in. */
async function toPart<E extends number | null>(services: Services, member: Member, { leadEndsAt, link }: Part<E>) {
  const draft = await findDraftById(services, member.memberId);
  const { urlId, contact, formTitle, applicationId, memberId } = member;
  const to = await findMemberAddress(services, member);
  if (to === null) return null;
  const token = await mintMailedToken(services, to, { ...link, ref: memberId });
  const locale = draft ? localeOf(draft) : member.locale;
  const facts = { urlId, token, locale, leadEndsAt, formTitle, leadName: contact.leadName };
  return { to, applicationId, facts };
}
