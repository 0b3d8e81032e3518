import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { general, toOperator } from "../../../../platform/mail-kinds";
import type { ContactMessage } from "../../../../platform/support-messages.server";
import { withdrawalReceiptMail } from "../../../money/withdrawals/mails/receipt";
import type { Declared } from "../../../money/withdrawals/schema";
import { sayDeclaration } from "../../../money/withdrawals/words";
import { findContactMessage } from "../queries/find-contact-message.server";
import { contactCopyMail, contactMail } from "./contact";

const written = {
  subject: "A question",
  email: "ada@rentform.test",
  name: "Ada Lovelace",
  company: "",
  message: "Does it cost anything?",
};

const declared: Declared = {
  declaration: "withdraw",
  name: written.name,
  email: written.email,
  contract: "credits",
  details: "",
  cancelKind: "ordinary",
  until: "",
};

/** A message of the contact page, to support; suspected spam says so in its subject. */
const contact = defineMail({
  kind: "mail.contact",
  name: "Email to support: a contact message",
  audience: toOperator,
  stoppedBy: null,
  async load(services, { contactMessageId }) {
    const message = await findContactMessage(services, contactMessageId);
    return message && { to: services.config.supportEmail, facts: message };
  },
  render: contactMail,
  example: () => ({ ...written, isSpam: false, reasons: [] }),
});

const writerOf = ({ email, language }: ContactMessage) => ({ to: email, language: language ?? null });

/** A copy to whoever wrote it, never of suspected spam: the address may be somebody else's. */
const contactCopy = defineMail({
  kind: "mail.contact-copy",
  name: "Email to a writer: a copy of the contact message",
  audience: { to: "typed", counted: { ...general, ifHeld: "drop" } },
  stoppedBy: null,
  async load(services, { contactMessageId }) {
    const message = await findContactMessage(services, contactMessageId);
    return message && !message.isSpam ? { ...writerOf(message), facts: message } : null;
  },
  render: contactCopyMail,
  example: () => written,
});

/** The receipt that consumer law asks for: at once, with the time. */
const withdrawalReceipt = defineMail({
  kind: "mail.withdrawal-receipt",
  name: "Email to a customer: the withdrawal was received",
  audience: { to: "typed", counted: general },
  stoppedBy: null,
  async load(services, { contactMessageId }) {
    const message = await findContactMessage(services, contactMessageId);
    return message && { ...writerOf(message), facts: { ...message, at: message.createdAt } };
  },
  render: withdrawalReceiptMail,
  example: ({ locale }) => ({
    subject: "Withdrawal",
    message: `${sayDeclaration(declared, locale)}\n\nNot signed in.`,
    at: sample.now,
  }),
});

export const mails = [contact, contactCopy, withdrawalReceipt];
