import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { formLaw } from "../../../../db/schema/law";

/** SQL column on rent_form: how much its landlord was told of that stands against the version tenants see; 0: nothing. */
export const lawFindings = sql<number>`coalesce((SELECT json_array_length(${formLaw.findings}) FROM ${formLaw}
  WHERE ${formLaw.formId} = ${rentForm.id} AND ${formLaw.versionId} = ${rentForm.publishedVersionId}
    AND ${formLaw.toldAt} IS NOT NULL), 0)`.as("law_findings");
