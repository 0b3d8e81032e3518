import type { Answers } from "./answers";
import { contactOf, fullName } from "./contact";
import type { FormDefinition, Section } from "./schema";
import { itemsOf } from "./section-items";

/** Adults that answers count, the lead among them, and those that they name besides. */
export type AdultsCounted = { said: number; named: number };

const asks = (section: Section, key: string) => section.fields.find(({ catalogueKey }) => catalogueKey === key);

/** The sections that ask how many adults there are, and who the others are. */
export function adultSections({ sections }: Pick<FormDefinition, "sections">) {
  return {
    count: sections.find((section) => !section.repeat && asks(section, "adultsCount")),
    names: sections.find((section) => asks(section, "adultsCount.name")),
  };
}

/** Null where both agree, or not both are asked and the number answered. */
export function adultsDiffer(definition: FormDefinition, answers: Answers): AdultsCounted | null {
  const { count, names } = adultSections(definition);
  const field = count && asks(count, "adultsCount");
  const said = field && answers[field.id];
  if (!names || typeof said !== "number") return null;
  const lead = contactOf(definition, answers).name.toLowerCase();
  const named = itemsOf(names, answers).filter((item) => {
    const name = item[asks(names, "adultsCount.name")?.id ?? ""];
    return name && typeof name === "object" && "first" in name && fullName(name).toLowerCase() !== lead;
  }).length;
  return said - 1 === named ? null : { said, named };
}
