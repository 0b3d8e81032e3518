import { redirect } from "react-router";
import type { PageLocale } from "../../../kernel/page-locale";
import { PERSON_NAME_MAX } from "../../../kernel/password";
import { inEveryLanguage, say } from "../../../kernel/words";
import type { AuthAnswer } from "../../../platform/auth/auth-answers.server";
import en from "../../../words/en/accounts/faults";

const faultWords = inEveryLanguage("accounts/faults", en);

/** The cookies that a call of the wire set, for the page's own answer. */
export function cookieHeaders(answer: Pick<AuthAnswer, "setCookies" | "retryAfterSeconds">): Headers {
  const headers = new Headers();
  for (const cookie of answer.setCookies) headers.append("Set-Cookie", cookie);
  if (answer.retryAfterSeconds) headers.set("Retry-After", String(answer.retryAfterSeconds));
  return headers;
}

/** React Router keeps an action's cookies; how long to wait has to be handed on by each route's `headers`. */
export function waitHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const seconds = actionHeaders.get("Retry-After");
  return seconds ? { "Retry-After": seconds } : {};
}

/** A redirect that carries the cookies of an answer of the sign-in library. */
export function redirectWithCookies(to: string, answer: AuthAnswer): Response {
  return redirect(to, { headers: cookieHeaders(answer) });
}

/** What the wire's codes are to a person. */
const faults: Record<string, keyof typeof en> = {
  INVALID_EMAIL_OR_PASSWORD: "wrongSignIn",
  INVALID_PASSWORD: "wrongPassword",
  PASSWORD_NEEDED: "passwordNeeded",
  TOKEN_EXPIRED: "oldLink",
  INVALID_TOKEN: "usedLink",
  INVALID_CODE: "wrongCode",
  CONFIRM_FIRST: "confirmFirst",
  BANNED_USER: "suspended",
  INVALID_NAME: "badName",
  PASSWORD_COMMON: "commonPassword",
  PASSWORD_CONTEXT: "tellingPassword",
  UNAVAILABLE: "notNow",
  FAILED: "notNow",
};

/** What to tell a person about a refused call, in our words where the library's are for programmers. */
export function explain(answer: AuthAnswer, language: PageLocale): string {
  const words = faultWords[language];
  if (answer.status === 429) return tooManyTries(answer.retryAfterSeconds, language);
  const fault = faults[answer.code ?? ""];
  if (fault) return say(words[fault], { minutes: 0, max: PERSON_NAME_MAX });
  if (answer.status === 401) return words.signedOut;
  return answer.message ?? words.failed;
}

/** What a 429 says; `seconds` to wait, null when unknown. */
export function tooManyTries(seconds: number | null, language: PageLocale): string {
  return faultWords[language].tooManyTries({ minutes: seconds === null ? 0 : Math.max(1, Math.ceil(seconds / 60)) });
}
