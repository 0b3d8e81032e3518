import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { type LandlordProfile, landlordSchema } from "../../../forms/form-model/schema";

/** SQL on rent_form_version: who lets the home, as JSON; null where the version names nobody. */
export const landlordOfVersion = sql<string | null>`json_extract(${rentFormVersion.definition}, '$.landlord')`;

/** SQL on rent_form_version: the name alone. */
export const landlordNameOfVersion = sql<string | null>`json_extract(${rentFormVersion.definition}, '$.landlord.name')`;

/** Columns of a SELECT from rent_form and its version: the name for a mail, and whether a confirmed account stands behind it. */
export const landlordColumns = {
  landlordName: landlordNameOfVersion.as("landlord_name"),
  isLandlordConfirmed: sql<boolean>`EXISTS (SELECT 1 FROM ${user} AS owner WHERE owner.id = ${rentForm.landlordId}
    AND owner.email_verified = 1)`
    .mapWith(Boolean)
    .as("is_landlord_confirmed"),
};

/** What `landlordOfVersion` gave. */
export function readLandlord(json: string | null): LandlordProfile | undefined {
  return json === null ? undefined : landlordSchema.parse(JSON.parse(json));
}
