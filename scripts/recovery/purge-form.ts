import { sql } from "drizzle-orm";
import { beginPurge, eraseFormPage } from "../../app/features/applying/applications/commands/erase-forms.server";
import type { RentFormId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";

/** Erases one form to its end, as the sweep does over its minutes. */
export async function purgeForm(services: Services, formId: RentFormId, isDue = sql`1`): Promise<boolean> {
  if (!(await beginPurge(services, formId, isDue))) return false;
  while (await eraseFormPage(services, formId));
  return true;
}
