import type { ComponentProps, ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import type { FieldErrors } from "./field";
import { describedBy, FieldHint, firstError } from "./field";
import { FieldError } from "./field-error";

export type CheckboxFieldProps = Omit<ComponentProps<"input">, "type" | "id"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldErrors;
  id?: string;
};

/** One box to tick, with its words beside it. Box and words are one target of at least 44 px. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const message = firstError(error);
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  return (
    <div className={classNames("flex flex-col", className)}>
      {errorId ? <FieldError id={errorId}>{message}</FieldError> : null}
      <label htmlFor={controlId} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-describedby={describedBy(hintId, errorId)}
          aria-invalid={message ? true : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {hintId ? (
        <div className="-mt-1.5 ps-8">
          <FieldHint id={hintId}>{hint}</FieldHint>
        </div>
      ) : null}
    </div>
  );
}
