import type { FieldSpot } from "./field-scene";

/**
 * A token for which no browser has anything to fill in. Browsers take no notice of "off" and of `section-…`: they put the tenant's own
 * name and address into what is asked about a landlord, a reference or an employer (docs/testing.md says how to see it).
 */
export const unfilled = "impp";

/** Asked about somebody else, or another place than the tenant's own. */
export function isOfOthers({ section, field }: FieldSpot): boolean {
  return section.repeat !== undefined || field.autocomplete === "off";
}

/** `own`: the token where the question is about the tenant. */
export function fillToken<T extends string | undefined>(spot: FieldSpot, own: T): T | typeof unfilled {
  return isOfOthers(spot) ? unfilled : own;
}
