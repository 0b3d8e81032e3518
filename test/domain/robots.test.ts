import { describe, expect, it } from "vitest";
import { writeRobots } from "../../app/routes/shared/site-pages";
import { mayFetch } from "../support/robots";

const robots = writeRobots("https://rentform.example");

describe("/robots.txt, read by the rules of RFC 9309", () => {
  // Red with "Disallow: /app", which is the beginning of /apply: no preview of a shared link, and nobody sees its noindex.
  it.each(["/apply", "/apply/demo-maple-street", "/apply/demo-maple-street?lang=es", "/application", "/previews", "/"])(
    "allows crawlers %s",
    (path) => expect(mayFetch(robots, "facebookexternalhit", path)).toBe(true),
  );

  it.each([
    ...["/app", "/app/forms", "/app?x=1", "/admin", "/admin/people", "/manage/abc", "/verify-form?token=abc"],
    ...["/form-success?fUrl=x", "/unsubscribe/abc", "/redeem", "/redeem/abc", "/preview", "/preview/abc"],
  ])("forbids crawlers %s", (path) => expect(mayFetch(robots, "Googlebot", path)).toBe(false));
});

describe("the parser of robots.txt", () => {
  const text =
    "User-agent: one\nUser-agent: two\nDisallow: /a\nAllow: /a/b\n\nUser-agent: *\nDisallow: /*.pdf$\nDisallow: # none";

  it.each([
    ["one", "/a", false],
    ["two", "/abc", false],
    ["TWO", "/a/b/c", true],
    ["one", "/x.pdf", true],
    ["three", "/a", true],
    ["three", "/x.pdf", false],
    ["three", "/x.pdf?y", true],
  ])("says for %s and %s: %s", (agent, path, isAllowed) => expect(mayFetch(text, agent, path)).toBe(isAllowed));
});
