import { redirect } from "react-router";
import type { AuthAnswer } from "../../../platform/auth/auth-answers.server";
import { authFaultTexts } from "../../../words/en/accounts/post";

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

/** What to tell a person about a refused call, in our words where the library's are for programmers. */
export function explain(answer: AuthAnswer): string {
  if (answer.status === 429) return tooManyTries(answer.retryAfterSeconds);
  if (answer.code && authFaultTexts[answer.code]) return authFaultTexts[answer.code] as string;
  if (answer.status === 401) return "You have been signed out. Sign in again.";
  return answer.message ?? "This did not work. Try again in a moment.";
}

/** What a 429 says; `seconds` to wait, null when unknown. */
export function tooManyTries(seconds: number | null): string {
  return `Too many tries. Wait ${waitingTime(seconds)} and try again.`;
}

function waitingTime(seconds: number | null): string {
  if (seconds === null) return "a few minutes";
  if (seconds <= 60) return "a minute";
  return `${Math.ceil(seconds / 60)} minutes`;
}
