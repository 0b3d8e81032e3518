import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import type { FieldBaseProps } from "./field";
import { Field } from "./field";
import { grow } from "./grow";
import { inputClass } from "./input-style";

export type TextareaFieldProps = FieldBaseProps &
  Omit<ComponentProps<"textarea">, "id"> & { wrapperClassName?: string };

/** Several lines of text. Grows with what is typed. */
export function TextareaField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  className,
  wrapperClassName,
  rows = 4,
  ...textarea
}: TextareaFieldProps) {
  const box = useRef<HTMLTextAreaElement | null>(null);
  useEffect(() => grow(box.current));
  const base = { label, hint, error, isOptional, isLabelHidden, id };
  return (
    <Field {...base} className={wrapperClassName}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          ref={box}
          rows={rows}
          onInput={(event) => grow(event.currentTarget)}
          className={classNames(inputClass, "field-sizing-content min-h-28 max-h-[60vh]", className)}
        />
      )}
    </Field>
  );
}
