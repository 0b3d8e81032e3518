/** Header values of every response. */

/** A fresh nonce: 16 random bytes, base64. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** The policy of a page alive in the browser; sonner adds a style element, hence 'unsafe-inline' for styles. */
export function hydratedPolicy(nonce: string, path = ""): string {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
    // The builder shows the tenant's pages in a frame.
    "frame-src 'self'",
    ...sharedDirectives,
  ].join("; ");
  return payingPath.test(path) ? policy.replace("form-action 'self'", `form-action 'self' ${stripePages}`) : policy;
}

/** Chrome asks form-action of where a post is redirected to as well: these lead to Stripe's pages for paying. */
const payingPath = /^\/app\/settings\/billing(?:\/|$)/;
const stripePages = "https://checkout.stripe.com https://billing.stripe.com";

/** For answers that are no page: should a browser show one all the same, nothing in it runs. */
export const fileHeaders = { "Content-Security-Policy": "sandbox; default-src 'none'" };

/** What lets the builder, and nobody else, put a page of ours into a frame. */
export function framedHeaders(nonce: string): Record<string, string> {
  return {
    "Content-Security-Policy": hydratedPolicy(nonce).replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
  };
}

/** The viewer of documents, which only our pages may frame: it runs WebAssembly, and loads by its own scripts. */
export function viewerHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    "worker-src 'self'",
    "style-src 'self'",
    ...sharedDirectives,
  ].join("; ");
  return {
    "Content-Security-Policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "X-Frame-Options": "SAMEORIGIN",
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  };
}

/** The policy of a page that is cached or needs no React: no nonce, hashes for what stands inline. */
export function cachedPolicy(hashes: { scripts?: string[]; styles?: string[] } = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(hashes.scripts ?? [])].join(" "),
    ["style-src 'self'", ...(hashes.styles ?? [])].join(" "),
    ...sharedDirectives,
  ].join("; ");
}

const sharedDirectives = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Addresses that hold a token: no other site learns them. "no-referrer" would send "Origin: null" with our own posts. */
const tokenPath =
  /^\/(?:verify-form|verify-email|undo|manage|unsubscribe|reference|preview|redeem|viewings)\b|^\/apply\/[^/]+\/(?:resume|status|member|confirm|viewing)\b/i;

/** Somebody's own pages, those behind a link of a mail, and tenants' pages: no search engine lists them. */
const unlistedPath =
  /^\/(?:account-deleted|app|admin|api|apply|check-email|dev|drafts|files|form-success|healthz|manage|preview|redeem|reference|reset-password|undo|unsubscribe|verify-email|verify-form|viewings)(?:\/|$)/i;

/** On every response, whatever made it. Headers that a handler set itself are kept. */
export function applySecurityHeaders(
  headers: Headers,
  options: { isHttps: boolean; policy: string; path?: string },
): void {
  const defaults: Record<string, string> = {
    "Content-Security-Policy": options.policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": tokenPath.test(options.path ?? "") ? "strict-origin" : "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cache-Control": "private, no-store",
  };
  if (unlistedPath.test(options.path ?? "")) defaults["X-Robots-Tag"] = "noindex";
  if (options.isHttps) defaults["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}
