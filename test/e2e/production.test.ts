import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../support/server.ts";

describe("a production Worker with a developer's secrets", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ variables: { ENVIRONMENT: "production" } });
  });
  afterAll(() => server.stop());

  // Pages made at build are files of the same content for everybody: no Worker serves them, and no setting is in them.
  it.each(["/sign-in", "/start", "/apply/demo-maple-street", "/dev/mail", "/dev/mail.json", "/api/anything"])(
    "refuses to serve %s",
    async (path) => {
      const response = await fetch(server.origin + path);
      expect(response.status).toBe(500);
      expect(await response.text()).toMatch(/^Something went wrong! Reference: [0-9a-f]{16}$|"FAILED"/);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    },
  );

  it("says which settings are at fault, in its log alone", async () => {
    await fetch(`${server.origin}/start`);
    // What the server writes comes by a pipe.
    await expect.poll(server.output).toContain("refusing-to-serve");
    await expect.poll(server.output).toContain("SECRET is a local default");
    expect(server.output()).not.toMatch(/local-only-[0-9a-f]{64}/);
  });
});
