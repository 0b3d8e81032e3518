import { numberFormat } from "../../../../kernel/formatters";
import { readMoney } from "../../../../kernel/typed-money";
import { canBeNone, isConverted } from "../../../forms/form-model/kinds/money/parse";
import type { FieldOf } from "../../../forms/form-model/schema";
import { None } from "./choice-controls";
import { type FieldScene, messageAt, type SpotOf, typedAt } from "./field-scene";

/** An amount with its currency; where asked for, how often and whether before tax. */
export function MoneyControls({ scene, spot: { path, field } }: { scene: FieldScene; spot: SpotOf<FieldOf<"money">> }) {
  const { words, definition } = scene;
  const currency = field.currency ?? definition.property.rent?.currency ?? "USD";
  const typed = typedAt(scene, `${path}.amount`);
  const read = readMoney(typed, { currency, locale: scene.locale, hasPeriod: field.withPeriod === true });
  const said = typeof read === "string" ? undefined : read;
  const isForeign = isConverted(field) && said !== undefined && said.currency !== currency;
  const amounts = (
    <div className="row">
      <Amount scene={scene} name={`${path}.amount`} label={words.amount} currency={currency} isNamed={isForeign} />
      {isForeign ? (
        <Amount scene={scene} name={`${path}.converted`} label={words.converted({ currency })} currency={currency} />
      ) : null}
      {field.withPeriod ? (
        <Picker
          scene={scene}
          name={`${path}.period`}
          label={words.period}
          preset="month"
          read={said?.period}
          options={[
            ["week", words.week],
            ["fortnight", words.fortnight],
            ["month", words.monthPeriod],
            ["year", words.yearPeriod],
          ]}
        />
      ) : null}
      {field.withBasis ? (
        <Picker
          scene={scene}
          name={`${path}.basis`}
          label={words.basis}
          preset="gross"
          options={[
            ["gross", words.gross],
            ["net", words.net],
          ]}
        />
      ) : null}
    </div>
  );
  if (!canBeNone(field)) return amounts;
  return (
    <>
      {amounts}
      <None scene={scene} path={path} label={words.noIncome} />
    </>
  );
}

type AmountProps = {
  scene: FieldScene;
  name: string;
  label: string;
  currency: string;
  /** What is typed names a currency of its own. */
  isNamed?: boolean;
};

function Amount({ scene, name, label, currency, isNamed = false }: AmountProps) {
  return (
    <div className="part">
      <label htmlFor={name}>{label}</label>
      <div className={isNamed ? undefined : "money"}>
        {isNamed ? null : <span aria-hidden="true">{currencySign(currency, scene.locale)}</span>}
        <input
          id={name}
          name={name}
          className="num"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          defaultValue={typedAt(scene, name)}
          aria-describedby={messageAt(scene, name)}
          aria-invalid={scene.errors.has(name) || undefined}
        />
      </div>
    </div>
  );
}

function currencySign(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

type PickerProps = {
  scene: FieldScene;
  name: string;
  label: string;
  preset: string;
  /** What the words beside the amount say, which count. */
  read?: string;
  options: [string, string][];
};

function Picker({ scene, name, label, preset, read, options }: PickerProps) {
  return (
    <div className="part">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={read ?? (typedAt(scene, name) || preset)}
        aria-describedby={messageAt(scene, name)}
        aria-invalid={scene.errors.has(name) || undefined}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
