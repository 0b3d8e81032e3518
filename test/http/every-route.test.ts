import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { noStore, type RouteExample, routeExamples } from "../support/route-examples";

const origin = "http://localhost:8787";
const examples: [string, RouteExample][] = [
  ...Object.entries(routeExamples),
  ["an unknown page", { url: "/no-such-page", status: 404, cacheControl: noStore, policy: "hydrated" }],
  ["an unknown page of the app", { url: "/app/no-such-page", status: 302, cacheControl: noStore, policy: "away" }],
];

function get(url: string, init?: RequestInit): Promise<Response> {
  return SELF.fetch(origin + url, { redirect: "manual", ...init });
}

/** Nonces that script elements of a page carry. */
function scriptNonces(html: string): string[] {
  // What search engines read is data: no browser runs it.
  return [...html.matchAll(/<script\b(?! type="application\/ld\+json")([^>]*)>/g)].map(
    ([, attributes]) => /nonce="([^"]*)"/.exec(attributes ?? "")?.[1] ?? "none",
  );
}

describe.each(examples)("the route %s", (_path, example) => {
  let answers: Response[] = [];
  let html = "";
  beforeAll(async () => {
    answers = [await get(example.url), await get(example.url)];
    html = (await answers[0]?.text()) ?? "";
  });
  const headers = () => answers[0]?.headers ?? new Headers();

  it("answers with its status and an explicit Cache-Control", () => {
    expect(answers.map(({ status }) => status)).toEqual([example.status, example.status]);
    expect(headers().get("cache-control")).toMatch(example.cacheControl);
  });

  it("sends every security header", () => {
    expect(headers().get("x-content-type-options")).toBe("nosniff");
    expect(headers().get("referrer-policy")).toMatch(/^strict-origin(-when-cross-origin)?$/);
    expect(headers().get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers().get("permissions-policy")).toContain("geolocation=()");
    const policy = headers().get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      `frame-ancestors '${example.framedBy ?? "none"}'`,
    ]) {
      if (example.policy !== "file") expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });

  it("sets no cookie on a cacheable response", () => {
    if (!noStore.test(headers().get("cache-control") ?? "")) expect(headers().get("set-cookie")).toBeNull();
  });

  it("has a Content-Security-Policy that allows its scripts", () => {
    const policies = answers.map((response) => response.headers.get("content-security-policy") ?? "");
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    if (example.policy === "hydrated") {
      expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(nonces[0]).not.toBe(nonces[1]);
      expect(new Set(scriptNonces(html))).toEqual(new Set([nonces[0]]));
    } else if (example.policy === "away") {
      expect(headers().get("location")).toMatch(/^\/(?!\/)/);
    } else {
      expect(policies[0]).not.toContain("strict-dynamic");
    }
  });
});

// Red when refuseForeignPosts is left out of workers/app.ts.
describe("a post from another site", () => {
  const paths = examples.map(([, example]) => example.url).filter((url) => !url.startsWith("/unsubscribe/"));

  it.each<[string, Record<string, string>]>([
    ["from an evil origin", { Origin: "https://evil.test" }],
    ["from a null origin", { Origin: "null" }],
    ["without an origin", {}],
    ["from the same host on another port", { Origin: "http://localhost:1" }],
  ])("%s is refused on every route", async (_what, from) => {
    expect(paths.length).toBeGreaterThan(100);
    const headers = { ...from, "Content-Type": "application/x-www-form-urlencoded" };
    for (const path of paths) {
      const response = await get(path, { method: "POST", headers, body: "a=b" });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  it("as text/plain is refused even from our own origin", async () => {
    const response = await get("/", {
      method: "POST",
      headers: { Origin: origin, "Content-Type": "text/plain" },
      body: "a=b",
    });
    expect(response.status).toBe(415);
  });
});
