import { eq } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import { findFormLandlord } from "../../../forms/rent-forms/queries/form-landlord.server";
import { namedAtMost } from "../named-blocks";
import type { NamedApplication } from "./select-named.server";

/** For a mail about several applications of an account. `about`: names it where it is not about one alone. */
export async function loadNamed<T extends NamedApplication>(
  services: Services,
  about: string,
  list: (atMost: number) => Promise<T[]>,
) {
  const found = await list(namedAtMost + 1);
  const [first] = found;
  const form = first && (await findFormLandlord(services, eq(rentForm.id, first.formId)));
  if (!first || !form) return null;
  const facts = { applications: found.slice(0, namedAtMost), hasMore: found.length > namedAtMost };
  return { form, about: found.length === 1 ? first.id : about, facts };
}
