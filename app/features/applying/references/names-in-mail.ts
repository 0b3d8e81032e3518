import { inertName } from "../../../kernel/inert-text";
import type { PageLocale } from "../../../kernel/page-locale";
import { unnamed } from "../applications/people-words";

/** Who lets the home, as the version that was filled in says; of older ones the name of the account. */
export type ReferenceAsker = {
  name: string;
  /** The address of the account is confirmed. */
  isConfirmed: boolean;
};

/** How the mail to a referee, and its preview, name who asks and about whom. Names are strangers' words. */
export function namesInMail(
  locale: PageLocale,
  { landlord, applicant }: { landlord: ReferenceAsker; applicant: string },
): { landlord: string; applicant: string } {
  return {
    landlord: inertName(landlord.name, unnamed[locale].landlord, landlord),
    applicant: inertName(applicant, unnamed[locale].applicant),
  };
}
