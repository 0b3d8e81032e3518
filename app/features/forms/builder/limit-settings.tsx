import { visibleText } from "../../../kernel/visible-text";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { currencyOf } from "../form-model/currency";
import type { Field, FieldKind, FieldOf, FormDefinition } from "../form-model/schema";
import type { ChangeField } from "./change-field";
import { NumberBox } from "./number-box";

type LimitProps<K extends FieldKind> = { field: FieldOf<K>; change: ChangeField };

/** Sets some settings of a question as long as it is of this kind. */
function setter<K extends FieldKind>(kind: K, change: ChangeField) {
  return (part: Partial<FieldOf<K>>, key?: string) =>
    change((before) => (before.kind === kind ? ({ ...before, ...part } as Field) : before), key);
}

export function TextLimit({ field, change }: LimitProps<"text" | "longText">) {
  const most = field.kind === "text" ? 300 : 2000;
  const read = (text: string) => wholeNumber(text, 1, most);
  return (
    <NumberBox
      label="Most characters"
      hint={`Empty: ${field.kind === "text" ? 100 : 2000}. At most ${most}.`}
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
  const set = setter("number", change);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberBox label="Smallest" isOptional value={String(field.min ?? "")} onChange={(min) => set({ min }, "min")} />
      <NumberBox label="Largest" isOptional value={String(field.max ?? "")} onChange={(max) => set({ max }, "max")} />
      <SelectField
        label="Decimals"
        value={String(field.decimals ?? 0)}
        options={["None", "One", "Two", "Three", "Four"].map((label, index) => ({ value: String(index), label }))}
        onChange={(event) => set({ decimals: Number(event.target.value) || undefined })}
      />
      {reversed(field.min, field.max)}
    </div>
  );
}

export function ChoiceLimits({ field, change }: LimitProps<"multiChoice">) {
  const set = setter("multiChoice", change);
  const read = (from: number) => (text: string) => wholeNumber(text, from, 100);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberBox
        label="Choose at least"
        isOptional
        inputMode="numeric"
        value={String(field.min ?? "")}
        read={read(0)}
        onChange={(min) => set({ min }, "min")}
      />
      <NumberBox
        label="Choose at most"
        isOptional
        inputMode="numeric"
        value={String(field.max ?? "")}
        read={read(1)}
        onChange={(max) => set({ max }, "max")}
      />
      {reversed(field.min, field.max)}
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
  const set = setter("money", change);
  const general = currencyOf(definition);
  const known = [...new Set([...currencies, ...(field.currency ? [field.currency] : [])])];
  return (
    <div>
      <SelectField
        label="Currency"
        wrapperClassName="mb-2 max-w-60"
        value={field.currency ?? ""}
        options={[
          { value: "", label: `That of the rent (${general})` },
          ...known.map((currency) => ({ value: currency, label: currency })),
        ]}
        onChange={(event) => set({ currency: event.target.value || undefined })}
      />
      <CheckboxField
        label="Ask for the period too (a week, a month, a year)"
        checked={field.withPeriod === true}
        onChange={(event) => set({ withPeriod: event.target.checked })}
      />
      <CheckboxField
        label="Ask whether it is before or after tax"
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
  const title = which === "earliest" ? "Earliest day" : "Latest day";
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{title}</legend>
      <SelectField
        label={`${title} is`}
        isLabelHidden
        value={bound}
        options={[
          { value: "none", label: "Any" },
          { value: "relative", label: "Counted from the day of answering" },
          { value: "day", label: "A day of the calendar" },
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
          label={title}
          isLabelHidden
          type="date"
          value={day}
          onChange={(event) => event.target.value && setBound({ day: event.target.value }, which)}
        />
      ) : null}
      {bound === "relative" ? (
        <RelativeDays title={title} days={days ?? 0} onChange={(next) => setBound({ days: next }, which)} />
      ) : null}
    </fieldset>
  );
}

type RelativeDaysProps = { title: string; days: number; onChange: (days: number) => void };

function RelativeDays({ title, days, onChange }: RelativeDaysProps) {
  return (
    <div className="grid grid-cols-[6rem_1fr] gap-2">
      <NumberBox
        label={`${title}, days`}
        isLabelHidden
        inputMode="numeric"
        value={String(Math.abs(days))}
        read={(text) => wholeNumber(text, 0, 50_000)}
        onChange={(count = 0) => onChange(days < 0 ? -count : count)}
      />
      <SelectField
        label={`${title}, before or after`}
        isLabelHidden
        value={days < 0 ? "before" : "after"}
        options={[
          { value: "after", label: "days later" },
          { value: "before", label: "days before" },
        ]}
        onChange={(event) => onChange(event.target.value === "before" ? -(Math.abs(days) || 1) : Math.abs(days))}
      />
    </div>
  );
}

function reversed(min: number | undefined, max: number | undefined) {
  if (min === undefined || max === undefined || min <= max) return null;
  return <p className="col-span-full text-red">The first is above the second: nothing could be answered.</p>;
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const number = Number(visibleText(text).trim());
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}
