import { addressAnswerName, addressAnswers, type DoubtedAddress } from "../kernel/doubted-address";
import { isolated } from "../kernel/isolated";
import { ChoiceGroup } from "./choice-group";
import { fieldWords } from "./field-words";
import { IsolatedText } from "./isolated-text";
import { TextField, type TextFieldProps } from "./text-field";
import { useWords } from "./use-words";

export type AddressWords = (typeof fieldWords)["en"]["address"];

type AskedEmailFieldProps = TextFieldProps & {
  id: string;
  /** Where the form is in another language than its page. */
  words?: AddressWords;
  doubt: DoubtedAddress | null;
};

/** One address on a page without script. The server asks about what looks like a slip: see `settleAddress`. */
export function AskedEmailField({ words, doubt, ...field }: AskedEmailFieldProps) {
  const ownWords = useWords(fieldWords).address;
  const { question, yes, no } = words ?? ownWords;
  return (
    <div className="flex flex-col gap-3">
      <TextField type="email" inputMode="email" {...field} />
      {doubt && !field.error ? (
        <ChoiceGroup
          id={choicesOf(field.id)}
          kind="radio"
          name={addressAnswerName}
          legend={<IsolatedText text={question({ address: isolated(doubt.meant) })} />}
          defaultValue={doubt.isRight ? addressAnswers.right(doubt.typed) : undefined}
          choices={[
            { value: addressAnswers.meant(doubt.typed), label: yes },
            { value: addressAnswers.right(doubt.typed), label: no },
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
  { question }: AddressWords,
): { fieldId: string; message: string }[] {
  if (!doubt || doubt.isRight) return [];
  return [{ fieldId: `${choicesOf(fieldId)}-0`, message: question({ address: doubt.meant }) }];
}

function choicesOf(fieldId: string): string {
  return `${fieldId}-doubt`;
}
