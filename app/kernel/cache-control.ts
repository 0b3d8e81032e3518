/** What a route says about keeping its page. platform/security-headers.ts holds the strictest one as the default. */
export const CACHE_CONTROL = {
  /** A public page as a visitor sees it; for somebody signed in it is not kept (routes/shared/guards.ts). */
  publicPage: "private, max-age=60",
  /** The address is the hash of the content. */
  immutable: "public, max-age=31536000, immutable",
  /** The same for everybody, without cookie or nonce: any cache may keep it and must ask again. */
  startPage: "public, max-age=0, must-revalidate",
} as const;
