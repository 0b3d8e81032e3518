import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field-error";
import { fieldWords } from "./field-words";
import { useWords } from "./use-words";

/** What a form library hands over: nothing, one message, or several of which the first is shown. */
export type FieldErrors = string | readonly string[] | null | undefined;

/** What every kind of field takes beside its own input's attributes. */
export type FieldBaseProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldErrors;
  /** Writes "(optional)" after the label. Required is the rule, so only the exception is marked. */
  isOptional?: boolean;
  /** Keeps the label for screen readers only, where the place of the field says it already. */
  isLabelHidden?: boolean;
  id?: string;
};

/** What the wrapper hands to the input: its id and its ties to hint and error. */
type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export function firstError(error: FieldErrors): string | undefined {
  return (typeof error === "string" ? error : error?.[0]) || undefined;
}

export function describedBy(...ids: (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(" ") || undefined;
}

export type FieldProps = FieldBaseProps & { className?: string; children: (control: ControlProps) => ReactNode };

/** Label above, hint beneath it, error beside the input. */
export function Field({ label, hint, error, isOptional, isLabelHidden, id, className, children }: FieldProps) {
  const madeId = useId();
  const controlId = id ?? madeId;
  const message = firstError(error);
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={isLabelHidden ? "sr-only" : "font-medium"}>
        {label}
        {isOptional ? <OptionalMark /> : null}
      </label>
      {hintId ? <FieldHint id={hintId}>{hint}</FieldHint> : null}
      {errorId ? <FieldError id={errorId}>{message}</FieldError> : null}
      {children({
        id: controlId,
        "aria-describedby": describedBy(hintId, errorId),
        "aria-invalid": message ? true : undefined,
      })}
    </div>
  );
}

export function OptionalMark() {
  const { optional } = useWords(fieldWords);
  return <span className="font-normal text-ink-muted"> {optional}</span>;
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-muted">
      {children}
    </p>
  );
}
