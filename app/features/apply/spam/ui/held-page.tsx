import { pageWords } from "../../../answering/page-words";
import { statusWords } from "../../../answering/status-words";
import { ApplyShell } from "../../../answering/ui/apply-shell";
import type { PageLocale } from "../../../applications/locale";
import { spamWords } from "../../../applications/spam/words";

type HeldPageProps = {
  locale: PageLocale;
  title: string;
  reference: string;
  isConfirmed: boolean;
  isMailHeld: boolean;
};

/** After sending what is under suspicion: what is left to do, and that nothing is lost. */
export function HeldPage({ locale, title: formTitle, reference, isConfirmed, isMailHeld }: HeldPageProps) {
  const words = spamWords[locale];
  const title = isConfirmed ? pageWords[locale].success : words.heldTitle;
  return (
    <ApplyShell locale={locale} title={formTitle} tab={title}>
      <h1>{title}</h1>
      <div className={isConfirmed ? "box good" : "box warn"}>
        <p>{isConfirmed ? words.heldConfirmed : words.heldText}</p>
        <p>
          {pageWords[locale].reference}
          <br />
          <strong className="ref num">{reference}</strong>
        </p>
      </div>
      {isConfirmed ? null : <p>{isMailHeld ? statusWords[locale].mailHeld : words.heldNoMail}</p>}
    </ApplyShell>
  );
}
