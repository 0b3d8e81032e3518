import { Form, useNavigation } from "react-router";
import { countryOptions } from "../../../../kernel/countries";
import { Button } from "../../../../ui/button";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { ErrorSummary } from "../../../../ui/error-summary";
import { standingLinkClass } from "../../../../ui/link-style";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { homeFields } from "../home-fields";
import { importWords } from "../import/import-words";
import { sheetWords } from "../import/sheet-words";

export type ImportRefusal = { file?: string; country?: string };
type Props = { country: string; isStrict: boolean; refused: ImportRefusal };

/** Chooses a file of homes. A plain post, so it works without script. */
export function ImportFile({ country, isStrict, refused }: Props) {
  const words = useWords(importWords);
  const language = usePageLanguage();
  const isChecking = useNavigation().state === "submitting";
  const errors = (["file", "country"] as const).flatMap((fieldId) =>
    refused[fieldId] ? [{ fieldId, message: refused[fieldId] }] : [],
  );
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={errors} />
      <TextField
        id="file"
        name="file"
        type="file"
        label={words.file}
        hint={words.fileHint}
        error={refused.file}
        accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
        className="py-2"
      />
      <SelectField
        id="country"
        name="country"
        label={words.country}
        defaultValue={country}
        options={countryOptions(language).map(({ code, name }) => ({ value: code, label: name }))}
        error={refused.country}
      />
      <CheckboxField name="strict" value="yes" label={words.strict} hint={words.strictHint} defaultChecked={isStrict} />
      <Button type="submit" className="self-start" pending={isChecking} pendingLabel={words.checking}>
        {words.check}
      </Button>
    </Form>
  );
}

/** The columns that are read, with the empty list to download. */
export function ImportColumns() {
  const words = useWords(importWords);
  const { columns, alsoCalled } = useWords(sheetWords);
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="border-line-strong border-b pb-1 font-semibold text-lg">
        {words.columns}
      </h2>
      <p className="mt-3 text-ink-muted">{words.columnsText}</p>
      <p>
        <a href="/app/homes/import/template.csv" className={standingLinkClass} download>
          {words.template}
        </a>
      </p>
      <dl className="mt-2 grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {homeFields.map((field) => (
          <div key={field} className="contents">
            <dt className="pt-2 font-medium sm:border-line sm:border-b sm:pb-2">{columns[field]}</dt>
            <dd className="border-line border-b pb-2 text-ink-muted text-sm sm:pt-2">
              {alsoCalled[field].split(/;\s*/).join(", ")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
