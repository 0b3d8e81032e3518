/** What a route says about keeping its page. platform/security-headers.ts holds the strictest one as the default. */
export const CACHE_CONTROL = {
  /**
   * A page of the public site as a visitor sees it: a page fetched on intent serves the click that follows. For somebody
   * signed in it is not kept, and it varies by cookie (routes/shared/guards.ts), so that the header is right after signing in or out.
   */
  publicPage: "private, max-age=60",
  /** The address is the hash of the content. */
  immutable: "public, max-age=31536000, immutable",
  /** The same for everybody, without cookie or nonce: any cache may keep it and must ask again. */
  startPage: "public, max-age=0, must-revalidate",
} as const;
