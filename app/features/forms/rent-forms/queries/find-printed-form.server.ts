import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { type FormState, guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { storedDefinition } from "../publishable";

/** What a paper prints: the version that tenants see, or the working copy of a form that was never published. */
export type PrintedForm = {
  title: string;
  urlId: string;
  state: FormState;
  isPublished: boolean;
  hasAccount: boolean;
  definition: FormDefinition;
};

/** Null when the form is not there, not this actor's, or in the bin. */
export async function findPrintedForm(
  { db, clock }: Services,
  actor: Landlord,
  target: { formId: RentFormId } | { guestRentFormId: GuestRentFormId },
): Promise<PrintedForm | null> {
  const isIt =
    "formId" in target
      ? eq(rentForm.id, target.formId)
      : sql`${rentForm.id} = (SELECT form_id FROM ${guestRentForm} WHERE id = ${target.guestRentFormId})`;
  const [row] = await db
    .select({
      title: rentForm.title,
      urlId: rentForm.urlId,
      state: rentForm.state,
      landlordId: rentForm.landlordId,
      draft: rentForm.draft,
      published: rentFormVersion.definition,
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(isIt as SQL, ne(rentForm.state, "deleted"), mayReachForm(actor, clock.now().getTime())));
  if (!row) return null;
  const { draft, published, landlordId, ...form } = row;
  const hasAccount = landlordId !== null;
  return { ...form, hasAccount, isPublished: published !== null, definition: storedDefinition(published ?? draft) };
}
