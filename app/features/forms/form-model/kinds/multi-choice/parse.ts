import type { Answer } from "../../answers";
import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import { choiceParts, isOffered, other, parseOther } from "../options";
import type { Reading } from "../reading";

function parseMultiChoice(field: FieldOf<"multiChoice">, controls: Controls): Answer | undefined {
  const chosen = new Set(controls.values(""));
  const withOther = field.other && (chosen.delete(other) || chosen.size === 0);
  for (const id of chosen) if (!isOffered(field.options, id)) return controls.fail("", "not-an-option");
  const options = field.options.filter((option) => chosen.has(option.id)).map((option) => option.id);
  const count = options.length + (withOther ? 1 : 0);
  if (field.max !== undefined && count > field.max) return controls.fail("", "too-many", { max: field.max });
  if (field.min !== undefined && count < field.min && controls.context.complete) {
    return controls.fail("", "too-few", { min: field.min });
  }
  if (!withOther) return { options };
  const typed = parseOther(controls);
  return typed ? { options, other: typed } : undefined;
}

export const multiChoiceReading: Reading<"multiChoice"> = {
  parts: choiceParts,
  parse: parseMultiChoice,
};
