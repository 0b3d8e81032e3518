/** An address of each served route that a visitor may ask for, and what the answer must say about caching. */
export type RouteExample = {
  url: string;
  status: number;
  cacheControl: RegExp;
  /** "hydrated": nonce and strict-dynamic; "cached": hashes only; "file": no page. */
  policy: "hydrated" | "cached" | "file";
};

export const noStore = /^private, no-store$/;

/** The browser keeps the page for a minute. */
const keepsAMinute = /^private, max-age=60$/;
const marketing = ["/", "/about", "/faq", "/pricing", "/privacy-policy", "/restrictions", "/terms-of-service"];

export const routeExamples: Record<string, RouteExample> = {
  ...Object.fromEntries(
    marketing.map((url) => [url, { url, status: 200, cacheControl: keepsAMinute, policy: "hydrated" }]),
  ),
};
