/** An address of each served route that a visitor may ask for, and what the answer must say about caching. */
export type RouteExample = {
  url: string;
  status: number;
  cacheControl: RegExp;
  /** "hydrated": nonce and strict-dynamic; "cached": hashes only; "file": no page. */
  policy: "hydrated" | "cached" | "file";
};

export const noStore = /^private, no-store$/;

export const routeExamples: Record<string, RouteExample> = {
  "/": { url: "/", status: 200, cacheControl: noStore, policy: "hydrated" },
};
