import { canonicalJson } from "../../../kernel/canonical-json";
import { sha256Hex } from "../../../platform/crypto";
import type { FormDefinition } from "../form-model/schema";

/** SHA-256 (hex) over the canonical JSON: two versions of one content have one hash. */
export function hashDefinition(definition: FormDefinition): Promise<string> {
  return sha256Hex(canonicalJson(definition));
}
