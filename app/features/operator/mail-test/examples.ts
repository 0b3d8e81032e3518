import { dayMs } from "../../../kernel/durations";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import type { PageLocale } from "../../../kernel/page-locale";
import type { AccountLetter } from "../../../platform/auth/account-letter";
import type { MailKind } from "../../../platform/mail-kinds";
import type { RenderedMail } from "../../../ui/mail-layout";
import { decisionNoticeMail, memberOutcomeMail } from "../../applying/applicant/mails/outcome";
import { applicationErasedMail, erasureNearMail } from "../../applying/applications/mails/erasure";
import {
  applicationChangedMail,
  infoAnsweredMail,
  messageInMail,
  newApplicationMail,
  withdrawnMail,
} from "../../applying/applications/mails/new-application";
import { undecidedNearMail } from "../../applying/applications/mails/undecided-near";
import { applicationReceiptMail } from "../../applying/apply/mails/application-receipt";
import { confirmApplicationMail } from "../../applying/apply/mails/confirm-application";
import {
  householdCompleteMail,
  memberInviteMail,
  partEndsMail,
  partErasedMail,
  partReceiptMail,
} from "../../applying/apply/mails/household";
import { resumeMail } from "../../applying/apply/mails/resume-draft";
import { infoRequestMail } from "../../applying/info-requests/mails/info-request";
import { messageMail } from "../../applying/messages/mails/message";
import { referenceInMail, referenceRequestMail } from "../../applying/references/mails/reference";
import { applicantLetterMail } from "../../deciding/decision/mails/applicant-letter";
import { guestDecidedMail } from "../../deciding/decision/mails/guest-decided";
import { noticeDueSoonMail } from "../../deciding/decision/mails/notice-due-soon";
import { applicantsWaitMail } from "../../deciding/inbox/mails/applicants-wait";
import { confirmFormMail, manageLinkMail } from "../../deciding/manage-link/mails/confirm-form";
import { digestMail } from "../../deciding/notices/mails/digest";
import { applicationNotices } from "../../deciding/notices/rules";
import { stopHeaders } from "../../deciding/notices/stop-link";
import { formLawMail } from "../../forms/law-watch/mails/form-law";
import { type FormNotice, formNoticeMail } from "../../forms/rent-forms/mails/form-life";
import { formLiveMail } from "../../forms/rent-forms/mails/form-live";
import { creditsMail, voucherMail } from "../../money/billing/mails/credits";
import { planMail } from "../../money/billing/mails/plan";
import { withdrawalReceiptMail } from "../../money/withdrawals/mails/receipt";
import { accountMail } from "../../people/accounts/mails/account";
import { contactCopyMail, contactMail } from "../../people/contact/mails/contact";
import { alarmMail } from "../operations/mails/alarm";

export type ExampleSite = { baseUrl: string; supportEmail: string };
export type Example = RenderedMail & { headers?: Record<string, string> };

/** Kinds that look alike have one example, and a test mail is a copy of another. */
export type ExampleKind = Exclude<MailKind, "mail.test">;

/** What stands in the examples: a home, a household and keys that open nothing. */
export const sample = {
  title: "Flat 2, 14 Maple Street",
  token: "t".repeat(43),
  at: new Date("2026-11-21T09:14:00Z"),
  reference: "RF-7KQ2-MN4P",
  formId: "11111111-1111-4111-8111-111111111111",
  guestRentFormId: "a".repeat(26),
  urlId: "abcdefgh2345",
};

const { token, at, reference, formId, urlId } = sample;
const now = at.getTime();
const soon = new Date(now + 7 * dayMs);
const zone = "America/Los_Angeles";

type Make = (site: ExampleSite, locale: PageLocale, title: string) => Example;

const ofApplication = { id: formId as ApplicationId, formId: formId as RentFormId, reference };
const told = (formTitle: string) => ({
  ...{ reference, formTitle, at, zone, formId, applicationId: formId },
  home: "Flat 2, 14 Maple Street, Portland, OR 97205",
  ...{ manageToken: null, guestRentFormId: null },
});
const landlord = { landlordName: "Hartley & Quist, Homes No. 1", isLandlordConfirmed: true };
const toApplicant = (locale: PageLocale, formTitle: string) => ({
  ...landlord,
  ...{ reference, formTitle, locale, urlId, token, statusToken: token, zone },
});
const part = (locale: PageLocale, formTitle: string) => ({
  ...landlord,
  ...{ urlId, token, locale, formTitle, leadName: "Ada Lovelace", leadEndsAt: soon.getTime() },
});
const notice =
  (about: FormNotice): Make =>
  (site, _locale, title) =>
    formNoticeMail(site, about, {
      ...{ formId, title, urlId, applicationCount: 3 },
      ...{ manageToken: null, guestRentFormId: null },
    });
const letter =
  (about: object): Make =>
  (site) =>
    accountMail(
      {
        to: "ada@rentform.test",
        name: "Ada Lovelace",
        link: `${site.baseUrl}/undo?token=${token}`,
        ...about,
      } as Exclude<AccountLetter, { kind: "application-erased" | "part-erased" }>,
      site,
    );
const contact = {
  subject: "A question",
  email: "ada@rentform.test",
  name: "Ada Lovelace",
  company: "",
  message: "Does it cost anything?",
};

/** Every kind of mail that leaves, from these data. A kind without an example does not compile. */
const makers: Record<ExampleKind, Make> = {
  "mail.guest-confirm": (site, _locale, title) => confirmFormMail(site, { title, token }),
  "mail.manage-link": (site, _locale, title) => manageLinkMail(site, { title, token }),
  "mail.guest-decided": (site, _locale, title) =>
    guestDecidedMail(site, {
      ...{ kind: "declined", reference, formTitle: title, formId, applicationId: formId, at, leavesAt: soon },
      ...{ zone: "Europe/Berlin", manageToken: token },
    }),
  "mail.form-live": (site, _locale, title) =>
    formLiveMail(site, { title, formId, urlId, manageToken: token, isTold: true }),
  "mail.new-application": (site, _locale, title) => newApplicationMail(site, told(title)),
  "mail.application-changed": (site, _locale, title) => applicationChangedMail(site, told(title)),
  "mail.info-answered": (site, _locale, title) => infoAnsweredMail(site, told(title)),
  "mail.message-in": (site, _locale, title) => messageInMail(site, told(title)),
  "mail.household-complete": (site, _locale, title) => householdCompleteMail(site, { ...told(title), completedAt: at }),
  "mail.withdrawn": (site, _locale, title) => withdrawnMail(site, { reference, formTitle: title, isErased: false }),
  "mail.reference-in": (site, _locale, title) => referenceInMail(site, { ...told(title), isDeclined: false }),
  "mail.erasure-near": (site, _locale, title) =>
    erasureNearMail(site, {
      applications: [
        {
          ...ofApplication,
          formTitle: title,
          name: "",
          parts: { papers: true, answers: false },
          erasedAt: soon.getTime(),
        },
      ],
      hasMore: false,
      manageToken: null,
    }),
  "mail.undecided-near": (site, _locale, title) =>
    undecidedNearMail(site, {
      applications: [{ ...ofApplication, formTitle: title }],
      hasMore: false,
      endsAt: soon.getTime(),
    }),
  "mail.decision-notice-due": (site, _locale, title) =>
    noticeDueSoonMail(site, { applications: [{ ...ofApplication, formTitle: title }], hasMore: false }),
  "mail.decision-notice": (site, locale, title) =>
    decisionNoticeMail(site, {
      ...{ urlId: sample.urlId, token: sample.token, locale, formTitle: title, reference: sample.reference },
      answer: { kind: "unannounced", until: now, decidedAt: now - 3 * dayMs },
    }),
  "mail.member-outcome": (site, locale, title) =>
    memberOutcomeMail(site, {
      ...{ urlId: sample.urlId, token: sample.token, locale, formTitle: title, leadName: "Ada Lovelace" },
      answer: { kind: "approved" },
    }),
  "mail.applicants-wait": (site) =>
    applicantsWaitMail(site, { count: 3, since: now, manageToken: null, stopUrl: stopAt(site) }),
  "mail.notice-digest": (site, _locale, formTitle) =>
    digestMail(site, { notices: applicationNotices.map((kind) => ({ kind, formTitle })), hasMore: false }),
  "mail.form-full": notice({ kind: "full" }),
  "mail.form-closing": notice({ kind: "closing", opensUntil: now + 3 * dayMs, now, zone: "America/New_York" }),
  "mail.form-closed": notice({ kind: "closed" }),
  "mail.form-erasure": notice({ kind: "erasure", erasedAt: soon.getTime(), why: "bin" }),
  "mail.form-law": (site, _locale, title) =>
    formLawMail(site, {
      ...{ formId, title, manageToken: null, subject: "A question of your form needs a change by 1 May 2027" },
      changes: [
        {
          says: "From 1 May 2027 “Have you been evicted?” may not be asked in Oregon, United States.",
          law: "The law: ORS 90.303. Cases that were dismissed may not be looked at.",
          proposal: "Replace it by “A landlord we may ask”?",
        },
      ],
    }),
  "mail.form-suspended": notice({ kind: "suspended", reason: "deception" }),
  "mail.form-restored": notice({ kind: "restored" }),
  "mail.form-screened": notice({ kind: "held", wasOpen: false, codes: ["pay-before-viewing"] }),
  "mail.credits": (site) =>
    creditsMail(site, { about: "bought", credits: 3, amountMinor: 2900, refundedMinor: 0, currency: "usd" }),
  "mail.voucher": (site) => voucherMail(site, { credits: 1, label: "Welcome", endsAt: now + 365 * dayMs }),
  "mail.plan": (site) =>
    planMail(site, {
      ...{ about: "started", per: "month", amountMinor: 1900, currency: "usd" },
      ...{ periodEnd: now + 30 * dayMs, cancelAt: null, graceUntil: null, forms: null, confirmAt: null },
    }),
  "mail.contact": (site) => contactMail(site, { ...contact, isSpam: false, reasons: [] }),
  "mail.contact-copy": (site) => contactCopyMail(site, contact),
  "mail.withdrawal-receipt": (site) =>
    withdrawalReceiptMail(site, {
      subject: "Withdrawal",
      message: "I withdraw from my purchase of 3 credits.\nAda",
      at: now,
    }),
  "mail.alarm": (site) =>
    alarmMail(site, { at: now, trouble: [{ name: "outbox", since: now, figure: 660 }], lasting: [], fine: [] }),

  "mail.application-receipt": (site, locale, title) =>
    applicationReceiptMail(site, { ...toApplicant(locale, title), submittedAt: at, replyWithinDays: 7 }),
  "mail.confirm-application": (site, locale, title) => confirmApplicationMail(site, toApplicant(locale, title)),
  "mail.resume-draft": (site, locale) =>
    resumeMail(site, { urlId, token, locale, percentDone: 60, endsAt: soon, isReminder: false }),
  "mail.member-invite": (site, locale, title) =>
    memberInviteMail(site, { ...part(locale, title), role: "co_applicant", endsAt: soon, isReminder: false }),
  "mail.part-receipt": (site, locale, title) => partReceiptMail(site, part(locale, title)),
  "mail.part-ends": (site, locale, title) => partEndsMail(site, part(locale, title)),
  "mail.info-request": (site, locale, title) =>
    infoRequestMail(site, {
      ...toApplicant(locale, title),
      at: `${site.baseUrl}/apply`,
      count: 2,
      dueAt: soon,
      isReminder: false,
    }),
  "mail.message": (site, locale, title) => messageMail(site, { ...toApplicant(locale, title), count: 2 }),
  "mail.applicant-letter": (site, locale, title) =>
    applicantLetterMail(site, {
      ...toApplicant(locale, title),
      kind: "approved",
      country: "US",
      text: "Welcome to the house.",
      agency: null,
      isConfirmed: true,
    }),
  "mail.reference-request": (site, locale) =>
    referenceRequestMail(site, {
      ...{ locale, token, landlord: "Maya Chen", isLandlordConfirmed: true, applicant: "Ada Lovelace" },
      ...{ expiresAt: soon.getTime(), isReminder: false },
    }),
  "account.application-erased": (site, locale, formTitle) =>
    applicationErasedMail(site, { locale, reference, formTitle }),
  "account.part-erased": (site, locale, formTitle) => partErasedMail(site, { locale, formTitle }),

  "account.verify": letter({ kind: "verify" }),
  "account.exists": letter({ kind: "exists" }),
  "account.change-email": letter({ kind: "change-email" }),
  "account.reset": letter({ kind: "reset" }),
  "account.password-changed": letter({ kind: "password-changed" }),
  "account.change-email-asked": letter({ kind: "change-email-asked" }),
  "account.email-changed": letter({ kind: "email-changed" }),
  "account.guest-forms": letter({ kind: "guest-forms" }),
  "account.forms-claimed": letter({ kind: "forms-claimed" }),
  "account.new-device": letter({ kind: "new-device", device: "Firefox on Linux", country: "CH", at: now }),
  "account.factor": letter({ kind: "factor", news: "passkey-added" }),
  "account.factor-lost": letter({ kind: "factor-lost", dueAt: soon.getTime() }),
  "account.export-ready": letter({ kind: "export-ready" }),
  "account.applications-ready": letter({ kind: "applications-ready" }),
  "account.deleted": letter({ kind: "deleted" }),
  "account.suspended": letter({ kind: "suspended", reason: "spam", until: soon.getTime() }),
};

/** Those that speak their reader's language; all others are English. */
const translated: ReadonlySet<ExampleKind> = new Set<ExampleKind>([
  "mail.application-receipt",
  "mail.confirm-application",
  "mail.resume-draft",
  "mail.member-invite",
  "mail.part-receipt",
  "mail.part-ends",
  "mail.info-request",
  "mail.message",
  "mail.applicant-letter",
  "mail.reference-request",
  "account.application-erased",
  "account.part-erased",
]);

/** Mails of this kind can be stopped by one post (RFC 8058). */
export const stoppableKinds: ReadonlySet<ExampleKind> = new Set<ExampleKind>([
  "mail.new-application",
  "mail.application-changed",
  "mail.info-answered",
  "mail.message-in",
  "mail.notice-digest",
  "mail.applicants-wait",
  "mail.resume-draft",
  "mail.member-invite",
  "mail.reference-request",
]);

export const exampleLocales = ["en", "es", "fr"] as const satisfies readonly PageLocale[];

/** The kinds that exist in a language, in a fixed order. */
export function exampleKinds(locale: PageLocale): ExampleKind[] {
  return (Object.keys(makers) as ExampleKind[]).filter((kind) => locale === "en" || translated.has(kind));
}

/** One mail as it would leave, but for its address. Pure. */
export function exampleMail(
  site: ExampleSite,
  { kind, locale, title = sample.title }: { kind: ExampleKind; locale: PageLocale; title?: string },
): Example {
  const mail: Example = makers[kind](site, locale, title);
  return stoppableKinds.has(kind) && !mail.headers?.["List-Unsubscribe-Post"] ? stoppable(site, mail) : mail;
}

const stopAt = ({ baseUrl }: ExampleSite) => `${baseUrl}/unsubscribe/notices/${token}`;

function stoppable(site: ExampleSite, mail: Example): Example {
  return { ...mail, headers: { ...mail.headers, ...stopHeaders(stopAt(site)) } };
}
