import { stageOf } from "./later-questions";
import type { Field, FormDefinition, Section } from "./schema";

/** What says who somebody is, beside documents. */
const identity: ReadonlySet<string> = new Set(["dateOfBirth", "citizenship", "idNumberLast4", "rightToRent"]);

/** Documents and questions of identity: what a landlord may keep for those who have seen the home. */
function isPersonal({ kind, catalogueKey = "" }: Field): boolean {
  return kind === "file" || identity.has(catalogueKey);
}

/** Documents and questions of identity that are asked with the application, or of those who have seen the home. */
export function personalAt({ sections }: Pick<FormDefinition, "sections">, stage: "apply" | "viewed"): Field[] {
  const isAt = (section: Section) => (field: Field) => isPersonal(field) && stageOf(section, field) === stage;
  return sections.flatMap((section) => section.fields.filter(isAt(section)));
}

/** Whether the form keeps them all until then. */
export function isAfterViewing(definition: Pick<FormDefinition, "sections">): boolean {
  return personalAt(definition, "viewed").length > 0 && personalAt(definition, "apply").length === 0;
}
