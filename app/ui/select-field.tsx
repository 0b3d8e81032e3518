import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import type { FieldBaseProps } from "./field";
import { Field } from "./field";
import { inputClass } from "./input-style";

type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldBaseProps &
  Omit<ComponentProps<"select">, "id" | "children"> & {
    options: readonly SelectOption[];
    /** The first, empty choice, such as "Choose a country". */
    placeholder?: string;
    wrapperClassName?: string;
  };

/** The system's own select: it works without script and with every keyboard, and phones show their wheel. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  options,
  placeholder,
  className,
  wrapperClassName,
  ...select
}: SelectFieldProps) {
  const base = { label, hint, error, isOptional, isLabelHidden, id };
  return (
    <Field {...base} className={wrapperClassName}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classNames(inputClass, "appearance-none pe-10", className)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4" />
        </span>
      )}
    </Field>
  );
}
