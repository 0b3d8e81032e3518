import { describe, expect, it } from "vitest";
import { serverOf } from "../support/site.ts";

const server = await serverOf();

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(0x61);
const text = "application/x-www-form-urlencoded";

describe("a long post that is refused before it is read", () => {
  // Red without hearPostsOut in workers/app.ts: the proxy of the local server fails instead of handing the answer on.
  it.each([
    ["from another site", "/start", "https://evil.example", text, 403],
    ["of a kind nobody takes", "/start", null, "text/html", 415],
    ["longer than any of the form", "/start", null, text, 413],
    ["to an address of ours that is none", "/nothing-here", null, text, 405],
    ["to the wire of the accounts", "/api/auth/sign-in/email", null, "application/json", 413],
  ])("gets its answer: %s", async (_what, path, origin, type, status) => {
    for (let time = 0; time < 3; time += 1) {
      const answer = await fetch(server.origin + path, {
        method: "POST",
        headers: { Origin: origin ?? server.origin, "Content-Type": type },
        body: megabytes(12),
        redirect: "manual",
      });
      expect(answer.status).toBe(status);
      await answer.text();
    }
  });
});
