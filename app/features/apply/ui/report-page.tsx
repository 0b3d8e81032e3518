import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import type { PageLocale } from "../../applications/locale";
import { appealLetters } from "../../screening/limits";
import { type ReportCode, reportCodes } from "../../screening/schema";
import { reportWords } from "../report-words";

export type ReportPageProps = {
  locale: PageLocale;
  urlId: string;
  title: string;
  /** `sent`: it is kept. `busy`: too many came from here. */
  state: "ask" | "sent" | "busy";
  typed: { code: string; email: string; text: string };
  errors: { code?: boolean; email?: boolean; text?: boolean };
};

/** Says that something is wrong with a form. Works without script. */
export function ReportPage({ locale, urlId, title, state, typed, errors }: ReportPageProps) {
  const words = reportWords[locale];
  const [heading, lead] = state === "ask" ? [words.title, words.lead] : words[state];
  const hasErrors = errors.code || errors.email || errors.text;
  return (
    <ApplyShell
      locale={locale}
      title={title}
      tab={hasErrors ? `${pageWords[locale].error} ${heading}` : heading}
      hasReportLink={false}
    >
      <h1>{heading}</h1>
      <p>{lead}</p>
      {state === "sent" ? null : (
        <form method="post" action={`/apply/${urlId}/report?lang=${locale}`} noValidate>
          <fieldset
            className={errors.code ? "f bad" : "f"}
            aria-invalid={errors.code || undefined}
            aria-describedby={errors.code ? "code-e" : undefined}
          >
            <legend>{words.reason}</legend>
            {errors.code ? (
              <p className="err" id="code-e">
                {words.noReason}
              </p>
            ) : null}
            <div className="opts">
              {reportCodes.map((code: ReportCode) => (
                <label key={code} htmlFor={`code-${code}`}>
                  <input
                    id={`code-${code}`}
                    type="radio"
                    name="code"
                    value={code}
                    defaultChecked={typed.code === code}
                  />
                  <span>{words.reasons[code]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className={errors.text ? "f bad" : "f"}>
            <label htmlFor="text">{words.text}</label>
            <p className="hint" id="text-h">
              {errors.text ? <span className="err">{words.badText}</span> : words.textHint}
            </p>
            <textarea
              id="text"
              name="text"
              rows={4}
              maxLength={appealLetters}
              defaultValue={typed.text}
              aria-describedby="text-h"
              aria-invalid={errors.text || undefined}
            />
          </div>
          <div className={errors.email ? "f bad" : "f"}>
            <label htmlFor="email">{words.email}</label>
            <p className="hint" id="email-h">
              {errors.email ? <span className="err">{words.badEmail}</span> : words.emailHint}
            </p>
            <input
              id="email"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              defaultValue={typed.email}
              aria-describedby="email-h"
              aria-invalid={errors.email || undefined}
            />
          </div>
          <p className="end">
            <button type="submit" className="go">
              {words.send}
            </button>
          </p>
        </form>
      )}
      <p className="end">
        <a className="sec" href={`/apply/${urlId}?lang=${locale}`}>
          {words.back}
        </a>
      </p>
    </ApplyShell>
  );
}
