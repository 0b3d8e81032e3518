import { asciiSlug } from "../../../kernel/ascii-slug";
import type { FormDefinition } from "../../forms/form-model/schema";

/** Street and town of a home as the end of its page's address: "915-sw-broadway-portland"; "" where no letter of them is Latin or Cyrillic. */
export function homeSlug({ property: { address } }: FormDefinition): string {
  return asciiSlug(`${address.line1} ${address.city}`);
}

/** What follows the address of a form where its home is shown: the id decides, the slug is for people. */
export function belowForm(definition: FormDefinition): string {
  const slug = homeSlug(definition);
  return `/home${slug && `/${slug}`}`;
}

/** Where a home is shown before anybody applies. */
export function homePath(urlId: string, definition: FormDefinition): string {
  return `/apply/${urlId}${belowForm(definition)}`;
}
