import { APIError } from "better-auth/api";
import type { RateRule } from "../rate-limit";
import { authScope } from "./auth-scope.server";

/** Counts one try of `key`; throws 429 with the time to wait when the count is used up. */
export async function takeLimit(rule: RateRule, key: string): Promise<void> {
  const verdict = await authScope().rateLimit.take(rule, key);
  if (verdict.allowed) return;
  const message = "Too many requests. Please try again later.";
  throw new APIError("TOO_MANY_REQUESTS", { message }, { "X-Retry-After": String(verdict.retryAfterSeconds) });
}
