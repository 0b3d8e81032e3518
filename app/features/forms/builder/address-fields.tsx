import { countryOptions } from "../../../kernel/countries";
import { visibleText } from "../../../kernel/visible-text";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { type AddressPart, addressShape, fitsCountry } from "../form-model/address-shape";
import { addressWords as partWords } from "../form-model/address-words";
import type { Address, Property } from "../form-model/schema";
import { placeWords } from "./places";
import { type PropertyWords, propertyWords } from "./property-words";
import { type RegionOption, regionOptions } from "./region-options";

type AddressFieldsProps = { property: Property; set: (change: Partial<Property>, key?: string) => void };

/** The address of the home, as its country writes one. Country and region choose the rules of the place. */
export function AddressFields({ property, set }: AddressFieldsProps) {
  const words = useWords(propertyWords);
  const { address } = property;
  const shape = addressShape(address.country);
  const setPart = (part: AddressPart, text: string) => {
    const value = part === "line1" || part === "city" ? text : text || undefined;
    set({ address: { ...address, [part]: value } }, `address-${part}`);
  };
  return (
    <>
      <SelectField
        id="country"
        label={words.country}
        value={address.country}
        autoComplete="country"
        options={countryOptions(usePageLanguage()).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => set(movedTo(property, event.target.value))}
      />
      {shape.rows.map((row) => (
        <div key={row.join()} className={row.length > 1 ? "grid gap-5 sm:auto-cols-fr sm:grid-flow-col" : ""}>
          {row.map((part) => (
            <PartField key={part} part={part} address={address} onChange={(text) => setPart(part, text)} />
          ))}
        </div>
      ))}
    </>
  );
}

/** Another country has its own money and its own regions; what was typed of street and town stays. */
function movedTo({ address, rent, deposit }: Property, country: string): Partial<Property> {
  const { currency } = placeWords(country);
  return {
    address: { ...address, country, region: regionOptions(country) ? undefined : address.region },
    ...(rent && { rent: { ...rent, currency } }),
    ...(deposit && { deposit: { ...deposit, currency } }),
  };
}

type PartFieldProps = { part: AddressPart; address: Address; onChange: (text: string) => void };

const limits: Record<AddressPart, number> = { line1: 100, line2: 100, city: 100, region: 100, postcode: 20 };

function PartField({ part, address, onChange }: PartFieldProps) {
  const words = useWords(propertyWords);
  const addressWords = useWords(partWords);
  const shape = addressShape(address.country);
  const regions = regionOptions(address.country);
  const label = addressWords[shape.words[part]];
  const value = address[part] ?? "";
  if (part === "region" && regions) {
    const chosen = regionValue(regions, value);
    const foreign = chosen === null && value !== "" ? [{ value, label: value }] : [];
    return (
      <SelectField
        id={part}
        label={label}
        value={chosen ?? value}
        placeholder={words.choose}
        options={[...foreign, ...regions]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      id={part}
      label={label}
      error={part === "postcode" ? postcodeError(address, words) : undefined}
      isOptional={part === "line2"}
      value={value}
      maxLength={limits[part]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Said while it is written, once it is long enough to be one. */
function postcodeError({ postcode = "", country }: Address, words: PropertyWords): string | undefined {
  const { postcode: shape } = addressShape(country);
  if (!shape || postcode.length < shape.like.length || fitsCountry(postcode, country)) return undefined;
  return words.postcodeLike({ example: shape.like });
}

/** A region that was written as its name or its code, whichever the country's list uses. */
function regionValue(regions: readonly RegionOption[], text: string): string | null {
  const said = visibleText(text).trim().toLowerCase();
  return regions.find(({ value, label }) => [value, label].some((name) => name.toLowerCase() === said))?.value ?? null;
}
