import type { FormDefinition, Photo } from "./schema";

/** Every picture that a form shows: of the home, and the landlord's logo. */
export function picturesOf({ property, landlord }: FormDefinition): readonly Photo[] {
  return [...(property.photos ?? []), ...(landlord?.logo ? [landlord.logo] : [])];
}
