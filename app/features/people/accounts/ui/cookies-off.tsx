import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { isCookieChecked } from "../../../../kernel/cookie-check";
import { inEveryLanguage } from "../../../../kernel/words";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/accounts/cookies-off";

const cookieWords = inEveryLanguage("accounts/cookies-off", en);

/** Where signing in would lead back here: a session is a cookie. Without script the server has found it out. */
export function CookiesOff() {
  const words = useWords(cookieWords);
  const [search] = useSearchParams();
  const [isOff, setIsOff] = useState(isCookieChecked(search));
  useEffect(() => setIsOff((was) => was || navigator.cookieEnabled === false), []);
  return isOff ? (
    <div role="alert">
      <Notice tone="amber" title={words.title}>
        {words.text}
      </Notice>
    </div>
  ) : null;
}
