import { useSearchParams } from "react-router";
import { isCookieChecked } from "../../../../kernel/cookie-check";
import { ButtonLink } from "../../../../ui/button-link";
import { PageShell } from "../../../../ui/page-shell";

/** Answer to every address under /manage that this browser may not open: the same for another's form and for none. */
export function ManageGate() {
  const [search] = useSearchParams();
  if (isCookieChecked(search)) {
    return (
      <PageShell
        width="narrow"
        title="This browser does not keep cookies"
        lead="Your private link opens the form by a cookie, which follows you nowhere. Allow cookies for this site in the browser’s settings, or open the link of your email in another browser."
      />
    );
  }
  return (
    <PageShell
      width="narrow"
      title="Open this page from your email"
      lead="This browser has no link that opens it, or the link has expired. Follow the private link in your newest email about the form."
    >
      <ButtonLink to="/" variant="outline">
        Home
      </ButtonLink>
    </PageShell>
  );
}
