import { eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { referenceRequest } from "../../../../db/schema/review";
import type { ApplicationId } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { byLandlord, toLandlord } from "../../../../platform/mail-kinds";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import { findReferenceById } from "../commands/answer-reference.server";
import { referenceInMail, referenceRequestMail } from "./reference";

/** Asks a referee, or reminds; nothing once it is answered, taken back, decided or over. */
const referenceRequested = defineMail({
  kind: "mail.reference-request",
  name: "Email to a reference contact: please answer about an applicant",
  audience: { to: "referee", counted: byLandlord },
  stoppedBy: "own-link",
  async load(services, { referenceRequestId, isReminder }) {
    const open = await findReferenceById(services, referenceRequestId);
    if (open?.state !== "open") return null;
    const { contact, landlord, expiresAt, applicationId } = open;
    const { locale, applicant, email: to } = contact;
    // The link ends with the request, whichever mail brought it.
    const lifetimeMs = expiresAt - services.clock.now().getTime();
    const token = await mintMailedToken(services, to, { ...mailLinks.reference, lifetimeMs, ref: referenceRequestId });
    const facts = { locale, landlord, applicant, token, expiresAt, isReminder };
    return { to, applicationId, facts };
  },
  render: referenceRequestMail,
  example({ locale }) {
    const names = { landlord: { name: "Maya Chen", isConfirmed: true }, applicant: "Ada Lovelace" };
    return { ...names, locale, token: sample.token, expiresAt: sample.soon.getTime(), isReminder: false };
  },
});

/** A referee has answered or does not want to. */
const referenceIn = defineMail({
  kind: "mail.reference-in",
  name: "Email to a landlord: a reference came",
  audience: toLandlord,
  stoppedBy: "reference-in",
  isWithoutKey: true,
  async load(services, { referenceRequestId }) {
    const [row] = await services.db
      .select({
        applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
        formId: application.formId,
        reference: application.reference,
        answeredAt: referenceRequest.answeredAt,
        declinedAt: referenceRequest.declinedAt,
      })
      .from(referenceRequest)
      .innerJoin(application, eq(application.id, referenceRequest.applicationId))
      .where(eq(referenceRequest.id, referenceRequestId));
    const at = row?.answeredAt ?? row?.declinedAt;
    const form = row && at ? await findFormLandlord(services, eq(rentForm.id, row.formId)) : null;
    if (!row || !at || !form) return null;
    const { applicationId, reference, answeredAt } = row;
    const facts = { reference, formTitle: form.title, at: new Date(at), isDeclined: answeredAt === null };
    return { form, about: applicationId, applicationId, facts: { ...facts, formId: form.formId, applicationId } };
  },
  render: referenceInMail,
  example({ title }) {
    const { reference, at, formId, applicationId } = sample;
    return { ...sampleReader, reference, formTitle: title, at, formId, applicationId, isDeclined: false };
  },
});

export const mails = [referenceRequested, referenceIn];
