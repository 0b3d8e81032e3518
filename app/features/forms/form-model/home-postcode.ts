import { postcodeInstead } from "./address-shape";
import type { Problem } from "./check-definition";
import type { FormDefinition } from "./schema";

/** A postcode that the home's country does not write; apart from checkDefinition, whose readers need no table of countries. */
export function postcodeProblems({ property: { address } }: FormDefinition): Problem[] {
  const example = postcodeInstead(address.postcode ?? "", address.country);
  return example ? [{ code: "wrong-postcode", severity: "error", params: { label: "", example } }] : [];
}
