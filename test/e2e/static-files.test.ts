import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { applySecurityHeaders } from "../../app/platform/security-headers.ts";
import { serverOf } from "../support/site.ts";

const server = await serverOf();

describe("static files", () => {
  // Red without public/_headers.
  it("with a hash in their name are cached for a year with nosniff", async () => {
    const page = await (await fetch(server.origin)).text();
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) {
      const { status, headers } = await fetch(server.origin + path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "public, max-age=31536000, immutable"]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("without a hash are revalidated after a day", async () => {
    expect((await fetch(`${server.origin}/logo.svg`)).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  // Red when an icon is not of the size that is said, or a page forgets the manifest.
  it("for installing the app are a manifest and its icons, without offline pages", async () => {
    const page = await (await fetch(server.origin)).text();
    const at = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await fetch(server.origin + at);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
    const manifest = (await answer.json()) as {
      start_url: string;
      display: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect([manifest.start_url, manifest.display]).toEqual(["/app", "standalone"]);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(server.origin + src);
      expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, type]);
      if (type !== "image/png") continue;
      const bytes = new DataView(await icon.arrayBuffer());
      expect([src, `${bytes.getUint32(16)}x${bytes.getUint32(20)}`]).toEqual([src, sizes]);
    }
    expect(page).toMatch(/<meta name="theme-color" content="#faf7f0"/);
    expect(page).not.toContain("serviceWorker");
  });

  it("that are missing answer 404", async () => {
    expect((await fetch(`${server.origin}/assets/no-such-file.js`)).status).toBe(404);
  });

  // Red without scripts/prerender.ts, or when its headers differ from those of platform/security-headers.ts.
  it.each([
    "/",
    "/about",
    "/demo/inbox",
    "/faq",
    "/pricing",
    "/privacy-policy",
    "/restrictions",
    "/restrictions/us-ca",
    "/terms-of-service",
  ])("%s is served without the Worker, with every header of a page", async (path) => {
    const { status, headers } = await fetch(server.origin + path);
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    // The Worker tells in development what each of its answers cost.
    expect(headers.get("server-timing")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("etag")).toBeTruthy();
    expect([headers.get("set-cookie"), headers.get("vary")]).toEqual([null, null]);
    for (const [name, value] of pageHeaders()) expect([name, headers.get(name)]).toEqual([name, value]);
  });

  it("of pages allow their scripts by path and by hash, without a nonce", async () => {
    const html = await (await fetch(server.origin)).text();
    expect(html).not.toContain("nonce");
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text ?? "");
    expect(inline).toHaveLength(1);
    const policy = (await fetch(server.origin)).headers.get("content-security-policy") ?? "";
    for (const text of inline)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce/);
  });

  it("have one URL: with a trailing slash it redirects", async () => {
    const answer = await fetch(`${server.origin}/faq/`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/faq"]);
  });

  it("exclude pages made for one visitor, which come from the Worker", async () => {
    for (const path of ["/contact", "/start", "/sign-in", "/no-such-page"]) {
      expect([path, (await fetch(server.origin + path)).headers.get("server-timing")]).toEqual([
        path,
        expect.any(String),
      ]);
    }
  });
});

/** What the Worker says with each of its pages. */
function pageHeaders(): Headers {
  const headers = new Headers();
  applySecurityHeaders(headers, { isHttps: true, policy: "" });
  headers.delete("content-security-policy");
  headers.delete("cache-control");
  return headers;
}
