import type { Controls } from "../../controls";
import type { FieldOf } from "../../schema";
import { bareName, type Reading } from "../reading";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function parseFiles(field: FieldOf<"file">, controls: Controls): string[] | undefined {
  const documentIds = [...new Set(controls.values(""))];
  const max = field.maxFiles ?? 5;
  const { files } = controls.context;
  const own = files && (Object.hasOwn(files, controls.path) ? (files[controls.path] ?? []) : []);
  const known = documentIds.every((id) => UUID.test(id) && (!own || own.includes(id)));
  if (!known) return controls.fail("", "not-an-option");
  return documentIds.length > max ? controls.fail("", "too-many", { max }) : documentIds;
}

export const fileReading: Reading<"file"> = {
  parts: bareName,
  parse: parseFiles,
};
