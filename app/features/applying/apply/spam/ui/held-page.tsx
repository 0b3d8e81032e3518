import type { PageLocale } from "../../../../../kernel/page-locale";
import { pageWords } from "../../../answering/page-words";
import { statusWords } from "../../../answering/status-words";
import { AlreadySent } from "../../../answering/ui/already-sent";
import { ApplyShell } from "../../../answering/ui/apply-shell";
import { SharedDevice } from "../../ui/device-page";
import { spamWords } from "../words";

type HeldPageProps = {
  locale: PageLocale;
  urlId: string;
  email: string;
  title: string;
  reference: string;
  /** "waiting": no suspicion, the form was full when it came. */
  held: "unconfirmed" | "confirmed" | "waiting";
  isMailHeld: boolean;
  wasAlreadySent?: boolean;
};

/** After sending what is under suspicion: what is left to do, and that nothing is lost. */
export function HeldPage({
  locale,
  urlId,
  email,
  title: formTitle,
  reference,
  held,
  isMailHeld,
  wasAlreadySent,
}: HeldPageProps) {
  const words = spamWords[locale];
  const isSent = held !== "unconfirmed";
  const texts = { unconfirmed: words.heldText, confirmed: words.heldConfirmed, waiting: words.waitingText };
  const title = isSent ? pageWords[locale].success : words.heldTitle;
  return (
    <ApplyShell locale={locale} title={formTitle} tab={title}>
      <h1>{title}</h1>
      {wasAlreadySent ? <AlreadySent locale={locale} /> : null}
      <div className={isSent ? "box good" : "box warn"}>
        <p>{texts[held]}</p>
        <p>
          {pageWords[locale].reference}
          <br />
          <strong className="ref num" translate="no">
            {reference}
          </strong>
        </p>
      </div>
      {isSent ? null : <p>{isMailHeld ? statusWords[locale].mailHeld : words.heldNoMail}</p>}
      <SharedDevice locale={locale} urlId={urlId} hasMail={email !== ""} />
    </ApplyShell>
  );
}
