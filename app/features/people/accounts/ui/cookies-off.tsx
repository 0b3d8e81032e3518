import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isCookieChecked } from "../../../../kernel/cookie-check";
import { Notice } from "../../../../ui/notice";

/** Where signing in would lead back here: a session is a cookie. Without script the server has found it out. */
export function CookiesOff() {
  const [search] = useSearchParams();
  const [isOff, setIsOff] = useState(isCookieChecked(search));
  useEffect(() => setIsOff((was) => was || navigator.cookieEnabled === false), []);
  return isOff ? (
    <div role="alert">
      <Notice tone="amber" title="This browser does not keep cookies">
        Signing in needs one: it holds your session, and follows you nowhere. Allow cookies for this site in the
        browser’s settings, or use another browser, then sign in again.
      </Notice>
    </div>
  ) : null;
}
