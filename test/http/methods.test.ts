import { SELF } from "cloudflare:test";
import { expect, it } from "vitest";
import { routeExamples } from "../support/route-examples";

const origin = "http://localhost:8787";
const urls = Object.values(routeExamples).map(({ url }) => url);

/** Status, allowed methods and length of what each route answers to a method. */
async function answers(
  method: string,
): Promise<{ url: string; status: number; allow: string | null; length: number }[]> {
  const found = [];
  for (const url of urls) {
    const answer = await SELF.fetch(origin + url, { method, redirect: "manual", headers: { Origin: origin } });
    const allow = answer.headers.get("allow");
    found.push({ url, status: answer.status, allow, length: (await answer.text()).length });
  }
  return found;
}

// Red without answerMethods in workers/app.ts: OPTIONS answered a page of 17 KB.
it("every route answers OPTIONS with its methods and no page", async () => {
  const allow = "GET, HEAD, POST, OPTIONS";
  expect(await answers("OPTIONS")).toEqual(urls.map((url) => ({ url, status: 204, allow, length: 0 })));
});

// Red without answerMethods: PUT ran the action of a POST.
it.each(["PUT", "DELETE", "PROPFIND"])("every route refuses %s with the allowed methods", async (method) => {
  const allow = "GET, HEAD, POST, OPTIONS";
  expect(await answers(method)).toEqual(urls.map((url) => ({ url, status: 405, allow, length: 18 })));
});

it("routes without an action refuse POST with the allowed methods", async () => {
  const refused = (await answers("POST")).filter(({ status }) => status === 405);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.filter(({ allow }) => allow !== "GET, HEAD, OPTIONS")).toEqual([]);
});
