import type { DoubtedAddress } from "../../../../kernel/doubted-address";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { AskedProof } from "../../../../platform/proof-of-work/challenge";
import { appealLetters } from "../../../forms/screening/limits";
import { type ReportCode, reportCodes } from "../../../forms/screening/schema";
import { pageWords } from "../../answering/page-words";
import { AddressChoices } from "../../answering/ui/address-choices";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { ProofBox } from "../../answering/ui/proof-box";
import { ScriptMark } from "../../answering/ui/script-mark";
import { reportWords } from "../report-words";

export type ReportPageProps = {
  locale: PageLocale;
  urlId: string;
  title: string;
  /** `sent`: it is kept. `busy`: too many came from here. */
  state: "ask" | "sent" | "busy";
  typed: { code: string; email: string; text: string };
  errors: { code?: boolean; email?: boolean; text?: boolean };
  doubt?: DoubtedAddress | null;
  /** The calculation that the reporter's device is to do first. */
  proof?: AskedProof;
};

/** Says that something is wrong with a form. Works without script. */
export function ReportPage({ locale, urlId, title, state, typed, errors, doubt, proof }: ReportPageProps) {
  const words = reportWords[locale];
  const [heading, lead] = state === "ask" ? [words.title, words.lead] : words[state];
  const isAsked = doubt?.isRight === false;
  const hasErrors = errors.code || errors.email || errors.text || isAsked;
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
          {proof ? <ReportProof proof={proof} locale={locale} /> : null}
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
              dir="auto"
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
              dir="ltr"
              inputMode="email"
              autoComplete="email"
              defaultValue={typed.email}
              aria-describedby="email-h"
              aria-invalid={errors.email || undefined}
            />
          </div>
          {doubt && !errors.email ? <AddressChoices doubt={doubt} locale={locale} /> : null}
          <p className="end">
            <button type="submit" className="go" name="intent" value="send" data-go="">
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

/** What the device does before the report leaves by itself; without script, the report leaves by a press as it is. */
function ReportProof({ proof, locale }: { proof: AskedProof; locale: PageLocale }) {
  const words = reportWords[locale].proof;
  return (
    <>
      <ScriptMark />
      <ProofBox proof={proof} words={words}>
        <p className="only-script">{words.plainNote}</p>
        <p>
          <button type="submit" className="sec" name="intent" value="plain">
            {words.plain}
          </button>
        </p>
      </ProofBox>
    </>
  );
}
