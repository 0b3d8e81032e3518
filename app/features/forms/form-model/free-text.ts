import type { Answer, Answers } from "./answers";
import { kindOf } from "./kinds/registry";
import type { FormDefinition } from "./schema";
import { itemsOf } from "./section-items";

/** What was typed into free text, section by section: where links and texts for everybody are written. */
export function freeTexts(definition: FormDefinition, answers: Answers): string[] {
  return definition.sections.flatMap((section) => {
    const items = itemsOf(section, answers);
    const fields = section.fields.filter((field) => kindOf(field).isFreeText);
    return items.flatMap((item) => fields.flatMap(({ id }) => textOf(item[id])));
  });
}

function textOf(answer: Answer | undefined): string[] {
  return typeof answer === "string" && answer !== "" ? [answer] : [];
}
