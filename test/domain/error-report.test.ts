import { describe, expect, it } from "vitest";
import { reportError } from "../../app/platform/error-report";
import { createTrace, traceLog } from "../../app/platform/request-trace";

/** What an error of Drizzle around one of D1 looks like: the statement with its values, and a stack that repeats them. */
function drizzleError(message: string): Error {
  const cause = new Error(message);
  const outer = new Error(
    'Failed query: insert into "user" ("email") values (?)\nparams: maya@secret.example,\n    at Maya Okafor (secret.example:1:2)',
    { cause },
  );
  outer.name = "DrizzleQueryError";
  return outer;
}

describe("a logged failure", () => {
  // Red when a frame is read off the whole stack, whose first lines are the message.
  it("has a code, a constraint and source lines, and no message or value", () => {
    const line = JSON.stringify(
      reportError(drizzleError("D1_ERROR: UNIQUE constraint failed: user.email, user.name: SQLITE_CONSTRAINT")),
    );
    expect(JSON.parse(line)).toEqual({
      error: "Error",
      code: "SQLITE_CONSTRAINT",
      constraint: "UNIQUE user.email, user.name",
      at: expect.stringMatching(/error-report\.test\.ts:\d+:\d+/),
    });
    expect(line).not.toMatch(/secret|Maya|insert|values/);
  });

  it.each([
    ["D1_ERROR: Network connection lost.", "network-connection-lost"],
    ["D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.", "storage-reset"],
    ["D1_ERROR: no such table: session: SQLITE_ERROR", "SQLITE_ERROR"],
    ["D1_ERROR: D1 DB is overloaded. Requests queued for too long.", "overloaded"],
  ])("recognises %s", (message, code) => {
    expect(reportError(drizzleError(message))).toMatchObject({ code });
  });

  it.each([
    "CHECK constraint failed: maya@secret.example",
    "UNIQUE constraint failed: secret@example",
    "something SQLITE_secret.example",
  ])("contains nothing of %s", (message) => {
    expect(JSON.stringify(reportError(drizzleError(message)))).not.toMatch(/secret|maya/);
  });

  it("is written for values that are no errors, hostile names and circular causes", () => {
    expect(reportError("maya@secret.example")).toEqual({ error: "string" });
    expect(reportError(undefined)).toEqual({ error: "undefined" });
    const evil = Object.assign(new Error("x"), { name: "maya@secret.example" });
    expect(JSON.stringify(reportError(evil))).not.toContain("secret");
    const one = new Error("one");
    one.cause = new Error("two", { cause: one });
    expect(reportError(one).error).toBe("Error");
  });

  it("is short, however deep the stack was", () => {
    const deep = (depth: number): Error => (depth === 0 ? new Error("x") : deep(depth - 1));
    expect(String(reportError(deep(30)).at).split(" < ").length).toBeLessThanOrEqual(8);
  });
});

describe("the id of a request", () => {
  const traceOf = (ray?: string) =>
    createTrace(new Request("https://a.test/", ray ? { headers: { "cf-ray": ray } } : {}));

  it("is Cloudflare's ray id, and nothing else from a header", () => {
    expect(traceOf("8f1c2d3e4a5b6c7d-ZRH").id).toBe("8f1c2d3e4a5b6c7d-ZRH");
    for (const ray of [undefined, "<script>", "8f1c2d3e4a5b6c7d-ZRH maya@secret.example", "x"])
      expect(traceOf(ray).id).toMatch(/^[0-9a-f]{16}$/);
    expect(traceOf().id).not.toBe(traceOf().id);
  });

  it("is in every log line, with the route's pattern once it is known", () => {
    const lines: unknown[] = [];
    const keep = (event: string, fields?: object) => void lines.push({ event, ...fields });
    const trace = traceOf("8f1c2d3e4a5b6c7d-ZRH");
    const log = traceLog({ info: keep, warn: keep, error: keep }, trace);
    log.error("request-failed", { error: "Error" });
    trace.route = "/manage/:token";
    log.warn("late");
    expect(lines).toEqual([
      { event: "request-failed", request: trace.id, error: "Error" },
      { event: "late", request: trace.id, route: "/manage/:token" },
    ]);
  });
});
