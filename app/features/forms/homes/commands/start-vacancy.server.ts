import { eq, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { duplicateDefinition } from "../../form-model/editing";
import type { FormDefinition } from "../../form-model/schema";
import { templateByKey } from "../../form-model/templates";
import { type CreateResult, createForm } from "../../rent-forms/commands/create-form.server";
import { addressOfHome, factsOfHome } from "../home-row";
import { findLastDefinition } from "../queries/find-home.server";

export type NextVacancy = {
  homeId: HomeId;
  /** In minor units of the last rent's currency; null leaves it as it was. */
  rentMinor: number | null;
  /** ISO date; null: not known yet. */
  availableFrom: string | null;
  language: PageLocale;
  postId?: string | undefined;
};

/** A draft for the next vacancy of a home: its last form with another rent and date; where it had none, the standard one. */
export async function startVacancy(
  services: Services,
  actor: AccountLandlord,
  { homeId, rentMinor, availableFrom, language, postId }: NextVacancy,
): Promise<CreateResult> {
  const [row] = await services.db
    .select()
    .from(home)
    .where(
      sql`${eq(home.id, homeId)} AND ${home.landlordId} = ${currentLandlordIdSql(actor, services.clock.now().getTime())}`,
    );
  if (!row) return err("not-found", undefined);
  const last = await findLastDefinition(services, homeId);
  const begun = last ? duplicateDefinition(last.definition, services.ids) : standardForm(services, row, language);
  const { availableFrom: _before, ...property } = begun.property;
  const { rent } = property;
  const definition = {
    ...begun,
    property: {
      ...property,
      ...(rent && rentMinor !== null && { rent: { ...rent, amountMinor: rentMinor } }),
      ...(availableFrom && { availableFrom }),
    },
  };
  return createForm(services, actor, {
    definition,
    ...(last && { copiedFrom: last.formId }),
    ...(postId && { postId }),
  });
}

function standardForm(services: Services, row: typeof home.$inferSelect, locale: PageLocale): FormDefinition {
  const property = { ...factsOfHome(row), address: addressOfHome(row) };
  const standard = templateByKey("standard");
  if (!standard) throw new Error("There is no standard template");
  return standard.build({ ids: services.ids, property, locale });
}
