import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { suggestAddress } from "../../../../kernel/suggest-address";
import { isShapedOnPaper } from "../../../../kernel/text-direction";
import { IsolatedText } from "../../../../ui/isolated-text";
import { mailHintWords } from "../../answering/mail-hint-words";
import { statusWords } from "../../answering/status-words";
import type { ShortcutPlace } from "../status-page-shortcut";
import { statusPageShortcutWords } from "../status-page-shortcut-words";

type OwnPageCornerProps = {
  locale: PageLocale;
  urlId: string;
  email: string;
  /** It looks like a slip, and nobody has said that it is none. */
  isDoubted: boolean;
  /** The receipt opens it still; see `opensOwnPage`. */
  isOpen: boolean;
  /** It was opened from here too often just now. */
  isTooOften: boolean;
  /** There is nothing left to correct or to withdraw. */
  isOver: boolean;
};

/** On a receipt: own page, PDF, and mending the address. Presses, not links: each makes a key. Works without script. */
export function OwnPageCorner({ locale, urlId, email, isDoubted, isOpen, isTooOften, isOver }: OwnPageCornerProps) {
  const words = statusPageShortcutWords[locale];
  if (!isOpen) {
    return (
      <section>
        <h2>{words.title}</h2>
        <p>{email ? words.over : words.overNoMail}</p>
      </section>
    );
  }
  const meant = isDoubted ? suggestAddress(email) : null;
  return (
    <form method="post" className="end" action={`/apply/${urlId}/success?lang=${locale}`}>
      <h2>{words.title}</h2>
      {isTooOften ? (
        <p className="box warn" role="status">
          {words.tooOften}
        </p>
      ) : null}
      {isOver ? null : <p>{email ? words.text : words.noMail}</p>}
      <p>
        <Press place="status" className="go" text={words.see} />
      </p>
      <p>
        <Press
          place="paper"
          className="sec"
          text={isShapedOnPaper(locale) ? statusWords[locale].paper : statusWords[locale].sentToPrint}
        />
      </p>
      {email && !isOver ? (
        <div className={meant ? "box warn" : "box"}>
          <p>
            <bdi translate="no">{email}</bdi>
          </p>
          {meant ? (
            <p>
              <IsolatedText text={mailHintWords[locale].hint({ address: isolated(meant) })} />
            </p>
          ) : null}
          <p>{words.wrong}</p>
          <Press place="correct" className="sec" text={words.change} />
        </div>
      ) : null}
    </form>
  );
}

function Press({ place, className, text }: { place: ShortcutPlace; className: string; text: string }) {
  return (
    <button type="submit" className={className} name="intent" value={place}>
      {text}
    </button>
  );
}
