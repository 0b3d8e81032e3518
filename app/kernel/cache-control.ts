/** What a route says about keeping its page. workers/security-headers.ts holds the strictest one as the default. */
export const CACHE_CONTROL = {
  /**
   * A page of the public site: the same for everybody, so a page fetched on intent serves the click that follows. Nothing
   * personal may come into its HTML: who is signed in is told by a script, or the page after signing out would be stale.
   */
  publicPage: "private, max-age=60",
  /** The same for everybody, without cookie or nonce: any cache may keep it and must ask again. */
  startPage: "public, max-age=0, must-revalidate",
} as const;
