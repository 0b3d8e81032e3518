import type { PageLocale } from "../../../../kernel/page-locale";
import type { StatusWords } from "../../answering/status-words";
import { statusWords } from "../../answering/status-words";
import { useTimeIn } from "../../answering/time-in";
import { requestWords } from "../../info-requests/words";
import { messageWords } from "../../messages/words";
import type { LetterText } from "../queries/find-status.server";
import type { StatusNotice, StatusPageProps } from "../status-view";

/** What is new before all else: what the last press did, mail that does not arrive, and the landlord's letter. */
export function StatusNews(props: StatusPageProps) {
  const { said, locale, sentLetter } = props;
  const words = statusWords[locale];
  return (
    <>
      {said && said !== "message-sent" ? <Said said={said} locale={locale} /> : null}
      {props.isMailHeld ? <MailHeld {...props} words={words} /> : null}
      {props.isMailReturned && said !== "mail-again" ? <MailReturned {...props} words={words} /> : null}
      {sentLetter ? <Letter letter={sentLetter} locale={locale} /> : null}
      {props.confirmsMailbox ? <script type="module" src={props.openedScript} /> : null}
    </>
  );
}

/** By a mailed link a press shows whose address it is, and what waits leaves; by a link of the receipt's page it only says so. */
function MailHeld({ here, confirmsMailbox, words }: StatusPageProps & { words: StatusWords }) {
  if (!confirmsMailbox) {
    return (
      <p className="box" role="status">
        {words.mailHeld}
      </p>
    );
  }
  return (
    <form method="post" action={here} className="box">
      <p>{words.mailWaits}</p>
      <p>
        <button type="submit" className="sec" name="intent" value="opened">
          {words.mailLetGo}
        </button>
      </p>
    </form>
  );
}

/** Everything stands on this page too, so that a lost mail loses nothing; but the next one should arrive. */
function MailReturned({ here, isUndecided, words }: StatusPageProps & { words: StatusWords }) {
  return (
    <form method="post" action={here} className="box warn">
      <h2>{words.mailReturned}</h2>
      <p>{isUndecided ? words.mailReturnedText : words.mailReturnedOnly}</p>
      <p>
        {isUndecided ? (
          <a className="sec" href={`${here}/correct?of=email`}>
            {words.mailChange}
          </a>
        ) : null}{" "}
        <button type="submit" className="sec" name="intent" value="mail-again">
          {words.mailTry}
        </button>
      </p>
    </form>
  );
}

/** What the landlord wrote, word for word. */
function Letter({ letter, locale }: { letter: LetterText; locale: PageLocale }) {
  const time = useTimeIn(locale);
  if (letter.text.trim() === "") return null;
  return (
    <section>
      <h2>{statusWords[locale].wrote}</h2>
      <blockquote className="text" dir="auto">
        {letter.text}
      </blockquote>
      <p className="muted small num">{time(letter.at)}</p>
    </section>
  );
}

function Said({ said, locale }: { said: Exclude<StatusNotice, "message-sent">; locale: PageLocale }) {
  const words = statusWords[locale];
  const texts: Record<typeof said, string> = {
    "late-withdraw": words.decided,
    "late-correct": words.decidedCorrect,
    "over-correct": words.overCorrect,
    "late-info": requestWords[locale].over,
    held: words.heldErase,
    corrected: words.changed,
    answered: requestWords[locale].sent,
    "mail-again": words.mailAgain,
    "mail-refused": words.mailRefused,
    "message-over": messageWords[locale].over,
  };
  return said === "corrected" || said === "answered" || said === "mail-again" ? (
    <div className="box good" role="status">
      <p>{texts[said]}</p>
    </div>
  ) : (
    <div className="box warn" role="alert">
      <p>{texts[said]}</p>
    </div>
  );
}
