import { SELF } from "cloudflare:test";

/** How many requests the tests of a file have made of the built Worker. */
export const requests = { made: 0 };

/** A request to the built Worker, counted. */
export function send(...request: Parameters<typeof SELF.fetch>): Promise<Response> {
  requests.made += 1;
  return SELF.fetch(...request);
}
