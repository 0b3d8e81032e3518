import { eq, sql } from "drizzle-orm";
import { home } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import { parseAmountMinor } from "../../../../kernel/money";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, type Result } from "../../../../kernel/result";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { duplicateDefinition } from "../../form-model/editing";
import type { FormDefinition, HomeFacts, Property } from "../../form-model/schema";
import { templateByKey } from "../../form-model/templates";
import { type CreateResult, createForm } from "../../rent-forms/commands/create-form.server";
import { addressOfHome, factsOfHome } from "../home-row";
import { findLastDefinition } from "../queries/find-home.server";

export type NextVacancy = {
  homeId: HomeId;
  /** As typed, in the currency of the rent that is known; "" leaves that as it was. */
  rent: string;
  /** ISO date; null: not known yet. */
  availableFrom: string | null;
  language: PageLocale;
  locale: string;
  postId?: string | undefined;
};

/**
 * A draft for the next vacancy of a home: its last form with another rent and date; where it had none, the standard one. What
 * the landlord wrote of the home since that form holds.
 */
export async function startVacancy(
  services: Services,
  actor: AccountLandlord,
  { homeId, rent: typed, availableFrom, language, locale, postId }: NextVacancy,
): Promise<CreateResult | Result<never, "bad-rent">> {
  const [row] = await services.db
    .select()
    .from(home)
    .where(
      sql`${eq(home.id, homeId)} AND ${home.landlordId} = ${landlordOfHomeSql(actor, services.clock.now().getTime(), sql`${home.id}`)}`,
    );
  if (!row) return err("not-found", undefined);
  const last = await findLastDefinition(services, homeId);
  const begun = last ? duplicateDefinition(last.definition, services.ids) : standardForm(services, row, language);
  const isOlder = last?.publishedAt != null && last.publishedAt < row.updatedAt;
  const { availableFrom: _before, ...property } = isOlder ? withFacts(begun, row) : begun.property;
  const { rent } = property;
  const rentMinor = rent && typed.trim() !== "" ? parseAmountMinor(typed, rent.currency, locale) : undefined;
  if (rentMinor === null) return err("bad-rent");
  const definition = {
    ...begun,
    property: {
      ...property,
      ...(rent && rentMinor !== undefined && { rent: { ...rent, amountMinor: rentMinor } }),
      ...(availableFrom && { availableFrom }),
    },
  };
  return createForm(services, actor, {
    definition,
    ...(last ? { copiedFrom: last.formId } : { isAnew: true }),
    ...(postId && { postId }),
  });
}

/** The facts of a row in the place of those of a form, with criteria in the language of the form, too. */
function withFacts({ defaultLocale, property }: FormDefinition, row: typeof home.$inferSelect): Property {
  const { address, photos } = property;
  return { ...factsFor(row, defaultLocale), address, ...(photos && { photos }) };
}

function factsFor(row: typeof home.$inferSelect, locale: string): HomeFacts {
  const { criteria, ...facts } = factsOfHome(row);
  const [first] = Object.values(criteria ?? {});
  return first === undefined ? facts : { ...facts, criteria: { [locale]: first, ...criteria } };
}

function standardForm(services: Services, row: typeof home.$inferSelect, locale: PageLocale): FormDefinition {
  const standard = templateByKey("standard");
  if (!standard) throw new Error("There is no standard template");
  const property = { ...factsFor(row, locale), address: addressOfHome(row) };
  return standard.build({ ids: services.ids, property, locale });
}
