import { eq, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { mailLinks } from "../../../../kernel/links";
import { readLanguage } from "../../../../kernel/page-locale";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord } from "../../../../mail/sample";
import { mintLinkToken } from "../../../../platform/link-tokens.server";
import { general } from "../../../../platform/mail-kinds";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import { landlordColumns } from "../../applications/queries/landlord-of-version.server";
import { confirmApplicationMail } from "./confirm-application";

/** To the applicant of a suspected application: confirm the address. The link is made before the address is read: a correction ends links. */
const confirmApplication = defineMail({
  kind: "mail.confirm-application",
  name: "Email to an applicant: confirm the application",
  audience: { to: "applicant", counted: general },
  stoppedBy: null,
  async load(services, { applicationId }) {
    const token = await mintLinkToken(services, { ...mailLinks.confirmApplication, ref: applicationId });
    const [held] = await services.db
      .select({
        stored: storedPersonWithKey,
        reference: application.reference,
        locale: application.locale,
        isSpam: application.isSpam,
        confirmedAt: application.confirmedAt,
        urlId: rentForm.urlId,
        formTitle: sql<string>`${rentForm.title}`.as("form_title"),
        ...landlordColumns,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .where(eq(application.id, applicationId));
    if (!held?.isSpam || held.confirmedAt !== null) return null;
    const { email: to } = await openPerson(services, held.stored);
    if (to === "") return null;
    const locale = readLanguage(held.locale);
    return { to, applicationId, facts: { ...held, token, locale } };
  },
  render: confirmApplicationMail,
  example({ locale, title }) {
    const { urlId, token, reference } = sample;
    return { ...sampleLandlord, urlId, token, locale, reference, formTitle: title };
  },
});

export const mails = [confirmApplication];
