import { countryOptions } from "../../../../kernel/countries";
import { settledFor } from "../../../../kernel/settled-locales";
import { type AddressPart, addressShape } from "../../../forms/form-model/address-shape";
import { ownAddressWords } from "../../../forms/form-model/address-words";
import { mayBeNone } from "../../../forms/form-model/kinds/address/parse";
import type { FieldOf } from "../../../forms/form-model/schema";
import { fillToken } from "./autofill";
import { None } from "./choice-controls";
import { type FieldScene, type FieldSpot, messageAt, type SpotOf, typedAt } from "./field-scene";
import { Part } from "./part";

export function NameControls({ scene, spot }: { scene: FieldScene; spot: FieldSpot }) {
  const { path } = spot;
  const token = (name: string) => fillToken(spot, name);
  const parts = [
    <Part
      key="first"
      scene={scene}
      name={`${path}.first`}
      label={scene.words.firstName}
      autoComplete={token("given-name")}
    />,
    <Part
      key="last"
      scene={scene}
      name={`${path}.last`}
      label={scene.words.lastName}
      autoComplete={token("family-name")}
    />,
  ];
  return <div className="row">{settledFor(scene.locale).familyFirst ? parts.reverse() : parts}</div>;
}

const addressTokens = {
  ...{ line1: "address-line1", line2: "address-line2", city: "address-level2" },
  ...{ region: "address-level1", postcode: "postal-code" },
} as const;

/** Parts that a complete address may lack. */
const optionalParts: readonly AddressPart[] = ["line2", "region", "postcode"];

/** An address as its country writes one, else the home's; another choice shows general names by style alone. */
export function AddressControls({ scene, spot }: { scene: FieldScene; spot: SpotOf<FieldOf<"address">> }) {
  const { path } = spot;
  const { words, locale, definition } = scene;
  const country = `${path}.country`;
  const chosen = typedAt(scene, country) || definition.property.address.country;
  const names = ownAddressWords(chosen, locale);
  const general = ownAddressWords("", locale);
  const label = (part: AddressPart) => {
    const said = (name: string) => (optionalParts.includes(part) ? `${name} (${words.optional})` : name);
    if (names[part] === general[part]) return said(names[part]);
    return (
      <>
        <span className="here">{said(names[part])}</span>
        <span className="there">{said(general[part])}</span>
      </>
    );
  };
  return (
    <div className="address">
      {addressShape(chosen).rows.map((row) => (
        <div key={row.join()} className={row.length > 1 ? "row" : undefined}>
          {row.map((part) => (
            <Part
              key={part}
              scene={scene}
              name={`${path}.${part}`}
              label={label(part)}
              autoComplete={fillToken(spot, addressTokens[part])}
            />
          ))}
        </div>
      ))}
      <CountryPicker
        scene={scene}
        name={country}
        label={words.country}
        chosen={chosen}
        autoComplete={fillToken(spot, "country")}
      />
      {mayBeNone(spot.field) ? <None scene={scene} path={path} label={words.noAddress} /> : null}
    </div>
  );
}

type CountryProps = { scene: FieldScene; name: string; label: string; chosen: string; autoComplete?: string };

/** Every country by its name in the reader's language; of none chosen the first line says so. */
export function CountryPicker({ scene, name, label, chosen, autoComplete = "off" }: CountryProps) {
  return (
    <div className="part">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        autoComplete={autoComplete}
        defaultValue={chosen}
        aria-describedby={messageAt(scene, name)}
        aria-invalid={scene.errors.has(name) || undefined}
      >
        {chosen ? null : <option value="">{scene.words.choose}</option>}
        {countryOptions(scene.locale).map(({ code, name: country }) => (
          <option key={code} value={code} data-here={code === chosen ? "" : undefined}>
            {country}
          </option>
        ))}
      </select>
    </div>
  );
}
