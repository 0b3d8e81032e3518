import { TextField } from "../../../../ui/text-field";
import type { FieldHandle } from "./fields";

/** A code of the app, or one of the recovery codes: one field takes both. */
export function CodeField({ field, hasApp }: { field: FieldHandle; hasApp: boolean }) {
  return (
    <TextField
      id={field.id}
      name={field.name}
      error={field.errors}
      label={hasApp ? "Code" : "Recovery code"}
      hint={
        hasApp
          ? "The six digits that your authenticator app shows now, or one of your recovery codes."
          : "One of the codes you kept when you set up your passkey. Each works once."
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      required
      className="tabular"
    />
  );
}
