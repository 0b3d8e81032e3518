/** What a route says about keeping its page. workers/security-headers.ts holds the strictest one as the default. */
export const CACHE_CONTROL = {
  /** The same for everybody, but rendered with a nonce: the browser keeps it and asks again. */
  publicPage: "private, no-cache",
} as const;
