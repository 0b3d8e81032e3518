import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { fieldWords } from "../words/field-words";
import type { FieldHandle } from "./fields";

/** A code of the app, or one of the recovery codes: one field takes both. */
export function CodeField({ field, hasApp }: { field: FieldHandle; hasApp: boolean }) {
  const words = useWords(fieldWords).code;
  return (
    <TextField
      id={field.id}
      name={field.name}
      error={field.errors}
      label={hasApp ? words.label : words.recovery}
      hint={hasApp ? words.hint : words.recoveryHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      required
      className="tabular"
    />
  );
}
