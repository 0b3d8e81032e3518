import { useSearchParams } from "react-router";
import { isCookieChecked } from "../../../../kernel/cookie-check";
import { ButtonLink } from "../../../../ui/button-link";
import { PageShell } from "../../../../ui/page-shell";
import { useWords } from "../../../../ui/use-words";
import { gateWords } from "../words/gate-words";

/** Answer to every address under /manage that this browser may not open: the same for another's form and for none. */
export function ManageGate() {
  const words = useWords(gateWords);
  const [search] = useSearchParams();
  if (isCookieChecked(search)) {
    return <PageShell width="narrow" title={words.noCookiesTitle} lead={words.noCookies} />;
  }
  return (
    <PageShell width="narrow" title={words.title} lead={words.lead}>
      <ButtonLink to="/" variant="outline">
        {words.home}
      </ButtonLink>
    </PageShell>
  );
}
