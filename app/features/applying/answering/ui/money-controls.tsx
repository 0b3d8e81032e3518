import { numberFormat } from "../../../../kernel/formatters";
import type { FieldOf } from "../../../forms/form-model/schema";
import { type FieldScene, messageAt, type SpotOf, typedAt } from "./field-scene";

/** An amount with its currency; where asked for, how often and whether before tax. */
export function MoneyControls({ scene, spot: { path, field } }: { scene: FieldScene; spot: SpotOf<FieldOf<"money">> }) {
  const { words, definition } = scene;
  const currency = field.currency ?? definition.property.rent?.currency ?? "USD";
  const amount = `${path}.amount`;
  return (
    <div className="row">
      <div className="part">
        <label htmlFor={amount}>{words.amount}</label>
        <div className="money">
          <span aria-hidden="true">{currencySign(currency, scene.locale)}</span>
          <input
            id={amount}
            name={amount}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="next"
            defaultValue={typedAt(scene, amount)}
            aria-describedby={messageAt(scene, amount)}
            aria-invalid={scene.errors.has(amount) || undefined}
          />
        </div>
      </div>
      {field.withPeriod ? (
        <Picker
          scene={scene}
          name={`${path}.period`}
          label={words.period}
          preset="month"
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
}

function currencySign(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: "currency", currency }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

type PickerProps = { scene: FieldScene; name: string; label: string; preset: string; options: [string, string][] };

function Picker({ scene, name, label, preset, options }: PickerProps) {
  return (
    <div className="part">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        defaultValue={typedAt(scene, name) || preset}
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
