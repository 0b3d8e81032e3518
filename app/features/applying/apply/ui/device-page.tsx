import type { PageLocale } from "../../../../kernel/page-locale";
import { deviceWords } from "../../answering/device-words";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { LastAnswers } from "./last-answers";

type About = { locale: PageLocale; urlId: string };

/** On a receipt: the next person at this device, and leaving nothing on it. Works without script. */
export function SharedDevice({ locale, urlId, hasMail }: About & { hasMail: boolean }) {
  const words = deviceWords[locale];
  return (
    <section className="end">
      <h2>{words.sharedTitle}</h2>
      <p>{hasMail ? words.sharedText : words.sharedNoMail}</p>
      <Presses locale={locale} urlId={urlId} />
    </section>
  );
}

/** `scripts`: of what cleans this browser. */
type DeviceProps = { state: "sent" | "forgotten"; scripts: { last: string; offer: string } };

/** `sent`: somebody begins where one was sent already, whose name and address are not for everybody's eyes. */
export function DevicePage({ locale, urlId, state, scripts }: About & DeviceProps) {
  const words = deviceWords[locale];
  const [title, text] =
    state === "sent" ? [words.sentTitle, words.sentText] : [words.forgottenTitle, words.forgottenText];
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {state === "sent" ? (
        <>
          <p>
            <a className="go" href={`/apply/${urlId}/success`}>
              {words.seeReceipt}
            </a>
          </p>
          <Presses locale={locale} urlId={urlId} />
        </>
      ) : (
        <p>
          <a className="sec" href={`/apply/${urlId}?lang=${locale}`}>
            {words.someoneElse}
          </a>
        </p>
      )}
      <LastAnswers scripts={scripts} />
    </ApplyShell>
  );
}

/** Somebody begins where a draft lies: whose it is comes before a word of it. Works without script. */
export function WhosePage({ locale, urlId }: About) {
  const words = deviceWords[locale];
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={words.begunTitle}>
      <h1>{words.begunTitle}</h1>
      <p>{words.begunText}</p>
      <form method="post" action={`/apply/${urlId}?lang=${locale}`}>
        <p>
          <button type="submit" className="go" name="intent" value="continue">
            {words.goOn}
          </button>
        </p>
        <p>
          <button type="submit" className="sec" name="intent" value="someone-else">
            {words.someoneElse}
          </button>
        </p>
      </form>
    </ApplyShell>
  );
}

function Presses({ locale, urlId }: About) {
  const words = deviceWords[locale];
  return (
    <form method="post" action={`/apply/${urlId}/success?lang=${locale}`}>
      <p>
        <button type="submit" className="sec" name="intent" value="someone-else">
          {words.someoneElse}
        </button>
      </p>
      <p>
        <button type="submit" className="lnk" name="intent" value="forget">
          {words.forgetMe}
        </button>
      </p>
    </form>
  );
}
