import { createMiddleware } from "hono/factory";
import { FAILURE_LOGGED_HEADER, RETRY_AFTER_SECONDS } from "../app/kernel/failure";
import { MESSAGES } from "../app/kernel/messages";
import { answerInstead } from "./answer-instead";
import type { AppEnv } from "./app-env";

type About = { isUnavailable: boolean; reference: string };

/** A failure where no page of ours can be shown: JSON for scripts, a line of text for everything else. */
export function plainFailure(request: Request, { isUnavailable, reference }: About): Response {
  const status = isUnavailable ? 503 : 500;
  const headers = { [FAILURE_LOGGED_HEADER]: "yes" };
  const isForScripts = new URL(request.url).pathname.startsWith("/api/") || wantsJson(request);
  if (!isForScripts) return new Response(`${MESSAGES.somethingWentWrong} Reference: ${reference}`, { status, headers });
  const code = isUnavailable ? "UNAVAILABLE" : "FAILED";
  return Response.json({ code, message: MESSAGES.somethingWentWrong, reference }, { status, headers });
}

function wantsJson(request: Request): boolean {
  return request.headers.get("Accept")?.includes("application/json") ?? false;
}

/** The last look at every answer: one of 500 and above is a page of ours or is replaced; 503 says when to try again. */
export const answerFailures = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { status } = c.res;
  if (status < 500) return;
  const isTold = c.res.headers.has(FAILURE_LOGGED_HEADER) || c.res.headers.get("X-Remix-Response") === "yes";
  const answer = isTold
    ? new Response(c.res.body, c.res)
    : plainFailure(c.req.raw, { isUnavailable: status === 503, reference: c.get("trace").id });
  answer.headers.delete(FAILURE_LOGGED_HEADER);
  if (answer.status === 503) answer.headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  answerInstead(c, answer);
});
