import { err, ok, type Result } from "../../../kernel/result";
import { definitionSchema, type FormDefinition } from "./schema";

/** Reads a stored definition. `json`: text or parsed. */
export function readDefinition(json: unknown): Result<FormDefinition, "bad-definition"> {
  const bad = err("bad-definition");
  let value: unknown = json;
  try {
    if (typeof json === "string") value = JSON.parse(json);
  } catch {
    return bad;
  }
  const parsed = definitionSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : bad;
}
