import { SELF } from "cloudflare:test";
import { notePress } from "./trip-watch";

/** How many requests the tests of a file have made of the built Worker. */
export const requests = { made: 0 };

/** A request to the built Worker, counted; what it writes is held to its round trips to D1 (trip-watch). */
export async function send(...request: Parameters<typeof SELF.fetch>): Promise<Response> {
  requests.made += 1;
  const [input, init] = request;
  const copy = input instanceof Request && /urlencoded/.test(input.headers.get("content-type") ?? "") && input.clone();
  const answer = await SELF.fetch(...request);
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  if (method !== "GET" && method !== "HEAD") {
    const url = input instanceof Request ? input.url : String(input);
    notePress({
      method,
      path: new URL(url).pathname,
      fields: copy ? new TextDecoder().decode(await copy.arrayBuffer()) : init?.body,
      answer,
    });
  }
  return answer;
}
