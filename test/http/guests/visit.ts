import { send } from "../../support/requests";

export const origin = "http://localhost:8787";

/** A GET as a browser sends it, redirects not followed. */
export function get(
  path: string,
  options: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const cookie = options.cookie ? { Cookie: options.cookie } : undefined;
  return send(origin + path, { redirect: "manual", headers: { ...cookie, ...options.headers } });
}

/** A form post from our own page. `origin: null` leaves the header out. */
export function post(
  path: string,
  fields: Record<string, string>,
  options: { cookie?: string; origin?: string | null } = {},
): Promise<Response> {
  const from = options.origin === null ? undefined : { Origin: options.origin ?? origin };
  const cookie = options.cookie ? { Cookie: options.cookie } : undefined;
  return send(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...from, ...cookie },
    body: new URLSearchParams(fields),
  });
}

/** The page without what differs from one answer to the next of the same page: nonces and the address asked for. */
export async function bodyOf(response: Response, ...ownWords: string[]): Promise<string> {
  const html = (await response.text()).replace(/nonce="[^"]*"/g, "nonce").replace(/"nonce":"[^"]*"/g, "nonce");
  return ownWords.reduce((text, word) => text.replaceAll(word, "*"), html);
}

export function manageCookie(...tokens: string[]): string {
  return `rf-manage=${tokens.join(".")}`;
}
