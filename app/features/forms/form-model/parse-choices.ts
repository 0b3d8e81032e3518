import type { Answer } from "./answers";
import type { Controls } from "./controls";
import { plain } from "./parse-text";
import type { FieldOf, Option } from "./schema";

const OTHER_MAX = 100;
const OTHER = "other";

function isOffered(options: Option[], id: string): boolean {
  return options.some((option) => option.id === id && !option.archived);
}

export function parseDropdown(field: FieldOf<"dropdown">, controls: Controls): Answer | undefined {
  const id = controls.text("");
  return isOffered(field.options, id) ? id : controls.fail("", "not-an-option");
}

export function parseYesNo(_field: FieldOf<"yesNo">, controls: Controls): Answer | undefined {
  const value = controls.text("");
  return value === "yes" || value === "no" ? value === "yes" : controls.fail("", "not-an-option");
}

export function parseChoice(field: FieldOf<"choice">, controls: Controls): Answer | undefined {
  const id = controls.text("") || (field.other ? OTHER : "");
  if (field.other && id === OTHER) {
    const other = parseOther(controls);
    return other ? { other } : undefined;
  }
  return isOffered(field.options, id) ? { option: id } : controls.fail("", "not-an-option");
}

function parseOther(controls: Controls): string | undefined {
  return controls.text(".other") ? plain(controls, ".other", OTHER_MAX) : controls.missing(".other");
}

export function parseMultiChoice(field: FieldOf<"multiChoice">, controls: Controls): Answer | undefined {
  const chosen = new Set(controls.values(""));
  const withOther = field.other && (chosen.delete(OTHER) || chosen.size === 0);
  for (const id of chosen) if (!isOffered(field.options, id)) return controls.fail("", "not-an-option");
  const options = field.options.filter((option) => chosen.has(option.id)).map((option) => option.id);
  const count = options.length + (withOther ? 1 : 0);
  if (field.max !== undefined && count > field.max) return controls.fail("", "too-many", { max: field.max });
  if (field.min !== undefined && count < field.min && controls.context.complete) {
    return controls.fail("", "too-few", { min: field.min });
  }
  if (!withOther) return { options };
  const other = parseOther(controls);
  return other ? { options, other } : undefined;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function parseFiles(field: FieldOf<"file">, controls: Controls): Answer | undefined {
  const documentIds = [...new Set(controls.values(""))];
  const max = field.maxFiles ?? 5;
  const { files } = controls.context;
  const own = files && (Object.hasOwn(files, controls.path) ? (files[controls.path] ?? []) : []);
  const known = documentIds.every((id) => UUID.test(id) && (!own || own.includes(id)));
  if (!known) return controls.fail("", "not-an-option");
  return documentIds.length > max ? controls.fail("", "too-many", { max }) : documentIds;
}
