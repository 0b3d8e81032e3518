import { eq, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMessage } from "../../../../db/schema/review";
import type { ApplicationId } from "../../../../kernel/ids";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleReader } from "../../../../mail/sample";
import { toLandlord } from "../../../../platform/mail-kinds";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { addressLine } from "../../../forms/form-model/address-line";
import { addressSchema } from "../../../forms/form-model/schema";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import {
  applicationChangedMail,
  infoAnsweredMail,
  messageInMail,
  newApplicationMail,
  withdrawnMail,
} from "./new-application";

/** Its handler gathers those that come one soon after the other. */
export const newApplication = defineMail({
  kind: "mail.new-application",
  name: "Email to a landlord: a new application",
  audience: toLandlord,
  stoppedBy: "application-new",
  load: (services, { applicationId }) => loadNewApplication(services, applicationId),
  render: newApplicationMail,
  example,
});

/** What a landlord is told of a new application; null where there is nothing to tell any more. */
export function loadNewApplication(services: Services, applicationId: ApplicationId) {
  return loadNotice(services, applicationId, ({ submittedAt }) => submittedAt);
}

/** Corrections, once for all within half an hour. */
const applicationChanged = defineMail({
  kind: "mail.application-changed",
  name: "Email to a landlord: an application was corrected",
  audience: toLandlord,
  stoppedBy: "application-changed",
  load: (services, { applicationId }) => loadNotice(services, applicationId, ({ changedAt }) => changedAt),
  render: applicationChangedMail,
  example,
});

const infoAnswered = defineMail({
  kind: "mail.info-answered",
  name: "Email to a landlord: an applicant answered",
  audience: toLandlord,
  stoppedBy: "info-answered",
  async load(services, { applicationId, infoRequestId }) {
    const [request] = await services.db
      .select({ answeredAt: infoRequest.answeredAt })
      .from(infoRequest)
      .where(eq(infoRequest.id, infoRequestId));
    return loadNotice(services, applicationId, () => request?.answeredAt ?? null);
  },
  render: infoAnsweredMail,
  example,
});

/** Nothing when it was seen meanwhile. Who withdrew may write. */
const messageIn = defineMail({
  kind: "mail.message-in",
  name: "Email to a landlord: a message",
  audience: toLandlord,
  stoppedBy: "message",
  async load(services, { applicationId }) {
    const [unseen] = await services.db
      .select({ at: sql<number | null>`max(${applicationMessage.createdAt})`.as("newest_at") })
      .from(applicationMessage)
      .where(
        sql`${applicationMessage.applicationId} = ${applicationId} AND ${applicationMessage.author} = 'applicant'
          AND ${applicationMessage.readAt} IS NULL`,
      );
    return loadNotice(services, applicationId, () => unseen?.at ?? null, { isWithdrawnToo: true });
  },
  render: messageInMail,
  example,
});

const withdrawn = defineMail({
  kind: "mail.withdrawn",
  name: "Email to a landlord: an application was withdrawn",
  audience: toLandlord,
  stoppedBy: "application-withdrawn",
  isWithoutKey: true,
  async load(services, { applicationId }) {
    const [row] = await services.db
      .select({
        formId: application.formId,
        reference: application.reference,
        isSpam: application.isSpam,
        isKept: sql<number>`${isNotErased()}`.as("is_kept"),
      })
      .from(application)
      .where(eq(application.id, applicationId));
    const form = row && !row.isSpam ? await findFormLandlord(services, eq(rentForm.id, row.formId)) : null;
    if (!row || !form) return null;
    const facts = { reference: row.reference, formTitle: form.title, isErased: row.isKept === 0 };
    return { form, about: applicationId, applicationId, facts };
  },
  render: withdrawnMail,
  example: ({ title }) => ({ reference: sample.reference, formTitle: title, isErased: false }),
});

export const mails = [newApplication, applicationChanged, infoAnswered, messageIn, withdrawn];

function example({ title }: { title: string }) {
  const { reference, at, formId, applicationId, home } = sample;
  return { ...sampleReader, reference, formTitle: title, at, formId, applicationId, home };
}

type Sent = Pick<typeof application.$inferSelect, "submittedAt" | "changedAt">;

/** Nothing of suspected spam, nor of what was erased or withdrawn before. `momentOf`: in ms; null: nothing to tell. */
async function loadNotice(
  services: Services,
  applicationId: ApplicationId,
  momentOf: (sent: Sent) => number | null,
  { isWithdrawnToo } = { isWithdrawnToo: false },
) {
  const [sent] = await services.db
    .select({
      formId: application.formId,
      reference: application.reference,
      submittedAt: application.submittedAt,
      changedAt: application.changedAt,
      address: sql<string | null>`json_extract(${rentFormVersion.definition}, '$.property.address')`.as("home_address"),
    })
    .from(application)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(sql`${application.id} = ${applicationId} AND ${application.isSpam} = 0 AND ${isNotErased()}
      AND (${application.state} <> 'withdrawn' OR ${isWithdrawnToo ? 1 : 0})`);
  const moment = sent ? momentOf(sent) : null;
  const form = sent && moment !== null ? await findFormLandlord(services, eq(rentForm.id, sent.formId)) : null;
  if (!sent || !form || moment === null) return null;
  const { reference, address } = sent;
  const facts = { reference, formTitle: form.title, home: homeOf(address), at: new Date(moment) };
  return { form, about: applicationId, applicationId, facts: { ...facts, formId: form.formId, applicationId } };
}

/** "Flat 2, 14 Maple Street, Portland, OR 97205", of the version that was filled in; null where it says nothing that is read today. */
function homeOf(address: string | null): string | null {
  const read = addressSchema.safeParse(JSON.parse(address ?? "null"));
  return read.success ? addressLine(read.data) : null;
}
