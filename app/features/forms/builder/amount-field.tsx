import { useState } from "react";
import { editableAmount, exactMoney, hasTwoReadings, parseAmountMinor } from "../../../kernel/money";
import { MoneyField } from "../../../ui/money-field";
import { useWords } from "../../../ui/use-words";
import { propertyWords } from "./property-words";

type AmountFieldProps = {
  id?: string;
  label: string;
  currency: string;
  locale: string;
  amountMinor: number | undefined;
  isOptional?: boolean;
  onChange: (amountMinor: number | undefined) => void;
};

/** Money as it is typed, kept as minor units once it can be read. What cannot be read stays in the box and says so. */
export function AmountField({ amountMinor, currency, locale, onChange, ...field }: AmountFieldProps) {
  const words = useWords(propertyWords);
  const shown = amountMinor === undefined ? "" : editableAmount(amountMinor, currency, locale);
  const [typed, setTyped] = useState<string | null>(null);
  /** Left in the box, and meaning another amount to some. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const isBad = typed !== null && typed.trim() !== "" && parseAmountMinor(typed, currency, locale) === null;
  return (
    <MoneyField
      {...field}
      hint={
        doubted && amountMinor !== undefined
          ? words.readAs({ typed: doubted, amount: exactMoney(amountMinor, currency, locale) })
          : undefined
      }
      currency={currency}
      locale={locale}
      value={typed ?? shown}
      error={isBad ? words.amountLike : undefined}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        setDoubted(null);
        const parsed = parseAmountMinor(text, currency, locale);
        if (text.trim() === "") onChange(undefined);
        else if (parsed !== null) onChange(parsed);
      }}
      onBlur={() => {
        if (isBad) return;
        setDoubted(typed !== null && hasTwoReadings(typed, currency, locale) ? typed : null);
        setTyped(null);
      }}
    />
  );
}
