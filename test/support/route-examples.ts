/** An address of each served route that a visitor may ask for, and what the answer must say about caching. */
export type RouteExample = { url: string; status: number; cacheControl: RegExp };

const never = /^private, no-store$/;

export const routeExamples: Record<string, RouteExample> = {
  "/": { url: "/", status: 200, cacheControl: never },
};
