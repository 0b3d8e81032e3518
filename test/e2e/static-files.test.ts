import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";

describe("static files", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  // Red without public/_headers.
  it("hashed files are kept for a year and sniffed by nobody", async () => {
    const page = await (await fetch(server.origin)).text();
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) {
      const { status, headers } = await fetch(server.origin + path);
      expect([path, status, headers.get("cache-control")]).toEqual([path, 200, "public, max-age=31536000, immutable"]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  it("an unhashed file is asked for again after a day", async () => {
    expect((await fetch(`${server.origin}/logo.svg`)).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  it("a missing file is a missing page", async () => {
    expect((await fetch(`${server.origin}/assets/no-such-file.js`)).status).toBe(404);
  });
});
