/** Of errors of Stripe's client; asked by their fields, so that asking does not load it. */
type StripeError = { statusCode?: number; code?: string; type?: string };

export function isMissing(error: unknown): boolean {
  const { statusCode, code } = (error ?? {}) as StripeError;
  return statusCode === 404 || code === "resource_missing";
}

/** Stripe will say the same however often it is asked: not the network, not too many calls, not a failure of theirs. */
export function isRefused(error: unknown): boolean {
  const { statusCode, type } = (error ?? {}) as StripeError;
  return type !== "StripeIdempotencyError" && (statusCode === 400 || statusCode === 402 || statusCode === 404);
}
