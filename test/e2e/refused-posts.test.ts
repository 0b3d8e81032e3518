import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, it } from "vitest";
import { serverOf } from "../support/site.ts";

const server = await serverOf();

const half = new Uint8Array(6 * 1024 * 1024).fill(0x61);
const text = "application/x-www-form-urlencoded";

describe("a long post refused before it is read", () => {
  // Red without hearPostsOut in workers/app.ts: a proxy that still sends loses the answer.
  it.each([
    ["from another site", "/start", "https://evil.example", text, 403],
    ["of a kind nobody takes", "/start", null, "text/html", 415],
    ["longer than any of the form", "/start", null, text, 413],
    ["to an address of ours that is none", "/nothing-here", null, text, 405],
    ["to the wire of the accounts", "/api/auth/sign-in/email", null, "application/json", 413],
  ])("is answered once it was sent completely: %s", async (_what, path, origin, type, status) => {
    let answer: IncomingMessage | undefined;
    const headers = { Origin: origin ?? server.origin, "Content-Type": type, "Content-Length": 2 * half.byteLength };
    const post = request(server.origin + path, { method: "POST", headers });
    const answered = once(post, "response").then(([came]) => {
      answer = came as IncomingMessage;
      answer.resume();
    });
    await new Promise((written) => post.write(half, written));
    // Time enough for an answer that does not wait.
    for (let time = 0; time < 3; time += 1) await (await fetch(`${server.origin}/healthz`)).text();
    expect(answer).toBeUndefined();
    post.end(half);
    await answered;
    expect(answer?.statusCode).toBe(status);
  });
});
