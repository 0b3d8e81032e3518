import { useState } from "react";
import { displayNames } from "../../../kernel/formatters";
import { languageOptions } from "../../../kernel/language-name";
import { readLanguage } from "../../../kernel/page-locale";
import { Card } from "../../../ui/card";
import { ChoiceGroup } from "../../../ui/choice-group";
import { later, useLater } from "../../../ui/later";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { editText } from "../form-model/editing";
import { inFormLanguage } from "../form-model/form-language";
import { type FormDefinition, moneyPeriodSchema, type Property } from "../form-model/schema";
import { loadPacks } from "../law/load-packs";
import { placeOf } from "../law/place-of";
import { AddressFields } from "./address-fields";
import { AmountField } from "./amount-field";
import { editForm, editProperty } from "./edits";
import { PhotosField } from "./photos-field";
import { currencies, placeWords } from "./places";
import { propertyWords } from "./property-words";
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

/** Step 1: what is let, where, and for how much. All of it is shown to applicants before they begin. */
export function StepProperty({ builder }: { builder: Builder }) {
  const words = useWords(propertyWords);
  const language = usePageLanguage();
  const { definition } = builder;
  const { property } = definition;
  const set = (change: Partial<Property>, key?: string) => builder.apply((form) => editProperty(form, change), key);
  const law = useLater(placeLaw, true);
  return (
    <div className="flex flex-col gap-6">
      <Card title={words.home}>
        <div className="flex flex-col gap-5">
          <TextField
            id="form-title"
            label={words.formName}
            hint={words.formNameHint}
            value={own(definition, definition.title)}
            maxLength={150}
            onChange={(event) => {
              const title = editText(definition.title, definition.defaultLocale, event.target.value);
              builder.apply((form) => editForm(form, { title }), "title");
            }}
          />
          <SelectField
            id="form-language"
            label={words.formLanguage}
            hint={words.formLanguageHint}
            value={readLanguage(definition.defaultLocale)}
            options={languageOptions(language)}
            onChange={(event) => {
              const chosen = readLanguage(event.target.value);
              builder.apply((form) => editForm(form, inFormLanguage(form, chosen)));
            }}
          />
          <AddressFields property={property} set={set} />
        </div>
      </Card>
      {law ? <law.PlaceLaw builder={builder} part="home" /> : null}
      <Card title={words.pictures}>
        <PhotosField builder={builder} formId={builder.formId} />
      </Card>
      <Card title={words.rentAndDates}>
        <div className="flex flex-col gap-5">
          <RentFields property={property} set={set} />
          {law ? <law.DepositLaw builder={builder} /> : null}
        </div>
      </Card>
      <Card title={words.goodToKnow}>
        <PolicyFields property={property} set={set} />
      </Card>
    </div>
  );
}

type FieldsProps = { property: Property; set: (change: Partial<Property>, key?: string) => void };

function RentFields({ property, set }: FieldsProps) {
  const locale = usePageLocale();
  const words = useWords(propertyWords);
  const usual = placeWords(property.address.country);
  const currency = property.rent?.currency ?? usual.currency;
  const period = property.rent?.period ?? usual.period;
  const money = { currency, locale };
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField
          {...money}
          label={words.rent}
          amountMinor={property.rent?.amountMinor}
          onChange={(amountMinor) =>
            set({ rent: amountMinor === undefined ? undefined : { amountMinor, currency, period } }, "rent")
          }
        />
        <SelectField
          label={words.paid}
          value={period}
          options={moneyPeriodSchema.options.map((value) => ({ value, label: words.periods[value] }))}
          onChange={(event) => {
            const chosen = moneyPeriodSchema.parse(event.target.value);
            set({ rent: { amountMinor: property.rent?.amountMinor ?? 0, currency, period: chosen } });
          }}
        />
        <AmountField
          {...money}
          id="deposit"
          label={words.deposit}
          isOptional
          amountMinor={property.deposit?.amountMinor}
          onChange={(amountMinor) =>
            set({ deposit: amountMinor === undefined ? undefined : { amountMinor, currency } }, "deposit")
          }
        />
        <CurrencyField property={property} currency={currency} set={set} />
        <TextField
          label={words.availableFrom}
          isOptional
          type="date"
          value={property.availableFrom ?? ""}
          onChange={(event) => set({ availableFrom: event.target.value || undefined })}
        />
        <WholeNumber
          label={words.leaseMonths}
          hint={words.leaseHint}
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
  const words = useWords(propertyWords);
  const codes = [...new Set([currency, ...currencies])];
  const names = displayNames(usePageLanguage(), { type: "currency" });
  return (
    <SelectField
      label={words.currency}
      value={currency}
      options={codes.map((code) => ({
        value: code,
        label: words.currencyName({ code, name: names.of(code) ?? code }),
      }))}
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
  const words = useWords(propertyWords);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        <WholeNumber
          label={words.bedrooms}
          min={0}
          max={20}
          value={property.bedrooms}
          onChange={(bedrooms) => set({ bedrooms }, "bedrooms")}
        />
        <WholeNumber
          label={words.maxOccupants}
          hint={words.maxOccupantsHint}
          min={1}
          max={20}
          value={property.maxOccupants}
          onChange={(maxOccupants) => set({ maxOccupants }, "occupants")}
        />
      </div>
      <Policy
        legend={words.pets}
        name="pets"
        value={property.pets}
        choices={words.petChoices}
        onChange={(pets) => set({ pets })}
      />
      <Policy
        legend={words.smoking}
        name="smoking"
        value={property.smoking}
        choices={words.smokingChoices}
        onChange={(smoking) => set({ smoking })}
      />
      <Policy
        legend={words.parking}
        name="parking"
        value={property.parking}
        choices={words.parkingChoices}
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
  const words = useWords(propertyWords);
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
      error={isBad ? words.wholeNumber({ min, max }) : undefined}
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
