import { EmailField as AddressField } from "../../../../ui/email-field";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { fieldWords } from "../words/field-words";

/** What the form library knows of a field. */
export type FieldHandle = {
  id: string;
  name: string;
  initialValue?: unknown;
  errors: string[] | undefined;
};

export type EmailFieldProps = {
  field: FieldHandle;
  label?: string;
  hint?: string;
  /** "username" where it is what one signs in with, so that password managers know. */
  autoComplete?: "username" | "email";
  enterKeyHint?: "next" | "send";
};

export function EmailField({ field, label, hint, autoComplete = "username", enterKeyHint = "send" }: EmailFieldProps) {
  const words = useWords(fieldWords).email;
  return (
    <AddressField
      {...control(field)}
      label={label ?? words.label}
      hint={hint}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      required
    />
  );
}

export function NameField({ field, hint }: { field: FieldHandle; hint?: string }) {
  const words = useWords(fieldWords).name;
  return (
    <TextField {...control(field)} label={words.label} hint={hint} autoComplete="name" enterKeyHint="next" required />
  );
}

function control({ id, name, initialValue, errors }: FieldHandle) {
  return { id, name, defaultValue: typeof initialValue === "string" ? initialValue : undefined, error: errors };
}
