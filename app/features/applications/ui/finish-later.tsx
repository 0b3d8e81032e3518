import type { PageLocale } from "../locale";
import { resumeWords } from "../resume-words";

export const laterEmailName = "later-email";

/** A corner of each step, closed until it is wanted: a link by mail, and forgetting this device. Works without script. */
export function FinishLater({ locale, error }: { locale: PageLocale; error?: string }) {
  const words = resumeWords[locale];
  const errorId = error ? `${laterEmailName}-e` : undefined;
  return (
    <details className="box" open={error !== undefined}>
      <summary>{words.later}</summary>
      <p className="hint">{words.laterText}</p>
      <label htmlFor={laterEmailName}>{words.email}</label>
      {error ? (
        <p className="err" id={errorId}>
          {error}
        </p>
      ) : null}
      <input
        id={laterEmailName}
        name={laterEmailName}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
      />
      <p>
        <button type="submit" className="sec" name="later" value="mail">
          {words.send}
        </button>
      </p>
      <p className="hint">
        {words.shared}{" "}
        <button type="submit" className="lnk" name="later" value="forget">
          {words.forget}
        </button>
      </p>
    </details>
  );
}
