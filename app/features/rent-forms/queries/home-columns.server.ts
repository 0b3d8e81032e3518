import { type SQL, sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import { zoneOfHome } from "../../../kernel/home-zone";

function partOfAddress(name: "country" | "region"): SQL<string | null> {
  return sql`json_extract(coalesce(${rentFormVersion.definition}, ${rentForm.draft}), ${`$.property.address.${name}`})`;
}

/** Columns that say where a form's home is, as it is published, or else as it is drafted; with its published version joined. */
export const homeColumns = {
  country: partOfAddress("country").as("home_country"),
  region: partOfAddress("region").as("home_region"),
};

/** The IANA zone of these columns; UTC where no country is chosen yet. */
export function zoneOfColumns({ country, region }: { country: string | null; region: string | null }): string {
  return zoneOfHome({ country: country ?? "", region: region ?? undefined });
}
