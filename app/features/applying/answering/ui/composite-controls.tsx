import type { ReactNode } from "react";
import { countryOptions } from "../../../../kernel/countries";
import { type AddressPart, addressShape } from "../../../forms/form-model/address-shape";
import { ownAddressWords } from "../../../forms/form-model/address-words";
import { dateOrder } from "../../../forms/form-model/example-values";
import { mayBeNone } from "../../../forms/form-model/kinds/address/parse";
import { doubtfulDate, lastYear } from "../../../forms/form-model/kinds/typed-date";
import { localize } from "../../../forms/form-model/localized";
import type { FieldOf } from "../../../forms/form-model/schema";
import { fillWords } from "../words";
import { fillToken } from "./autofill";
import {
  dateCountry,
  type FieldScene,
  type FieldSpot,
  langOf,
  messageAt,
  type SpotOf,
  typedAt,
  valuesOf,
} from "./field-scene";

type PartProps = {
  scene: FieldScene;
  /** The control's name and id. */
  name: string;
  label: ReactNode;
  className?: string;
  inputMode?: "numeric" | "decimal";
  autoComplete?: string;
};

function Part({ scene, name, label, className, inputMode, autoComplete }: PartProps) {
  return (
    <div className={className ? `part ${className}` : "part"}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        inputMode={inputMode}
        autoComplete={autoComplete ?? "off"}
        enterKeyHint="next"
        dir={inputMode ? undefined : "auto"}
        className={inputMode ? "num" : undefined}
        defaultValue={typedAt(scene, name)}
        aria-describedby={messageAt(scene, name)}
        aria-invalid={scene.errors.has(name) || undefined}
      />
    </div>
  );
}

export function NameControls({ scene, spot }: { scene: FieldScene; spot: FieldSpot }) {
  const { path } = spot;
  const token = (name: string) => fillToken(spot, name);
  return (
    <div className="row">
      <Part scene={scene} name={`${path}.first`} label={scene.words.firstName} autoComplete={token("given-name")} />
      <Part scene={scene} name={`${path}.last`} label={scene.words.lastName} autoComplete={token("family-name")} />
    </div>
  );
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

/** A box to tick in place of an answer. The empty value in front lets the server see that it was taken away. */
export function None({ scene, path, label }: { scene: FieldScene; path: string; label: string }) {
  const name = `${path}.none`;
  return (
    <div className="opts">
      <input type="hidden" name={name} value="" />
      <Tick scene={scene} type="checkbox" name={name} value="yes" label={label} />
    </div>
  );
}

type DateProps = {
  scene: FieldScene;
  path: string;
  precision: "day" | "month" | undefined;
  /** The last year that two digits can mean. */
  last: number;
  isBirthday?: boolean;
};

/** Boxes to type into, in the reader's own order: quicker and clearer than a calendar. Beside them what may be meant otherwise. */
export function DateControls({ scene, path, precision, last, isBirthday }: DateProps) {
  const { words } = scene;
  const date = doubtfulDate((part) => typedAt(scene, `${path}.${part}`), { precision, last }, scene.locale);
  const labels = { day: words.day, month: words.month, year: words.year };
  return (
    <div className="row">
      {dateOrder(dateCountry(scene))
        .filter((part) => part !== "day" || precision !== "month")
        .map((part) => (
          <Part
            key={part}
            scene={scene}
            name={`${path}.${part}`}
            label={labels[part]}
            className={part === "year" ? "mid" : "short"}
            inputMode="numeric"
            autoComplete={isBirthday ? `bday-${part}` : "off"}
          />
        ))}
      <output className="hint" data-date={path} data-last={last} data-precision={precision} data-words={words.readDate}>
        {date && fillWords(words.readDate, { date })}
      </output>
    </div>
  );
}

export function DateRangeControls({
  scene,
  spot: { path, field },
}: {
  scene: FieldScene;
  spot: SpotOf<FieldOf<"dateRange">>;
}) {
  const { words } = scene;
  const present = `${path}.present`;
  return (
    <>
      {(["from", "to"] as const).map((end) => (
        <fieldset key={end} className="f part">
          <legend>{words[end]}</legend>
          <DateControls
            scene={scene}
            path={`${path}.${end}`}
            precision={field.precision}
            last={lastYear(scene.today)}
          />
        </fieldset>
      ))}
      {field.openEnd ? (
        <div className="opts">
          <input type="hidden" name={present} value="" />
          <Tick scene={scene} type="checkbox" name={present} value="yes" label={words.present} />
        </div>
      ) : null}
    </>
  );
}

type ChoiceField = FieldOf<"choice"> | FieldOf<"multiChoice"> | FieldOf<"yesNo">;

/** Radios or boxes. The empty value in front lets the server see that everything was taken away. */
export function ChoiceControls({ scene, spot: { path, field } }: { scene: FieldScene; spot: SpotOf<ChoiceField> }) {
  const { words } = scene;
  const type = field.kind === "multiChoice" ? "checkbox" : "radio";
  const hasOther = field.kind !== "yesNo" && field.other;
  const other = `${path}.other`;
  return (
    <div className="opts">
      <input type="hidden" name={path} value="" />
      {optionsOf(scene, field).map(([value, label, lang], at) => (
        <Tick key={value} scene={scene} type={type} name={path} value={value} label={label} lang={lang} at={at} />
      ))}
      {hasOther ? (
        <>
          <Tick scene={scene} type={type} name={path} value="other" label={words.other} at={-1} />
          <Part scene={scene} name={other} label={words.otherText} />
        </>
      ) : null}
    </div>
  );
}

function optionsOf(scene: FieldScene, field: ChoiceField | FieldOf<"dropdown">) {
  const { words, locale, definition } = scene;
  if (field.kind === "yesNo") return [["yes", words.yes, undefined] as const, ["no", words.no, undefined] as const];
  return field.options
    .filter((option) => !option.archived)
    .map(
      (option) =>
        [option.id, localize(option.label, locale, definition.defaultLocale), langOf(scene, option.label)] as const,
    );
}

type TickProps = {
  scene: FieldScene;
  type: "radio" | "checkbox";
  name: string;
  value: string;
  label: string;
  lang?: string;
  at?: number;
};

function Tick({ scene, type, name, value, label, lang, at }: TickProps) {
  const id = at === undefined ? name : `${name}-${value}`;
  return (
    <label htmlFor={id}>
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={valuesOf(scene, name).includes(value)}
        aria-invalid={(type === "radio" ? undefined : scene.errors.has(name)) || undefined}
      />
      <span dir="auto" lang={lang}>
        {label}
      </span>
    </label>
  );
}

export function DropdownControl({
  scene,
  spot: { path, field },
  describedBy,
}: {
  scene: FieldScene;
  spot: SpotOf<FieldOf<"dropdown">>;
  describedBy: string | undefined;
}) {
  return (
    <select
      id={path}
      name={path}
      defaultValue={typedAt(scene, path)}
      autoComplete={field.autocomplete}
      aria-describedby={describedBy}
      aria-invalid={scene.errors.has(path) || undefined}
    >
      <option value="">{scene.words.choose}</option>
      {optionsOf(scene, field).map(([value, label, lang]) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
