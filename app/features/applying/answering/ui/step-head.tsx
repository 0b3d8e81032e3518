import type { PageLocale } from "../../../../kernel/page-locale";
import { ownDirection } from "../../../../kernel/text-direction";
import { IsolatedText } from "../../../../ui/isolated-text";
import { pageWords } from "../page-words";

/**
 * `typed`: what stood in a control that is no question, to be put back into it. `own`: words of the landlord within the message that are
 * in another language than the page.
 */
export type SummaryLine = { message: string; href?: string; typed?: string; own?: { text: string; lang: string } };
export type Notice = { kind: "warn" | "good"; title: string; text: string; items?: string[]; link?: [string, string] };

type StepHeadProps = {
  base: string;
  /** Where the first step leads back to, if not to `base`. */
  backTo?: string | undefined;
  locale: PageLocale;
  step: number;
  steps: number;
  title: string;
  titleLang?: string;
};

/** "Step 2 of 5: Where you live now", with the way back. The check page is the last step. */
export function StepHead({ base, backTo = base, locale, step, steps, title, titleLang }: StepHeadProps) {
  const words = pageWords[locale];
  return (
    <>
      <a className="lnk" href={step > 1 ? `${base}?step=${step - 1}` : backTo}>
        {words.back}
      </a>
      <h1>
        <small>{words.step({ n: step, of: steps })}</small>{" "}
        <span lang={titleLang} dir={ownDirection(title, locale)}>
          {title}
        </span>
      </h1>
      <progress className="bar" aria-hidden="true" max={steps} value={step} />
    </>
  );
}

/** What is wrong, first on the page and with the focus, each line leading to its field; or something to know. */
export function Summary({ lines, locale, notice }: { lines: SummaryLine[]; locale: PageLocale; notice?: Notice }) {
  const words = pageWords[locale];
  return (
    <>
      {notice ? (
        <div className={`box ${notice.kind}`} role="status">
          <h2>{notice.title}</h2>
          <p>
            <IsolatedText text={notice.text} />
          </p>
          {notice.items && notice.items.length > 0 ? (
            <ul className="plain">
              {notice.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
          {notice.link ? (
            <p>
              <a href={notice.link[0]}>{notice.link[1]}</a>
            </p>
          ) : null}
        </div>
      ) : null}
      {lines.length > 0 ? (
        // biome-ignore lint/a11y/noAutofocus: the summary is read first after a failed post, also without script
        <div className="box sum" role="alert" tabIndex={-1} autoFocus data-summary>
          <h2>{words.problem}</h2>
          <ul className="plain">
            {lines.map((line) => (
              <li key={`${line.href}${line.message}`}>
                {line.href ? (
                  <a href={line.href}>
                    <Message {...line} />
                  </a>
                ) : (
                  <Message {...line} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function Message({ message, own }: SummaryLine) {
  const at = own ? message.indexOf(own.text) : -1;
  if (!own || at === -1) return message;
  return (
    <>
      {message.slice(0, at)}
      <span lang={own.lang} dir="auto">
        {own.text}
      </span>
      {message.slice(at + own.text.length)}
    </>
  );
}
