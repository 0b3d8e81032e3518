import type { ReactNode } from "react";
import { addressAnswerName, addressAnswers, type DoubtedAddress } from "../../../../kernel/doubted-address";
import type { PageLocale } from "../../../../kernel/page-locale";
import { directionOf } from "../../../../kernel/text-direction";
import { AskedEmailField, doubtLine } from "../../../../ui/asked-email-field";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { ErrorSummary } from "../../../../ui/error-summary";
import { fieldWords } from "../../../../ui/field-words";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { germanAddressWords } from "../german-address";
import { type Contract, contracts, type Declaration, type DeclarationField, type DeclarationValues } from "../schema";
import { withdrawWords } from "../withdraw-words";
import { cancelWords } from "../words";

export type DeclarationFormProps = {
  values: DeclarationValues;
  errors: Partial<Record<DeclarationField, string>>;
  doubt: DoubtedAddress | null;
  /** What concerns the form as a whole. */
  formError?: string;
  /** The signed time of this page. */
  rendered: string;
};

type Labels = Pick<
  (typeof cancelWords)["en"],
  "name" | "email" | "emailHint" | "contract" | "contracts" | "details" | "detailsHint"
>;

/** Step one of a withdrawal; the page after it shows what will be declared. */
export function WithdrawForm(props: DeclarationFormProps) {
  const words = useWords(withdrawWords);
  return (
    <DeclarationForm {...props} declaration="withdraw" intent="review" labels={words} lang={usePageLanguage()}>
      <Button type="submit" size="lg" variant="outline">
        {words.button}
      </Button>
    </DeclarationForm>
  );
}

/** The confirmation page of § 312k (2): what the law lists, and the button with its words. */
export function CancelForm(props: DeclarationFormProps) {
  const { values } = props;
  const words = cancelWords.de;
  return (
    <DeclarationForm {...props} declaration="cancel" intent="confirm" labels={words} lang="de">
      <ChoiceGroup
        legend={words.kind}
        kind="radio"
        name="cancelKind"
        defaultValue={values.cancelKind}
        choices={[
          { value: "ordinary", label: words.kinds.ordinary },
          { value: "for-cause", label: words.kinds["for-cause"] },
        ]}
      />
      <TextField
        id="cancel-until"
        name="until"
        label={words.until}
        hint={words.untilHint}
        defaultValue={values.until}
        error={props.errors.until}
        maxLength={60}
      />
      <Button type="submit" size="lg">
        {words.button}
      </Button>
    </DeclarationForm>
  );
}

type FormParts = DeclarationFormProps & {
  declaration: Declaration;
  intent: "review" | "confirm";
  labels: Labels;
  lang: PageLocale;
  children: ReactNode;
};

function DeclarationForm({
  values,
  errors,
  doubt,
  formError,
  rendered,
  declaration,
  intent,
  labels,
  lang,
  children,
}: FormParts) {
  const id = (field: DeclarationField) => `${declaration}-${field}`;
  const field = (name: DeclarationField) => ({ id: id(name), name, defaultValue: values[name], error: errors[name] });
  const each = (Object.keys(errors) as DeclarationField[]).map((name) => ({
    fieldId: name === "contract" ? `${id(name)}-0` : id(name),
    message: errors[name] ?? "",
  }));
  const { address } = useWords(fieldWords);
  const addressWords = lang === "de" ? germanAddressWords : address;
  const doubted = errors.email ? [] : doubtLine(id("email"), doubt, addressWords);
  return (
    <form
      method="post"
      action="/withdraw"
      noValidate
      lang={lang}
      dir={directionOf(lang)}
      className="flex flex-col items-start gap-5 *:w-full [&>button]:w-auto"
    >
      <ErrorSummary errors={[...(formError ? [{ message: formError }] : []), ...each, ...doubted]} />
      <input type="hidden" name="rendered" value={rendered} />
      <input type="hidden" name="declaration" value={declaration} />
      <input type="hidden" name="intent" value={intent} />
      <TextField {...field("name")} label={labels.name} autoComplete="name" maxLength={100} enterKeyHint="next" />
      <AskedEmailField
        {...field("email")}
        doubt={doubt}
        words={addressWords}
        dir={directionOf(lang)}
        label={labels.email}
        hint={labels.emailHint}
        autoComplete="email"
        enterKeyHint="next"
      />
      <ChoiceGroup
        id={id("contract")}
        legend={labels.contract}
        kind="radio"
        name="contract"
        defaultValue={values.contract}
        error={errors.contract}
        choices={contracts.map((contract) => ({ value: contract, label: labels.contracts[contract] }))}
      />
      <TextareaField
        {...field("details")}
        label={labels.details}
        hint={labels.detailsHint}
        isOptional
        rows={3}
        maxLength={1000}
      />
      {children}
    </form>
  );
}

/** Step two: everything once more, and the button that declares it. */
export function ConfirmWithdrawal({
  values,
  doubt,
  rendered,
}: Pick<DeclarationFormProps, "values" | "doubt" | "rendered">) {
  const { confirm, contracts: names } = useWords(withdrawWords);
  const carried = { ...values, ...(doubt && { [addressAnswerName]: addressAnswers.right(doubt.typed) }), rendered };
  const rows = [
    [confirm.name, values.name],
    [confirm.email, values.email],
    [confirm.contract, names[values.contract as Contract] ?? ""],
    [confirm.details, values.details],
  ].filter(([, value]) => value);
  return (
    <form method="post" action="/withdraw" className="flex flex-col gap-6">
      {Object.entries({ ...carried, declaration: "withdraw", intent: "confirm" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg">
          {confirm.button}
        </Button>
        <Button type="submit" size="lg" variant="ghost" name="change" value="1">
          {confirm.change}
        </Button>
      </div>
    </form>
  );
}
