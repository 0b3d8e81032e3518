import { describe, expect, it } from "vitest";
import { answerFromMemory, matchesEtag, rememberedPage } from "../../../app/platform/remembered-page";

const page = await rememberedPage(new TextEncoder().encode("x"), [["Content-Type", "text/html"]]);

describe("a cached page", () => {
  it("answers GET, HEAD and 304, and changing an answer does not change the cache", async () => {
    const asked = (init?: RequestInit) => answerFromMemory(page, new Request("https://rentform.example/", init));
    const whole = asked();
    whole.headers.set("Set-Cookie", "a=b");
    expect([await whole.text(), whole.headers.get("ETag")]).toEqual(["x", page.etag]);
    expect(await asked({ method: "HEAD" }).text()).toBe("");
    const unchanged = asked({ headers: { "If-None-Match": page.etag } });
    expect([unchanged.status, [...unchanged.headers.keys()]]).toEqual([304, ["etag"]]);
    expect([...asked().headers.keys()]).toEqual(["content-type", "etag"]);
  });

  it("answers 304 for any of several ETags in the request", () => {
    expect(matchesEtag('"a", W/"e"', '"e"')).toBe(true);
    expect(matchesEtag("*", '"e"')).toBe(true);
    expect(matchesEtag('"a"', '"e"')).toBe(false);
    expect(matchesEtag(null, '"e"')).toBe(false);
  });
});
