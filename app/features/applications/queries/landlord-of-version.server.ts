import { sql } from "drizzle-orm";
import { rentFormVersion } from "../../../db/schema/forms";
import { type LandlordProfile, landlordSchema } from "../../form-model/schema";

/** SQL on rent_form_version: who lets the home, as JSON; null where the version names nobody. */
export const landlordOfVersion = sql<string | null>`json_extract(${rentFormVersion.definition}, '$.landlord')`;

/** SQL on rent_form_version: the name alone. */
export const landlordNameOfVersion = sql<string | null>`json_extract(${rentFormVersion.definition}, '$.landlord.name')`;

/** What `landlordOfVersion` gave. */
export function readLandlord(json: string | null): LandlordProfile | undefined {
  return json === null ? undefined : landlordSchema.parse(JSON.parse(json));
}
