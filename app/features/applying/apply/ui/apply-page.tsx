import type { PageLocale } from "../../../../kernel/page-locale";
import type { ApplyView } from "../../answering/apply-view";
import { pageWords } from "../../answering/page-words";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { PlainPage } from "../../answering/ui/plain-page";
import { ClosedPage } from "./closed-page";
import { WhosePage } from "./device-page";
import { FormPage } from "./form-page";

/** Turns what the server decided to show into HTML. */
export function ApplyPage({ view, scripts }: { view: ApplyView; scripts: ScriptUrls | null }) {
  if (view.kind === "plain") {
    return (
      <PlainPage locale={view.locale} reason={view.reason}>
        {view.reason === "busy" || view.reason === "noCookies" ? (
          <StartAgain locale={view.locale} urlId={view.urlId} />
        ) : null}
      </PlainPage>
    );
  }
  if (view.kind === "whose") return <WhosePage {...view} />;
  return view.kind === "closed" ? <ClosedPage {...view} /> : <FormPage view={view} scripts={scripts} />;
}

/** The same press as on the start page. */
function StartAgain({ locale, urlId }: { locale: PageLocale; urlId: string }) {
  return (
    <form method="post" action={`/apply/${urlId}?lang=${locale}`}>
      <button type="submit" className="go" name="intent" value="start">
        {pageWords[locale].start}
      </button>
    </form>
  );
}
