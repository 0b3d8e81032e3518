import { visibleText } from "../../../kernel/visible-text";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { currencyOf } from "../form-model/currency";
import type { Field, FieldKind, FieldOf, FormDefinition } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { NumberBox } from "./number-box";
import { settingWords } from "./question-settings-words";

type LimitProps<K extends FieldKind> = { field: FieldOf<K>; change: ChangeField };

/** Sets some settings of a question as long as it is of this kind. */
function setter<K extends FieldKind>(kind: K, change: ChangeField) {
  return (part: Partial<FieldOf<K>>, key?: string) =>
    change((before) => (before.kind === kind ? ({ ...before, ...part } as Field) : before), key);
}

export function TextLimit({ field, change }: LimitProps<"text" | "longText">) {
  const words = useWords(settingWords);
  const most = field.kind === "text" ? 300 : 2000;
  const read = (text: string) => wholeNumber(text, 1, most);
  return (
    <NumberBox
      label={words.mostCharacters}
      hint={words.mostCharactersHint({ standard: field.kind === "text" ? 100 : 2000, most })}
      isOptional
      inputMode="numeric"
      wrapperClassName="max-w-60"
      value={String(field.maxLength ?? "")}
      read={read}
      onChange={(maxLength) => setter(field.kind, change)({ maxLength }, "max-length")}
    />
  );
}

export function NumberLimits({ field, change }: LimitProps<"number">) {
  const words = useWords(settingWords);
  const set = setter("number", change);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberBox
        label={words.smallest}
        isOptional
        value={String(field.min ?? "")}
        onChange={(min) => set({ min }, "min")}
      />
      <NumberBox
        label={words.largest}
        isOptional
        value={String(field.max ?? "")}
        onChange={(max) => set({ max }, "max")}
      />
      <SelectField
        label={words.decimals}
        value={String(field.decimals ?? 0)}
        options={words.decimalCounts.map((label, index) => ({ value: String(index), label }))}
        onChange={(event) => set({ decimals: Number(event.target.value) || undefined })}
      />
      <Reversed min={field.min} max={field.max} />
    </div>
  );
}

export function ChoiceLimits({ field, change }: LimitProps<"multiChoice">) {
  const words = useWords(settingWords);
  const set = setter("multiChoice", change);
  const read = (from: number) => (text: string) => wholeNumber(text, from, 100);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberBox
        label={words.chooseAtLeast}
        isOptional
        inputMode="numeric"
        value={String(field.min ?? "")}
        read={read(0)}
        onChange={(min) => set({ min }, "min")}
      />
      <NumberBox
        label={words.chooseAtMost}
        isOptional
        inputMode="numeric"
        value={String(field.max ?? "")}
        read={read(1)}
        onChange={(max) => set({ max }, "max")}
      />
      <Reversed min={field.min} max={field.max} />
    </div>
  );
}

/** Currencies of the places most forms are for; the rent's own comes first. */
const currencies = [
  "USD",
  "CAD",
  "GBP",
  "EUR",
  "AUD",
  "NZD",
  "CHF",
  "MXN",
  "BRL",
  "INR",
  "JPY",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "ZAR",
  "SGD",
  "AED",
];

export function MoneySettings({ field, definition, change }: LimitProps<"money"> & { definition: FormDefinition }) {
  const words = useWords(settingWords);
  const set = setter("money", change);
  const general = currencyOf(definition);
  const known = [...new Set([...currencies, ...(field.currency ? [field.currency] : [])])];
  return (
    <div>
      <SelectField
        label={words.currency}
        wrapperClassName="mb-2 max-w-60"
        value={field.currency ?? ""}
        options={[
          { value: "", label: words.currencyOfRent({ currency: general }) },
          ...known.map((currency) => ({ value: currency, label: currency })),
        ]}
        onChange={(event) => set({ currency: event.target.value || undefined })}
      />
      <CheckboxField
        label={words.withPeriod}
        checked={field.withPeriod === true}
        onChange={(event) => set({ withPeriod: event.target.checked })}
      />
      <CheckboxField
        label={words.withBasis}
        checked={field.withBasis === true}
        onChange={(event) => set({ withBasis: event.target.checked })}
      />
    </div>
  );
}

type DateBound = "none" | "day" | "relative";

/** The earliest and the latest day: none, a day of the calendar, or a number of days from the day of answering. */
export function DateLimits({ field, change }: LimitProps<"date">) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateLimit which="earliest" field={field} change={change} />
      <DateLimit which="latest" field={field} change={change} />
    </div>
  );
}

function DateLimit({ which, field, change }: LimitProps<"date"> & { which: "earliest" | "latest" }) {
  const words = useWords(settingWords);
  const set = setter("date", change);
  const side = which === "earliest" ? "from" : "to";
  const days = field.withinDays?.[side];
  const day = field[which];
  const bound: DateBound = day !== undefined ? "day" : days !== undefined ? "relative" : "none";
  const setBound = (next: { day?: string; days?: number }, key?: string) => {
    const withinDays = { ...field.withinDays, [side]: next.days };
    const isBound = withinDays.from !== undefined || withinDays.to !== undefined;
    set({ [which]: next.day, withinDays: isBound ? withinDays : undefined }, key);
  };
  const said = words[which];
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{said.title}</legend>
      <SelectField
        label={said.is}
        isLabelHidden
        value={bound}
        options={[
          { value: "none", label: words.bounds.none },
          { value: "relative", label: words.bounds.relative },
          { value: "day", label: words.bounds.day },
        ]}
        onChange={(event) => {
          const chosen = event.target.value as DateBound;
          if (chosen === "none") setBound({});
          if (chosen === "relative") setBound({ days: 0 });
          if (chosen === "day") setBound({ day: new Date().toISOString().slice(0, 10) });
        }}
      />
      {bound === "day" ? (
        <TextField
          label={said.title}
          isLabelHidden
          type="date"
          value={day}
          onChange={(event) => event.target.value && setBound({ day: event.target.value }, which)}
        />
      ) : null}
      {bound === "relative" ? (
        <RelativeDays which={which} days={days ?? 0} onChange={(next) => setBound({ days: next }, which)} />
      ) : null}
    </fieldset>
  );
}

type RelativeDaysProps = { which: "earliest" | "latest"; days: number; onChange: (days: number) => void };

function RelativeDays({ which, days, onChange }: RelativeDaysProps) {
  const words = useWords(settingWords);
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-2">
      <NumberBox
        label={words[which].days}
        isLabelHidden
        inputMode="numeric"
        value={String(Math.abs(days))}
        read={(text) => wholeNumber(text, 0, 50_000)}
        onChange={(count = 0) => onChange(days < 0 ? -count : count)}
      />
      <SelectField
        label={words[which].side}
        isLabelHidden
        value={days < 0 ? "before" : "after"}
        options={[
          { value: "after", label: words.daysLater },
          { value: "before", label: words.daysBefore },
        ]}
        onChange={(event) => onChange(event.target.value === "before" ? -(Math.abs(days) || 1) : Math.abs(days))}
      />
    </div>
  );
}

function Reversed({ min, max }: { min: number | undefined; max: number | undefined }) {
  const words = useWords(settingWords);
  if (min === undefined || max === undefined || min <= max) return null;
  return <p className="col-span-full text-red">{words.reversed}</p>;
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = Number(visibleText(text).trim());
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
