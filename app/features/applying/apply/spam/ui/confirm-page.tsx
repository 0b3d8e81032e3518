import { useParams } from "react-router";
import type { PageLocale } from "../../../../../kernel/page-locale";
import { pageWords } from "../../../answering/page-words";
import { ApplyShell } from "../../../answering/ui/apply-shell";
import { ToForm } from "../../ui/to-form";
import type { ConfirmLink } from "../commands/confirm-application.server";
import { spamWords } from "../words";

export type ConfirmPageProps = { locale: PageLocale; link: Pick<ConfirmLink, "reference" | "state"> | null };

/** Behind the link of a confirming mail: a button. Mail programs look at links before people do. */
export function ConfirmPage({ locale, link }: ConfirmPageProps) {
  const words = spamWords[locale];
  const { rentFormUrlId } = useParams();
  const [title, text] = {
    waits: [words.confirmTitle, words.confirmLead],
    held: [pageWords[locale].success, words.heldConfirmed],
    sent: [words.confirmedTitle, words.confirmedText],
    over: [words.over, words.overText],
  }[link?.state ?? "over"] as [string, string];
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {link ? (
        <p>
          {pageWords[locale].reference}
          <br />
          <strong className="ref num" translate="no">
            {link.reference}
          </strong>
        </p>
      ) : (
        <ToForm locale={locale} urlId={rentFormUrlId} />
      )}
      {link?.state === "waits" ? (
        <form method="post" className="end">
          <button type="submit" className="go">
            {words.confirm}
          </button>
        </form>
      ) : null}
    </ApplyShell>
  );
}
