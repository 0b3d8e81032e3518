import { describe, expect, it } from "vitest";
import { createVisitMemory } from "../../app/platform/visit-memory";
import { isVisit } from "../../app/platform/visits";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const visit = (headers: Record<string, string>) =>
  isVisit(new Request("https://rentform.test/apply/some-form", { headers: { "User-Agent": firefox, ...headers } }));

describe("a visit", () => {
  it("is a person's, whatever cookies of ours and of tenants come along", () => {
    expect(visit({})).toBe(true);
    expect(visit({ Cookie: "rf-lang=es; rf-draft-some-form=abc; not_signed_in=1; rf-manage=" })).toBe(true);
  });

  it.each([
    ["a crawler", { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a link preview", { "User-Agent": "WhatsApp/2.23.20.0" }],
    ["a program", { "User-Agent": "curl/8.5.0" }],
    ["nobody in particular", { "User-Agent": "" }],
    ["a fetch ahead", { "Sec-Purpose": "prefetch;prerender" }],
    ["an older fetch ahead", { Purpose: "prefetch" }],
    ["the landlord, signed in", { Cookie: "a=b; signed_in=1" }],
    ["the landlord, by his manage link", { Cookie: "__Host-rf-manage=abc" }],
    ["the landlord, by his manage link on this computer", { Cookie: "rf-manage=abc" }],
  ])("is not %s", (_who, headers) => {
    expect(visit(headers)).toBe(false);
  });
});

describe("the memory of visits", () => {
  const limits = { events: 3, ageMs: 10_000, forms: 2 };
  const noon = Date.UTC(2026, 10, 21, 12);

  it("gathers by form, day and event, and is due by number or by age", () => {
    const memory = createVisitMemory(limits);
    memory.take(noon);
    expect(memory.add("one", "view", noon + 1)).toBe(false);
    expect(memory.add("one", "view", noon + 2)).toBe(false);
    expect(memory.add("two", "start", noon + 3)).toBe(true);
    expect(memory.take(noon + 4)).toEqual([
      { urlId: "one", day: "2026-11-21", event: "view", count: 2 },
      { urlId: "two", day: "2026-11-21", event: "start", count: 1 },
    ]);
    expect(memory.take(noon + 5)).toEqual([]);
    expect(memory.add("one", "view", noon + 9_000)).toBe(false);
    expect(memory.add("one", "view", noon + 10_005)).toBe(true);
  });

  it("begins a new row with the UTC day, and loses nothing that could not be written", () => {
    const memory = createVisitMemory({ ...limits, forms: 10 });
    memory.add("one", "step:2", Date.UTC(2026, 10, 21, 23, 59, 59));
    memory.add("one", "step:2", Date.UTC(2026, 10, 22));
    const taken = memory.take(noon);
    expect(taken.map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 1],
    ]);
    memory.giveBack(taken);
    expect(memory.take(noon)).toEqual(taken);
  });

  it("stays bounded whatever addresses are asked for", () => {
    const memory = createVisitMemory(limits);
    for (let index = 0; index < 100; index += 1) memory.add(`form-${index}`, "view", noon);
    expect(memory.take(noon)).toHaveLength(2);
  });
});
