import type { OutboxId } from "../../app/kernel/ids";
import type { JobKind, JobRef } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";
import { sendAccountMail } from "./handlers/account-mail";
import { sendAlarm } from "./handlers/alarm";
import { sendApplicantLetter } from "./handlers/applicant-letter";
import { sendApplicantsWait } from "./handlers/applicants-wait";
import { sendApplicationReceipt } from "./handlers/application-receipt";
import { sendCreditsMail, sendPlanMail, sendVoucherMail } from "./handlers/billing";
import { runExport } from "./handlers/build-export";
import { sendConfirmApplication } from "./handlers/confirm-application";
import { sendContact, sendContactCopy, sendWithdrawalReceipt } from "./handlers/contact";
import { sendDecisionNotice, sendMemberOutcome, sendNoticeDueSoon } from "./handlers/decision-notice";
import { sendErasureNear } from "./handlers/erasure-near";
import { sendFormLaw } from "./handlers/form-law";
import {
  sendFormClosed,
  sendFormClosing,
  sendFormErasure,
  sendFormFull,
  sendFormRestored,
  sendFormScreened,
  sendFormSuspended,
} from "./handlers/form-life";
import { sendFormLive } from "./handlers/form-live";
import { sendGuestConfirm } from "./handlers/guest-confirm";
import { sendGuestDecided } from "./handlers/guest-decided";
import { sendHouseholdComplete, sendMemberInvite, sendPartEnds, sendPartReceipt } from "./handlers/household";
import { sendInfoRequest } from "./handlers/info-request";
import { sendMailTest } from "./handlers/mail-test";
import { sendManageLink } from "./handlers/manage-link";
import { sendMessage } from "./handlers/message";
import {
  sendApplicationChanged,
  sendInfoAnswered,
  sendMessageIn,
  sendNewApplication,
} from "./handlers/new-application";
import { sendNoticeDigest } from "./handlers/notice-digest";
import { sendReferenceIn, sendReferenceRequest } from "./handlers/reference";
import { refreshForm } from "./handlers/refresh-form";
import { sendResumeLink } from "./handlers/resume-draft";
import { runRefund, runStripeEvent } from "./handlers/stripe";
import { sendUndecidedNear } from "./handlers/undecided-near";
import { sendWithdrawn } from "./handlers/withdrawn";
import type { JobOutcome } from "./outcome";

type Handlers = {
  [K in JobKind]: (
    services: Services,
    ref: JobRef<K>,
    job: { id: OutboxId; attempts: number; kind: K; isAgain: boolean },
  ) => Promise<JobOutcome>;
};

/** Who does which job. A kind without a handler does not compile. */
export const handlers: Handlers = {
  "mail.guest-confirm": sendGuestConfirm,
  "mail.form-live": sendFormLive,
  "mail.manage-link": sendManageLink,
  "mail.guest-decided": sendGuestDecided,
  "mail.new-application": sendNewApplication,
  "mail.resume-draft": sendResumeLink,
  "mail.member-invite": sendMemberInvite,
  "mail.part-receipt": sendPartReceipt,
  "mail.part-ends": sendPartEnds,
  "mail.household-complete": sendHouseholdComplete,
  "mail.withdrawn": sendWithdrawn,
  "mail.application-receipt": sendApplicationReceipt,
  "mail.confirm-application": sendConfirmApplication,
  "mail.form-full": sendFormFull,
  "mail.form-closing": sendFormClosing,
  "mail.form-closed": sendFormClosed,
  "mail.form-erasure": sendFormErasure,
  "mail.form-law": sendFormLaw,
  "mail.form-suspended": sendFormSuspended,
  "mail.form-restored": sendFormRestored,
  "mail.form-screened": sendFormScreened,
  "mail.info-request": sendInfoRequest,
  "mail.info-answered": sendInfoAnswered,
  "mail.reference-request": sendReferenceRequest,
  "mail.reference-in": sendReferenceIn,
  "mail.application-changed": sendApplicationChanged,
  "mail.applicant-letter": sendApplicantLetter,
  "mail.message": sendMessage,
  "mail.message-in": sendMessageIn,
  "mail.erasure-near": sendErasureNear,
  "mail.undecided-near": sendUndecidedNear,
  "mail.decision-notice-due": sendNoticeDueSoon,
  "mail.decision-notice": sendDecisionNotice,
  "mail.member-outcome": sendMemberOutcome,
  "mail.applicants-wait": sendApplicantsWait,
  "mail.notice-digest": sendNoticeDigest,
  "mail.account": sendAccountMail,
  "mail.contact": sendContact,
  "mail.contact-copy": sendContactCopy,
  "mail.withdrawal-receipt": sendWithdrawalReceipt,
  "export.build": runExport,
  "mail.credits": sendCreditsMail,
  "mail.voucher": sendVoucherMail,
  "mail.plan": sendPlanMail,
  "stripe.event": runStripeEvent,
  "stripe.refund": runRefund,
  "mail.alarm": sendAlarm,
  "mail.test": sendMailTest,
  "cache.refresh-form": refreshForm,
};
