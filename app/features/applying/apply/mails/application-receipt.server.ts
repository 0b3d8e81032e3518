import { and, eq, ne, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { mailLinks } from "../../../../kernel/links";
import { defineMail } from "../../../../mail/definition";
import { sample, sampleLandlord } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { general } from "../../../../platform/mail-kinds";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import { homeColumns, zoneOfColumns } from "../../../forms/rent-forms/queries/home-columns.server";
import { promisedDays } from "../../applications/queries/decision-notice.server";
import { landlordColumns } from "../../applications/queries/landlord-of-version.server";
import { applicationReceiptMail } from "./application-receipt";

/** The application was sent, unless it was withdrawn meanwhile. Suspected spam gets it too: a wrong suspicion harms nobody. */
const applicationReceipt = defineMail({
  kind: "mail.application-receipt",
  name: "Email to an applicant: the application was received",
  audience: { to: "applicant", counted: general },
  stoppedBy: null,
  async load(services, { applicationId }) {
    const [sent] = await services.db
      .select({
        stored: storedPersonWithKey,
        reference: application.reference,
        locale: application.locale,
        submittedAt: application.submittedAt,
        formTitle: sql<string>`${rentForm.title}`.as("form_title"),
        ...landlordColumns,
        urlId: rentForm.urlId,
        replyWithinDays: promisedDays.as("reply_within_days"),
        ...homeColumns,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .where(and(eq(application.id, applicationId), ne(application.state, "withdrawn")));
    if (!sent) return null;
    const { stored, ...rest } = sent;
    const { email: to } = await openPerson(services, stored);
    // Erased meanwhile: there is nobody left to write to.
    if (to === "") return null;
    const statusToken = await mintMailedToken(services, to, { ...mailLinks.applicationStatus, ref: applicationId });
    const facts = { ...rest, submittedAt: new Date(sent.submittedAt), zone: zoneOfColumns(sent), statusToken };
    return { to, applicationId, facts };
  },
  render: applicationReceiptMail,
  example({ locale, title }) {
    const { reference, urlId, zone, token, at } = sample;
    const home = { ...sampleLandlord, formTitle: title, urlId, zone };
    return { ...home, reference, locale, statusToken: token, submittedAt: at, replyWithinDays: 7 };
  },
});

export const mails = [applicationReceipt];
