import { useState } from "react";
import { displayNames } from "../../../kernel/formatters";
import { Card } from "../../../ui/card";
import { ChoiceGroup } from "../../../ui/choice-group";
import { later, useLater } from "../../../ui/later";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { editText } from "../form-model/editing";
import { type FormDefinition, type MoneyPeriod, moneyPeriodSchema, type Property } from "../form-model/schema";
import { loadPacks } from "../law/load-packs";
import { placeOf } from "../law/place-of";
import { AddressFields } from "./address-fields";
import { AmountField } from "./amount-field";
import { editForm, editProperty } from "./edits";
import { PhotosField } from "./photos-field";
import { currencies, placeWords } from "./places";
import { readMonths, readWhole } from "./read-months";
import { own } from "./text";
import type { Builder } from "./use-builder";

/** The rules come after the boxes: the first script stays small. */
const placeLaw = later(() => import("./place-law"));

/** The longest that a form waits for the law of its place to be opened with it. */
const lawWaitMs = 400;

/** Resolves when the first step can be drawn whole: what comes later would push its boxes away. Never rejects. */
export async function readyFirstStep({ property: { address, chosenSubplace } }: FormDefinition): Promise<void> {
  const { place } = placeOf(address, chosenSubplace);
  if (place === null) return;
  const law = Promise.allSettled([placeLaw.load(), loadPacks(place)]);
  await Promise.race([law, new Promise((late) => setTimeout(late, lawWaitMs))]);
}

const periods: Record<MoneyPeriod, string> = {
  month: "a month",
  week: "a week",
  fortnight: "a fortnight",
  year: "a year",
};

/** Step 1: what is let, where, and for how much. All of it is shown to applicants before they begin. */
export function StepProperty({ builder }: { builder: Builder }) {
  const { definition } = builder;
  const { property } = definition;
  const set = (change: Partial<Property>, key?: string) => builder.apply((form) => editProperty(form, change), key);
  const law = useLater(placeLaw, true);
  return (
    <div className="flex flex-col gap-6">
      <Card title="The home">
        <div className="flex flex-col gap-5">
          <TextField
            id="form-title"
            label="Name of this form"
            hint="Applicants see it. Use the address."
            value={own(definition, definition.title)}
            maxLength={150}
            onChange={(event) => {
              const title = editText(definition.title, definition.defaultLocale, event.target.value);
              builder.apply((form) => editForm(form, { title }), "title");
            }}
          />
          <AddressFields property={property} set={set} />
        </div>
      </Card>
      {law ? <law.PlaceLaw builder={builder} part="home" /> : null}
      <Card title="Pictures">
        <PhotosField builder={builder} formId={builder.formId} />
      </Card>
      <Card title="Rent and dates">
        <div className="flex flex-col gap-5">
          <RentFields property={property} set={set} locale={definition.defaultLocale} />
          {law ? <law.DepositLaw builder={builder} /> : null}
        </div>
      </Card>
      <Card title="Good to know">
        <PolicyFields property={property} set={set} />
      </Card>
    </div>
  );
}

type FieldsProps = { property: Property; set: (change: Partial<Property>, key?: string) => void };

function RentFields({ property, set, locale }: FieldsProps & { locale: string }) {
  const words = placeWords(property.address.country);
  const currency = property.rent?.currency ?? words.currency;
  const period = property.rent?.period ?? words.period;
  const money = { currency, locale };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          {...money}
          label="Rent"
          amountMinor={property.rent?.amountMinor}
          onChange={(amountMinor) =>
            set({ rent: amountMinor === undefined ? undefined : { amountMinor, currency, period } }, "rent")
          }
        />
        <SelectField
          label="Paid"
          value={period}
          options={moneyPeriodSchema.options.map((value) => ({ value, label: periods[value] }))}
          onChange={(event) => {
            const chosen = moneyPeriodSchema.parse(event.target.value);
            set({ rent: { amountMinor: property.rent?.amountMinor ?? 0, currency, period: chosen } });
          }}
        />
        <AmountField
          {...money}
          id="deposit"
          label="Deposit"
          isOptional
          amountMinor={property.deposit?.amountMinor}
          onChange={(amountMinor) =>
            set({ deposit: amountMinor === undefined ? undefined : { amountMinor, currency } }, "deposit")
          }
        />
        <CurrencyField property={property} currency={currency} set={set} />
        <TextField
          label="Available from"
          isOptional
          type="date"
          value={property.availableFrom ?? ""}
          onChange={(event) => set({ availableFrom: event.target.value || undefined })}
        />
        <WholeNumber
          label="Minimum lease in months"
          hint="Such as 12, or “1 year”."
          read={readMonths}
          min={1}
          max={36}
          value={property.termMonths}
          onChange={(termMonths) => set({ termMonths }, "term")}
        />
      </div>
    </div>
  );
}

function CurrencyField({ property, currency, set }: FieldsProps & { currency: string }) {
  const codes = [...new Set([currency, ...currencies])];
  const names = displayNames("en", { type: "currency" });
  return (
    <SelectField
      label="Currency"
      value={currency}
      options={codes.map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }))}
      onChange={(event) => {
        const chosen = event.target.value;
        const period = property.rent?.period ?? placeWords(property.address.country).period;
        set({
          rent: { amountMinor: property.rent?.amountMinor ?? 0, period, currency: chosen },
          ...(property.deposit && { deposit: { ...property.deposit, currency: chosen } }),
        });
      }}
    />
  );
}

function PolicyFields({ property, set }: FieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <WholeNumber
          label="Bedrooms"
          min={0}
          max={20}
          value={property.bedrooms}
          onChange={(bedrooms) => set({ bedrooms }, "bedrooms")}
        />
        <WholeNumber
          label="Maximum occupants"
          hint="By the home’s size or the law."
          min={1}
          max={20}
          value={property.maxOccupants}
          onChange={(maxOccupants) => set({ maxOccupants }, "occupants")}
        />
      </div>
      <Policy
        legend="Pets"
        name="pets"
        value={property.pets}
        choices={{ yes: "Welcome", ask: "Ask first", no: "No" }}
        onChange={(pets) => set({ pets })}
      />
      <Policy
        legend="Smoking"
        name="smoking"
        value={property.smoking}
        choices={{ yes: "Allowed", outside: "Outside only", no: "No" }}
        onChange={(smoking) => set({ smoking })}
      />
      <Policy
        legend="Parking"
        name="parking"
        value={property.parking}
        choices={{ yes: "With the home", street: "On the street", no: "None" }}
        onChange={(parking) => set({ parking })}
      />
    </div>
  );
}

type PolicyProps<V extends string> = {
  legend: string;
  name: string;
  value: V | undefined;
  choices: Record<V, string>;
  onChange: (value: V) => void;
};

function Policy<V extends string>({ legend, name, value, choices, onChange }: PolicyProps<V>) {
  return (
    <ChoiceGroup
      kind="radio"
      legend={legend}
      isOptional
      name={name}
      value={value ?? ""}
      choices={(Object.entries(choices) as [V, string][]).map(([key, label]) => ({ value: key, label }))}
      onChange={(chosen) => onChange(chosen as V)}
    />
  );
}

type WholeNumberProps = {
  label: string;
  hint?: string;
  min: number;
  max: number;
  value: number | undefined;
  /** Null: it is none. */
  read?: (typed: string) => number | null;
  onChange: (value: number | undefined) => void;
};

/** A whole number within bounds. What cannot be read stays in the box and says so; the last good one is in force. */
function WholeNumber({ min, max, value, read = readWhole, onChange, ...field }: WholeNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const number = typed?.trim() ? read(typed) : undefined;
  const isBad = number === null || (number !== undefined && (number < min || number > max));
  return (
    <TextField
      {...field}
      isOptional
      inputMode={read === readWhole ? "numeric" : undefined}
      maxLength={12}
      value={typed ?? value ?? ""}
      error={isBad ? `Write a whole number from ${min} to ${max}` : undefined}
      onChange={(event) => {
        const text = event.target.value;
        const next = text.trim() ? read(text) : undefined;
        setTyped(text);
        if (next !== null && (next === undefined || (next >= min && next <= max))) onChange(next);
      }}
      onBlur={() => {
        if (!isBad) setTyped(null);
      }}
    />
  );
}
