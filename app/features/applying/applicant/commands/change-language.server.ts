import { and, eq } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import type { ApplicationId } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isHolderAt, type StatusLink } from "../../applications/queries/is-holder-of.server";

/** What may say which application is meant: the link of its own page, or its id once a device's cookie was looked at. */
type Whose = StatusLink | { id: ApplicationId };

/** Keeps the language of an applicant's pages and mails; nothing for a link that is unknown or over, or once erased. */
export async function changeLanguage(services: Services, whose: Whose, locale: PageLocale): Promise<void> {
  const isIt = "id" in whose ? eq(application.id, whose.id) : await isHolderAt(services, whose);
  if (!isIt) return;
  await services.db.update(application).set({ locale }).where(and(isIt, isNotErased()));
}
