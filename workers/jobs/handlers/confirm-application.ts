import { eq, sql } from "drizzle-orm";
import { application } from "../../../app/db/schema/applications";
import { rentForm } from "../../../app/db/schema/forms";
import { choosePageLocale } from "../../../app/features/applications/locale";
import { confirmApplicationMail } from "../../../app/features/applications/spam/emails";
import type { OutboxId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../services";
import { deliver, mailSite } from "../deliver";
import { done, type JobOutcome } from "../outcome";

/** Asks the applicant to confirm the address, if the application still waits for it. */
export async function sendConfirmApplication(
  services: Services,
  ref: JobRef<"mail.confirm-application">,
  job: { id: OutboxId },
): Promise<JobOutcome> {
  const [held] = await services.db
    .select({
      to: application.applicantEmail,
      reference: application.reference,
      locale: application.locale,
      isSpam: application.isSpam,
      confirmedAt: application.confirmedAt,
      urlId: rentForm.urlId,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .where(eq(application.id, ref.applicationId));
  if (!held?.isSpam || held.confirmedAt !== null || held.to === "") return done;
  const token = await mintLinkToken(services, { ...mailLinks.confirmApplication, ref: ref.applicationId });
  const locale = choosePageLocale({ query: held.locale, acceptLanguage: null });
  const { to, urlId, reference, formTitle } = held;
  const mail = confirmApplicationMail(mailSite(services), { urlId, reference, formTitle, token, locale });
  return deliver(
    services,
    job.id,
    { to, ...mail },
    { applicationId: ref.applicationId, kind: "mail.confirm-application", reader: "applicant" },
  );
}
