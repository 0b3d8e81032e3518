import type { FormDefinition } from "./schema";

/** Of amounts whose question names none. */
export function currencyOf({ property }: FormDefinition): string {
  return property.rent?.currency ?? property.deposit?.currency ?? "USD";
}
