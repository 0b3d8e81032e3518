import { addressAnswerName, addressAnswers, type DoubtedAddress } from "../../../../kernel/doubted-address";
import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { IsolatedText } from "../../../../ui/isolated-text";
import { mailHintWords } from "../mail-hint-words";

/** "Did you mean …?" beneath an address, with its two answers. Works without script: see `settleAddress`. */
export function AddressChoices({ doubt, locale }: { doubt: DoubtedAddress; locale: PageLocale }) {
  const words = mailHintWords[locale];
  const choices = [
    { value: addressAnswers.meant(doubt.typed), label: words.yes, isChosen: false },
    { value: addressAnswers.right(doubt.typed), label: words.no, isChosen: doubt.isRight },
  ];
  return (
    <fieldset className={doubt.isRight ? "f" : "f bad"}>
      <legend>
        <IsolatedText text={words.hint({ address: isolated(doubt.meant) })} />
      </legend>
      <div className="opts">
        {choices.map(({ value, label, isChosen }) => (
          <label key={value}>
            <input type="radio" name={addressAnswerName} value={value} defaultChecked={isChosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
