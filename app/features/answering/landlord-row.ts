import { inertName } from "../../kernel/inert-text";
import type { PageLocale } from "../applications/locale";
import { landlordWords } from "./landlord-words";

/** The line of a mail: as a name without digits or dots, for the address may be a stranger's; none where nothing is left. */
export function landlordRow(name: string | null, locale: PageLocale): { label: string; value: string }[] {
  const plain = name === null ? "" : inertName(name, "");
  const { landlord, given } = landlordWords[locale];
  return plain === "" ? [] : [{ label: landlord, value: `${plain} (${given})` }];
}
