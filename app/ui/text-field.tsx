import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import type { FieldBaseProps } from "./field";
import { Field } from "./field";
import { inputClass } from "./input-style";

export type TextFieldProps = FieldBaseProps &
  Omit<ComponentProps<"input">, "id"> & {
    /** Short fixed text inside the box: a currency sign, a unit. Hidden from screen readers, so the label must say it. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    wrapperClassName?: string;
  };

/** One line of text. Takes every attribute of an input: give the right type, inputMode, autoComplete and enterKeyHint. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  prefix,
  suffix,
  className,
  wrapperClassName,
  ...input
}: TextFieldProps) {
  const base = { label, hint, error, isOptional, isLabelHidden, id };
  return (
    <Field {...base} className={wrapperClassName}>
      {(control) =>
        prefix || suffix ? (
          <span className="flex items-stretch">
            {prefix ? <Affix side="start">{prefix}</Affix> : null}
            <input
              {...input}
              {...control}
              className={classNames(
                inputClass,
                prefix ? "rounded-s-none" : "",
                suffix ? "rounded-e-none" : "",
                className,
              )}
            />
            {suffix ? <Affix side="end">{suffix}</Affix> : null}
          </span>
        ) : (
          <input {...input} {...control} className={classNames(inputClass, className)} />
        )
      }
    </Field>
  );
}

function Affix({ side, children }: { side: "start" | "end"; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "tabular flex shrink-0 items-center whitespace-nowrap border border-line-strong bg-paper-sunken px-3 text-ink-muted",
        side === "start" ? "rounded-s-md border-e-0" : "rounded-e-md border-s-0",
      )}
    >
      {children}
    </span>
  );
}
