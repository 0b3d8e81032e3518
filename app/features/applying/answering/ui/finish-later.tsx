import { settleAddress } from "../../../../kernel/doubted-address";
import type { PageLocale } from "../../../../kernel/page-locale";
import { resumeWords } from "../resume-words";
import { AddressChoices } from "./address-choices";

export const laterEmailName = "later-email";

/** A corner of each step, closed until it is wanted: a link by mail, and forgetting this device. Works without script. */
export function FinishLater({ locale, error, typed }: { locale: PageLocale; error?: string; typed?: string }) {
  const words = resumeWords[locale];
  const errorId = error ? `${laterEmailName}-e` : undefined;
  const doubt = error && typed ? settleAddress(typed, "").doubt : null;
  return (
    <details className="box" open={error !== undefined}>
      <summary>{words.later}</summary>
      <p className="hint">{words.laterText}</p>
      <div className="f">
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
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
          defaultValue={typed}
          aria-describedby={errorId}
          aria-invalid={error ? true : undefined}
        />
      </div>
      {doubt ? <AddressChoices doubt={doubt} locale={locale} /> : null}
      <p className="part">
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
      {error === undefined ? null : (
        <p className="hint">
          <button type="submit" className="lnk" name="later" value="erase">
            {words.eraseInstead}
          </button>
        </p>
      )}
    </details>
  );
}
