import { useState } from "react";
import { visibleText } from "../../../kernel/visible-text";
import { TextField, type TextFieldProps } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { numberBoxWords } from "./number-box-words";

type NumberBoxProps = Omit<TextFieldProps, "value" | "onChange" | "error"> & {
  /** As it is shown while nothing is typed; "" for none. */
  value: string;
  /** What was typed as a number; null when it is none. */
  read?: (text: string) => number | null;
  /** Undefined when the box was emptied. */
  onChange: (value: number | undefined) => void;
};

/** A number as it is typed. What cannot be read stays in the box and says so; the setting keeps its last good value. */
export function NumberBox({ value, read = readNumber, onChange, ...field }: NumberBoxProps) {
  const words = useWords(numberBoxWords);
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && typed.trim() !== "" && read(typed) === null;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={typed ?? value}
      error={isBad ? words.digits : undefined}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const number = read(text);
        if (text.trim() === "") onChange(undefined);
        else if (number !== null) onChange(number);
      }}
      onBlur={() => {
        if (!isBad) setTyped(null);
      }}
    />
  );
}

function readNumber(text: string): number | null {
  const said = visibleText(text).trim().replace(",", ".");
  return said === "" || Number.isNaN(Number(said)) ? null : Number(said);
}
