import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { countryOptions } from "../../../../kernel/countries";
import { displayNames } from "../../../../kernel/formatters";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { ErrorSummary } from "../../../../ui/error-summary";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { currencies, placeWords } from "../../builder/places";
import { propertyWords } from "../../builder/property-words";
import { regionOptions } from "../../builder/region-options";
import { addressLine, type WrittenAddress } from "../../form-model/address-line";
import { type AddressPart, addressShape } from "../../form-model/address-shape";
import { addressWords } from "../../form-model/address-words";
import { moneyPeriodSchema } from "../../form-model/schema";
import { fieldLetters, type HomeFault, type HomeField, homeChoices, type TypedHome } from "../home-fields";
import { homeFormWords } from "../home-form-words";
import { importWords } from "../import/import-words";
import { sheetWords } from "../import/sheet-words";
import { sayHomeFault } from "../say-fault";

type Props = {
  typed: TypedHome;
  faults: readonly HomeFault[];
  /** Said above the form, of the whole. */
  refused: string | null;
  /** Of a home with forms: it is corrected there. */
  keptAddress: WrittenAddress | null;
  postId: string;
  isNew: boolean;
};
type FieldsProps = { typed: TypedHome; errorOf: (field: HomeField) => string | undefined };

/** A home by hand: its number, address, facts and criteria. A plain post, so it works without script. */
export function HomeForm({ typed, faults, refused, keptAddress, postId, isNew }: Props) {
  const words = useWords(homeFormWords);
  const language = usePageLanguage();
  const isSaving = useNavigation().state === "submitting";
  const { columns } = useWords(sheetWords);
  const { faultEmpty } = useWords(importWords);
  const errorOf = (field: HomeField) => {
    const found = faults.find((fault) => fault.field === field);
    return found && sayHomeFault(found, language);
  };
  const errors = faults.map((fault) => {
    const column = fault.field === "criteria" ? words.criteria : columns[fault.field];
    return { fieldId: fault.field, message: faultEmpty({ column, fault: sayHomeFault(fault, language) }) };
  });
  const fields = { typed, errorOf };
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={refused ? [{ message: refused }, ...errors] : errors} />
      <input type="hidden" name="postId" value={postId} />
      <Line
        field="reference"
        {...fields}
        label={words.reference}
        hint={words.referenceHint}
        isOptional
        autoComplete="off"
      />
      <Card title={words.address}>
        {keptAddress ? (
          <>
            {(["line1", "city", "country"] as const).map((part) => (
              <input key={part} type="hidden" name={part} value={keptAddress[part] ?? ""} />
            ))}
            <p className="[overflow-wrap:anywhere]">
              <bdi translate="no">{addressLine(keptAddress)}</bdi>
            </p>
            <p className="mt-1 text-ink-muted">{words.addressKept}</p>
          </>
        ) : (
          <AddressParts {...fields} />
        )}
      </Card>
      <Card title={words.facts}>
        <p className="mb-4 text-ink-muted">{words.factsHint}</p>
        <Facts {...fields} country={keptAddress?.country ?? typed.country} />
      </Card>
      <TextareaField
        id="criteria"
        name="criteria"
        label={words.criteria}
        hint={words.criteriaHint}
        isOptional
        defaultValue={typed.criteria}
        maxLength={fieldLetters.criteria}
        error={errorOf("criteria")}
        rows={6}
      />
      <Button type="submit" className="self-start" pending={isSaving} pendingLabel={words.saving}>
        {isNew ? words.add : words.save}
      </Button>
    </Form>
  );
}

type LineProps = FieldsProps & Omit<React.ComponentProps<typeof TextField>, "id" | "name"> & { field: HomeField };

function Line({ field, typed, errorOf, ...rest }: LineProps) {
  return (
    <TextField
      {...rest}
      id={field}
      name={field}
      defaultValue={typed[field]}
      maxLength={fieldLetters[field] ?? 30}
      error={errorOf(field)}
    />
  );
}

/** The address as the chosen country writes one. */
function AddressParts({ typed, errorOf }: FieldsProps) {
  const words = useWords(propertyWords);
  const partWords = useWords(addressWords);
  const language = usePageLanguage();
  const [country, setCountry] = useState(typed.country);
  const shape = addressShape(country);
  const regions = regionOptions(country);
  const isTyped = (part: AddressPart) => part !== "region" || !regions;
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        id="country"
        name="country"
        label={words.country}
        value={country}
        autoComplete="country"
        placeholder={country === "" ? words.choose : undefined}
        options={countryOptions(language).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(event) => setCountry(event.target.value)}
        error={errorOf("country")}
      />
      {shape.rows.map((row) => (
        <div
          key={row.join()}
          className={row.length > 1 ? "grid gap-5 sm:auto-cols-fr sm:grid-flow-col sm:items-end" : ""}
        >
          {row.map((part) =>
            isTyped(part) ? (
              <Line
                key={part}
                field={part}
                typed={typed}
                errorOf={errorOf}
                label={partWords[shape.words[part]]}
                isOptional={part !== "line1" && part !== "city"}
              />
            ) : (
              <SelectField
                key={part}
                id="region"
                name="region"
                label={partWords[shape.words.region]}
                isOptional
                placeholder={words.choose}
                defaultValue={typed.region}
                options={regions ?? []}
                error={errorOf("region")}
              />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function Facts({ typed, errorOf, country }: FieldsProps & { country: string }) {
  const words = useWords(propertyWords);
  const own = useWords(homeFormWords);
  const fields = { typed, errorOf };
  const names = displayNames(usePageLanguage(), { type: "currency" });
  const usual = placeWords(country);
  const choices = { pets: words.petChoices, smoking: words.smokingChoices, parking: words.parkingChoices };
  const chosen = (field: HomeField) => ({ id: field, name: field, defaultValue: typed[field], error: errorOf(field) });
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
      <Line field="rent" {...fields} label={words.rent} isOptional inputMode="decimal" />
      <SelectField
        {...chosen("period")}
        label={words.paid}
        placeholder={country ? words.periods[usual.period] : own.usual}
        options={moneyPeriodSchema.options.map((value) => ({ value, label: words.periods[value] }))}
      />
      <Line field="deposit" {...fields} label={words.deposit} isOptional inputMode="decimal" />
      <SelectField
        {...chosen("currency")}
        label={words.currency}
        placeholder={own.usual}
        options={currencies.map((code) => ({
          value: code,
          label: words.currencyName({ code, name: names.of(code) ?? code }),
        }))}
      />
      <Line field="bedrooms" {...fields} label={words.bedrooms} isOptional inputMode="numeric" />
      <Line field="maxOccupants" {...fields} label={words.maxOccupants} isOptional inputMode="numeric" />
      <Line field="termMonths" {...fields} label={words.leaseMonths} isOptional />
      {Object.entries(homeChoices).map(([name, values]) => {
        const field = name as keyof typeof homeChoices;
        const labels: Record<string, string> = choices[field];
        return (
          <SelectField
            key={field}
            {...chosen(field)}
            label={words[field]}
            isOptional
            placeholder={own.notSaid}
            options={values.map((value) => ({ value, label: labels[value] ?? value }))}
          />
        );
      })}
    </div>
  );
}
