import { type SQL, sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { zoneOfHome } from "../../../../kernel/home-zone";

/** SQL on rent_form with its published version joined: a part of its home's address, as published, or else as drafted. */
export function partOfAddress<T extends string | null = string | null>(name: "country" | "region" | "city"): SQL<T> {
  return sql`json_extract(coalesce(${rentFormVersion.definition}, ${rentForm.draft}), ${`$.property.address.${name}`})`;
}

/** Columns that say in which zone a form's home is. */
export const homeColumns = {
  country: partOfAddress("country").as("home_country"),
  region: partOfAddress("region").as("home_region"),
};

/** The IANA zone of these columns; UTC where no country is chosen yet. */
export function zoneOfColumns({ country, region }: { country: string | null; region: string | null }): string {
  return zoneOfHome({ country: country ?? "", region: region ?? undefined });
}
