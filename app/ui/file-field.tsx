import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import type { FieldBaseProps } from "./field";
import { Field } from "./field";
import { inputClass } from "./input-style";

export type FileFieldProps = FieldBaseProps & Omit<ComponentProps<"input">, "id" | "type" | "value">;

/** The system's own file input, dressed: it works without script, takes a photo on a phone and says the file's name. */
export function FileField({ label, hint, error, isOptional, isLabelHidden, id, className, ...input }: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden, id }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="file"
          className={classNames(
            inputClass,
            "p-1.5 text-ink-muted file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line-strong",
            "file:bg-paper file:px-3 file:font-medium file:text-ink hover:file:bg-paper-sunken",
            className,
          )}
        />
      )}
    </Field>
  );
}
