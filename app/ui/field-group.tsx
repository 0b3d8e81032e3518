import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import type { FieldErrors } from "./field";
import { describedBy, FieldHint, firstError, OptionalMark } from "./field";
import { FieldError } from "./field-error";

export type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: FieldErrors;
  isOptional?: boolean;
  id?: string;
  className?: string;
  children: (group: { id: string; isInvalid: boolean }) => ReactNode;
};

/** Several inputs that answer one question: a fieldset whose legend, hint and error are read with the group. */
export function FieldGroup({ legend, hint, error, isOptional, id, className, children }: FieldGroupProps) {
  const madeId = useId();
  const groupId = id ?? madeId;
  const message = firstError(error);
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = message ? `${groupId}-error` : undefined;
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      aria-describedby={describedBy(hintId, errorId)}
      className={classNames("flex min-w-0 flex-col gap-1.5", className)}
    >
      <legend className="mb-1.5 font-medium">
        {legend}
        {isOptional ? <OptionalMark /> : null}
      </legend>
      {hintId ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {errorId ? <FieldError id={errorId}>{message}</FieldError> : null}
      {children({ id: groupId, isInvalid: message !== undefined })}
    </fieldset>
  );
}
