import type { ReactNode } from "react";
import { fieldWords } from "./field-words";
import { useWords } from "./use-words";

/** The message beside a field: red, with a mark, so that colour is not alone in saying it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  const { error } = useWords(fieldWords);
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-red">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-4 shrink-0" fill="none" stroke="currentColor">
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.5" />
        <path d="M8 4.6v4.2M8 11v.4" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <span>
        <span className="sr-only">{error} </span>
        {children}
      </span>
    </p>
  );
}
