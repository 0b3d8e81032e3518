import { formatDate } from "../../../kernel/dates";
import { labelled } from "../../../kernel/labelled";
import { formatMoney } from "../../../kernel/money";
import { readLanguage } from "../../../kernel/page-locale";
import { landlordWords } from "../../applying/answering/landlord-words";
import { pageWords } from "../../applying/answering/page-words";
import { addressLine } from "../../forms/form-model/address-line";
import type { FormDefinition } from "../../forms/form-model/schema";

/** What the form says of the home, a fact a line, in the form's own language. */
export function propertyLines({ property, landlord, defaultLocale: locale }: FormDefinition): {
  address: string;
  facts: string[];
  /** Who lets it, as given; "" where nobody is named. */
  landlord: string;
} {
  const language = readLanguage(locale);
  const words = pageWords[language];
  const { address, rent, deposit } = property;
  const facts: [string, string | undefined][] = [
    [words.rent, rent && `${formatMoney(rent.amountMinor, rent.currency, locale)} ${words.per[rent.period]}`],
    [words.deposit, deposit && formatMoney(deposit.amountMinor, deposit.currency, locale)],
    [words.availableFrom, property.availableFrom && formatDate(property.availableFrom, locale)],
    [words.term, property.termMonths === undefined ? undefined : words.months({ n: property.termMonths })],
    [words.bedrooms, property.bedrooms?.toString()],
    [words.maxOccupants, property.maxOccupants?.toString()],
    [words.pets, property.pets && words.policies.pets[property.pets]],
    [words.smoking, property.smoking && words.policies.smoking[property.smoking]],
    [words.parking, property.parking && words.policies.parking[property.parking]],
  ];
  return {
    address: addressLine(address),
    landlord: landlord?.name ? labelled(landlordWords[language].landlord, landlord.name, language) : "",
    facts: facts.flatMap(([name, value]) => (value ? [labelled(name, value, language)] : [])),
  };
}
