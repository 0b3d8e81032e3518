import { inertName } from "../../../kernel/inert-text";
import type { PageLocale } from "../../../kernel/page-locale";
import { landlordWords } from "./landlord-words";

/** Who lets the home, for a mail. `isLandlordConfirmed`: an account has the form, and its address is confirmed. */
export type MailLandlord = { landlordName: string | null; isLandlordConfirmed: boolean };

/** The line of a mail, marked as given; none where nothing of the name is left. A guest's name has no digits or dots. */
export function landlordRow(
  { landlordName, isLandlordConfirmed }: MailLandlord,
  locale: PageLocale,
): { label: string; value: string }[] {
  const plain = landlordName === null ? "" : inertName(landlordName, "", { isConfirmed: isLandlordConfirmed });
  const { landlord, given } = landlordWords[locale];
  return plain === "" ? [] : [{ label: landlord, value: `${plain} (${given})` }];
}
