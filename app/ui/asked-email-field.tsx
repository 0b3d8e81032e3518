import { addressAnswerName, addressAnswers, type DoubtedAddress } from "../kernel/doubted-address";
import { isolated } from "../kernel/isolated";
import { ChoiceGroup } from "./choice-group";
import { addressWords } from "./email-field";
import { IsolatedText } from "./isolated-text";
import { TextField, type TextFieldProps } from "./text-field";

type AskedEmailFieldProps = TextFieldProps & {
  id: string;
  lang?: keyof typeof addressWords;
  doubt: DoubtedAddress | null;
};

/** One address on a page without script. The server asks about what looks like a slip: see `settleAddress`. */
export function AskedEmailField({ lang = "en", doubt, ...field }: AskedEmailFieldProps) {
  const words = addressWords[lang];
  return (
    <div className="flex flex-col gap-3">
      <TextField type="email" inputMode="email" {...field} />
      {doubt && !field.error ? (
        <ChoiceGroup
          id={choicesOf(field.id)}
          kind="radio"
          name={addressAnswerName}
          legend={<IsolatedText text={words.question.replace("{address}", () => isolated(doubt.meant))} />}
          defaultValue={doubt.isRight ? addressAnswers.right(doubt.typed) : undefined}
          choices={[
            { value: addressAnswers.meant(doubt.typed), label: words.yes },
            { value: addressAnswers.right(doubt.typed), label: words.no },
          ]}
        />
      ) : null}
    </div>
  );
}

/** The line about an unanswered doubt in the summary of a form. */
export function doubtLine(
  fieldId: string,
  doubt: DoubtedAddress | null,
  lang: keyof typeof addressWords = "en",
): { fieldId: string; message: string }[] {
  if (!doubt || doubt.isRight) return [];
  const message = addressWords[lang].question.replace("{address}", () => doubt.meant);
  return [{ fieldId: `${choicesOf(fieldId)}-0`, message }];
}

function choicesOf(fieldId: string): string {
  return `${fieldId}-doubt`;
}
