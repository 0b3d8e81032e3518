import { sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMessage } from "../../../../db/schema/review";
import { mailLinks } from "../../../../kernel/links";
import { readLanguage } from "../../../../kernel/page-locale";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { byLandlord } from "../../../../platform/mail-kinds";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import { landlordColumns } from "../../applications/queries/landlord-of-version.server";
import { mayBeWrittenTo } from "../queries/list-messages.server";
import { messageMail } from "./message";

/** The landlord wrote; not to who has seen it, was erased, held, or has withdrawn. */
const message = defineMail({
  kind: "mail.message",
  name: "Email to an applicant: a message",
  audience: { to: "applicant", counted: byLandlord },
  stoppedBy: null,
  async load(services, { applicationId }) {
    const [row] = await services.db
      .select({
        stored: storedPersonWithKey,
        reference: application.reference,
        locale: application.locale,
        formTitle: sql<string>`${rentForm.title}`.as("form_title"),
        ...landlordColumns,
        urlId: rentForm.urlId,
        count: sql<number>`(SELECT count(*) FROM ${applicationMessage} AS unseen
          WHERE unseen.application_id = ${application.id} AND unseen.author = 'landlord' AND unseen.read_at IS NULL)`.as(
          "unseen_count",
        ),
      })
      .from(application)
      .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
      .innerJoin(rentFormVersion, sql`${rentFormVersion.id} = ${application.versionId}`)
      .where(sql`${application.id} = ${applicationId} AND ${application.isSpam} = 0 AND ${mayBeWrittenTo()}`);
    if (!row || row.count === 0) return null;
    const locale = readLanguage(row.locale);
    const { stored, ...facts } = row;
    const { email: to } = await openPerson(services, stored);
    const statusToken = await mintMailedToken(services, to, { ...mailLinks.applicationStatus, ref: applicationId });
    return { to, applicationId, facts: { ...facts, locale, statusToken } };
  },
  render: messageMail,
  example({ locale, title }) {
    const { reference, urlId, token } = sample;
    return { ...sampleLandlord, reference, formTitle: title, locale, urlId, statusToken: token, count: 2 };
  },
});

export const mails = [message];
