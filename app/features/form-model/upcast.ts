import { err, ok, type Result } from "../../kernel/result";
import { definitionSchema, type FormDefinition } from "./schema";

/** One step a version of the shape: the object of version n becomes that of n + 1. There is one version so far. */
const upcasters: Record<number, (definition: Record<string, unknown>) => Record<string, unknown>> = {};
const NEWEST = 1;

/** Reads a stored definition of any version, brought up to the newest shape. `json`: text or parsed. */
export function readDefinition(json: unknown): Result<FormDefinition, "bad-definition"> {
  const bad = err("bad-definition");
  let value: unknown = json;
  try {
    if (typeof json === "string") value = JSON.parse(json);
  } catch {
    return bad;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return bad;
  let definition = value as Record<string, unknown>;
  for (let version = Number(definition.v); version < NEWEST; version++) {
    const upcast = upcasters[version];
    if (!upcast) return bad;
    definition = upcast(definition);
  }
  const parsed = definitionSchema.safeParse(definition);
  return parsed.success ? ok(parsed.data) : bad;
}
