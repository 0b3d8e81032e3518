import type { MouseEvent } from "react";
import { useEffect, useRef } from "react";
import { fieldWords } from "./field-words";
import { errorTitle, withoutErrorTitle } from "./page-meta";
import { useWords } from "./use-words";

export type SummaryError = {
  message: string /** id of the input or fieldset; without it the line is plain text. */;
  fieldId?: string;
};

export type ErrorSummaryProps = { errors: readonly SummaryError[]; title?: string };

/**
 * What is wrong, at the top of a form, leading to its fields. Takes the focus when its errors change; the tab says
 * "Error:", without script by entry.server.tsx.
 */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const words = useWords(fieldWords);
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.map((error) => `${error.fieldId ?? ""}:${error.message}`).join("\n");
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  useErrorTitle(shown !== "", words.error);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the summary must be read first after a failed post, also without script
      autoFocus
      className="rounded-md border-2 border-red bg-paper-raised p-4 sm:p-5"
    >
      <h2 className="text-lg font-semibold">{title ?? words.problem}</h2>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={`${error.fieldId}${error.message}`}>
            {error.fieldId ? (
              <a
                href={`#${error.fieldId}`}
                onClick={focusField}
                className="inline-block py-1 font-medium pointer-coarse:py-2.5 text-red underline underline-offset-4 hover:text-red-hover"
              >
                {error.message}
              </a>
            ) : (
              <span className="font-medium text-red">{error.message}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useErrorTitle(hasErrors: boolean, mark: string): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = errorTitle(document.title, mark);
    return () => {
      document.title = withoutErrorTitle(document.title, mark);
    };
  }, [hasErrors, mark]);
}

/** Brings the label into view, not just the input beneath it, and leaves no #fragment in the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1));
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const field = target.matches("fieldset")
    ? (target.querySelector<HTMLElement>("input, select, textarea") ?? target)
    : target;
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? target;
  label.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
