import { describe, expect, it } from "vitest";
import { choosePageLocale } from "../../../app/features/applications/locale";
import { answerFromMemory, createPageMemory, matchesEtag, rememberedPage } from "../../../app/platform/page-memory";

const page = await rememberedPage(new TextEncoder().encode("x"), [["Content-Type", "text/html"]]);

describe("pages in memory", () => {
  it("live for their time and no longer", () => {
    const memory = createPageMemory({ entries: 5, lifeMs: 30 });
    memory.keep("form", "en", page, { now: 0, since: memory.mark() });
    expect(memory.find("form", "en", 29)).toBe(page);
    expect(memory.find("form", "en", 30)).toBeNull();
    expect(memory.find("form", "es", 0)).toBeNull();
  });

  it("are dropped by a change, also while one is being made", () => {
    const memory = createPageMemory({ entries: 5, lifeMs: 30 });
    const since = memory.mark();
    memory.forget("form");
    memory.keep("form", "en", page, { now: 0, since });
    expect(memory.find("form", "en", 0)).toBeNull();
    memory.keep("form", "en", page, { now: 0, since: memory.mark() });
    expect(memory.find("form", "en", 0)).toBe(page);
  });

  it("are bounded in number", () => {
    const memory = createPageMemory({ entries: 5, lifeMs: 30 });
    for (let index = 0; index < 100; index += 1) memory.keep(`form-${index}`, "en", page, { now: 0, since: 0 });
    expect(memory.size()).toBe(5);
    expect(memory.find("form-99", "en", 0)).toBe(page);
  });

  it("answer whole, without a body, or that nothing changed, and no answer changes what is kept", async () => {
    const asked = (init?: RequestInit) => answerFromMemory(page, new Request("https://rentform.example/", init));
    const whole = asked();
    whole.headers.set("Set-Cookie", "a=b");
    expect([await whole.text(), whole.headers.get("ETag")]).toEqual(["x", page.etag]);
    expect(await asked({ method: "HEAD" }).text()).toBe("");
    const unchanged = asked({ headers: { "If-None-Match": page.etag } });
    expect([unchanged.status, [...unchanged.headers.keys()]]).toEqual([304, ["etag"]]);
    expect([...asked().headers.keys()]).toEqual(["content-type", "etag"]);
  });

  it("are known again by any of the ETags asked for", () => {
    expect(matchesEtag('"a", W/"e"', '"e"')).toBe(true);
    expect(matchesEtag("*", '"e"')).toBe(true);
    expect(matchesEtag('"a"', '"e"')).toBe(false);
    expect(matchesEtag(null, '"e"')).toBe(false);
  });
});

describe("the language of a page", () => {
  it.each([
    ["es", "fr", "en", "es"],
    ["xx", "fr", "en", "fr"],
    [null, null, "de, es-MX;q=0.8, fr;q=0.9", "fr"],
    [null, null, "de", "en"],
    [null, null, null, "en"],
  ])("%s, %s, %s: %s", (query, cookie, acceptLanguage, expected) => {
    expect(choosePageLocale({ query, cookie, acceptLanguage })).toBe(expected);
  });
});
