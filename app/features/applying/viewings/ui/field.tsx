import type { ReactNode } from "react";

type FieldProps = { id: string; label: string; hint?: string; error?: string | undefined; children: ReactNode };

/** A box with its label; what is wrong with it stands in place of the hint. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={error ? "f bad" : "f"}>
      <label htmlFor={id}>{label}</label>
      {error || hint ? (
        <p className="hint" id={`${id}-h`}>
          {error ? <span className="err">{error}</span> : hint}
        </p>
      ) : null}
      {children}
    </div>
  );
}
