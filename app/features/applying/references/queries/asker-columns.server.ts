import { sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { rentForm } from "../../../../db/schema/forms";
import { landlordColumns, landlordNameOfVersion } from "../../applications/queries/landlord-of-version.server";

/** Columns of a SELECT from rent_form and the application's version: a `ReferenceAsker`. */
export const askerColumns = {
  askerName: sql<string>`coalesce(${landlordNameOfVersion},
    (SELECT asker.name FROM ${user} AS asker WHERE asker.id = ${rentForm.landlordId}), '')`.as("asker_name"),
  isAskerConfirmed: landlordColumns.isLandlordConfirmed,
};
