import { z } from "zod";
import { FAILURE_LOGGED_HEADER, RETRY_AFTER_SECONDS } from "../../kernel/failure";

/** Said where a call failed by our fault: on the pages of the account, and in toasts. */
const FAILURE_MESSAGE = "This did not work just now. Wait a minute, then try again.";

/** Where the second step of a sign-in is asked for. */
export const SECOND_STEP = "/sign-in/second-step";

/** An answer of the wire, for pages that work without script: they forward its cookies. */
export type AuthAnswer = {
  status: number;
  /** Of a failure. */
  code: string | null;
  message: string | null;
  retryAfterSeconds: number | null;
  setCookies: string[];
  /** The password was right, and the second step comes next. */
  isFactorAsked: boolean;
};

/** In place of the library's own answer, which may carry SQL with its values; cookies stay as they were. */
export function failureAnswer(isUnavailable: boolean, reference: string): Response {
  const body = { code: isUnavailable ? "UNAVAILABLE" : "FAILED", message: FAILURE_MESSAGE, reference };
  const headers = new Headers({ [FAILURE_LOGGED_HEADER]: "yes" });
  if (isUnavailable) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  return Response.json(body, { status: isUnavailable ? 503 : 500, headers });
}

/** In place of the library's answer, which knows only that no session was made. None of its cookies leaves. */
export function askForFactor(request: Request, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (request.method === "GET") {
    headers.set("Location", "/sign-in");
    return new Response(null, { status: 302, headers });
  }
  return Response.json({ redirect: true, url: SECOND_STEP, isFactorAsked: true }, { headers });
}

/** The library says in a header of its own how many seconds somebody has to wait; browsers and programs know another one. */
export function withRetryAfter(response: Response): Response {
  const seconds = response.headers.get("X-Retry-After");
  if (response.status !== 429 || !seconds) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", seconds);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const failureSchema = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  isFactorAsked: z.literal(true).optional(),
});

/** Reads an answer of the wire for a page of ours; a body of another shape has no code and no message. */
export async function answerOf(response: Response): Promise<AuthAnswer> {
  const body = failureSchema.safeParse(await response.json().catch(() => null));
  const retryAfter = response.headers.get("Retry-After");
  return {
    status: response.status,
    code: response.ok ? null : (body.data?.code ?? null),
    message: response.ok ? null : (body.data?.message ?? null),
    retryAfterSeconds: retryAfter ? Number(retryAfter) : null,
    setCookies: response.headers.getSetCookie(),
    isFactorAsked: body.data?.isFactorAsked === true,
  };
}
