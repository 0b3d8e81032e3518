import { countryOptions } from "../../kernel/countries";
import { SelectField } from "../../ui/select-field";
import { TextField } from "../../ui/text-field";
import type { Address, Property } from "../form-model/schema";
import { type AddressPart, type AddressShape, addressShape, generalLabels } from "./address-shapes";
import { placeWords } from "./places";

type AddressFieldsProps = { property: Property; set: (change: Partial<Property>, key?: string) => void };

/** The address of the home, as its country writes one. Country and region choose the rules of the place. */
export function AddressFields({ property, set }: AddressFieldsProps) {
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
        label="Country"
        value={address.country}
        autoComplete="country"
        options={countryOptions("en").map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => set(movedTo(property, event.target.value))}
      />
      {shape.rows.map((row) => (
        <div key={row.join()} className={row.length > 1 ? "grid items-end gap-5 sm:auto-cols-fr sm:grid-flow-col" : ""}>
          {row.map((part) => (
            <PartField
              key={part}
              part={part}
              shape={shape}
              address={address}
              onChange={(text) => setPart(part, text)}
            />
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
    address: { ...address, country, region: addressShape(country).regions ? undefined : address.region },
    ...(rent && { rent: { ...rent, currency } }),
    ...(deposit && { deposit: { ...deposit, currency } }),
  };
}

type PartFieldProps = { part: AddressPart; shape: AddressShape; address: Address; onChange: (text: string) => void };

const limits: Record<AddressPart, number> = { line1: 100, line2: 100, city: 100, region: 100, postcode: 20 };

function PartField({ part, shape, address, onChange }: PartFieldProps) {
  const label = shape.labels[part] ?? generalLabels[part];
  const value = address[part] ?? "";
  if (part === "region" && shape.regions) {
    const chosen = regionValue(shape.regions, value);
    const foreign = chosen === null && value !== "" ? [{ value, label: value }] : [];
    return (
      <SelectField
        id={part}
        label={label}
        value={chosen ?? value}
        placeholder="Choose"
        options={[...foreign, ...shape.regions]}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      id={part}
      label={label}
      hint={part === "postcode" ? shape.postcodeHint : undefined}
      isOptional={part === "line2"}
      value={value}
      maxLength={limits[part]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A region that was written as its name or its code, whichever the country's list uses. */
function regionValue(regions: NonNullable<AddressShape["regions"]>, text: string): string | null {
  const said = text.trim().toLowerCase();
  return regions.find(({ value, label }) => [value, label].some((name) => name.toLowerCase() === said))?.value ?? null;
}
