import { describe, expect, it } from "vitest";
import { ruleFormSchema } from "../../../app/features/operator/admin/rule-form";
import { applyRules, type ScreenRule, type ScreenSubject } from "../../../app/kernel/screen-rules";

const now = Date.UTC(2026, 10, 22);
let made = 0;

function aRule(change: Partial<ScreenRule>): ScreenRule {
  made += 1;
  const base = { kind: "asn", value: "64500", effect: "hold", points: 0, scope: "all", isShadow: false } as const;
  return { ...base, id: `rule-${made}`, until: now + 1, ...change };
}

const contact: ScreenSubject = {
  scope: "contact",
  mail: "hash",
  mailDomain: "mail.shady.example",
  network: "203.0.113.0/24",
  asn: 64500,
  texts: ["Send  a GIFT\ncard", "See https://www.go.shady.example/x?y and www.other.example."],
  photos: ["ab"],
};
const effectOf = (subject: ScreenSubject, ...rules: Partial<ScreenRule>[]) =>
  applyRules(subject, rules.map(aRule), now).effect;

describe("screening rules", () => {
  it.each([
    ["mail", "hash", "other"],
    ["domain", "shady.example", "hady.example"],
    ["network", "203.0.113.0/24", "203.0.11.0/24"],
    ["asn", "64500", "6450"],
    ["phrase", "a gift card", "gift voucher"],
    ["photo", "ab", "abc"],
    ["host", "shady.example", "hady.example"],
  ] as const)("of the kind %s match what they name and nothing else", (kind, value, near) => {
    expect(effectOf(contact, { kind, value })).toBe("hold");
    expect(effectOf(contact, { kind, value: near })).toBe("none");
  });

  // Red when strongestFirst begins with "block".
  it("that allow override all others, and blocking overrides holding and points", () => {
    expect(effectOf(contact, { effect: "block" }, { effect: "allow" }, { effect: "hold" })).toBe("allow");
    expect(effectOf(contact, { effect: "points", points: 9 }, { effect: "block" }, { effect: "hold" })).toBe("block");
  });

  it("add up their points, and name the rules that matched", () => {
    const rules = [
      aRule({ effect: "points", points: 9 }),
      aRule({ effect: "points", points: 5, kind: "mail", value: "hash" }),
    ];
    expect(applyRules(contact, rules, now)).toEqual({
      effect: "points",
      points: 14,
      ruleIds: rules.map(({ id }) => id),
      shadowIds: [],
    });
  });

  // Red when `live` is `met`.
  it("in shadow mode are counted and have no effect, not even allowing ones", () => {
    const [shadow, live] = [aRule({ effect: "allow", isShadow: true }), aRule({})];
    expect(applyRules(contact, [shadow, live], now)).toMatchObject({ effect: "hold", shadowIds: [shadow.id] });
  });

  it("end at their time, and apply only to their scope", () => {
    expect(effectOf(contact, { until: now })).toBe("none");
    expect(effectOf(contact, { scope: "form" })).toBe("none");
    expect(effectOf(contact, { scope: "contact" })).toBe("hold");
  });

  // Red without the scope's question in applyRules: an applicant's words are nobody's business here.
  it("never match the texts of an application", () => {
    const application = { ...contact, scope: "application" } as const;
    expect(effectOf(application, { kind: "phrase", value: "a gift card" })).toBe("none");
    expect(effectOf(application, { kind: "host", value: "shady.example" })).toBe("none");
  });
});

const typed = { kind: "asn", value: "AS64500", effect: "hold", points: "", scope: "all", life: "90d", why: "Flood" };
const read = (change: Record<string, string>) => ruleFormSchema.safeParse({ ...typed, ...change });

describe("the form for a screening rule", () => {
  it.each([
    ["mail", " Ada+x@Example.COM ", "ada+x@example.com"],
    ["domain", "@Mail.Example.com", "mail.example.com"],
    ["host", "https://www.go.example.com/x", "go.example.com"],
    ["network", "203.0.113.77", "203.0.113.0/24"],
    ["network", "203.0.113.0/24", "203.0.113.0/24"],
    ["network", "2001:DB8:7:9::1", "2001:db8:7::/48"],
    ["network", "2001:db8:7::/48", "2001:db8:7::/48"],
    ["asn", "as 64500", "64500"],
    ["phrase", " Gift \u00a0 CARD", "gift card"],
    ["photo", "AB".repeat(32), "ab".repeat(32)],
  ])("accepts for the kind %s the value %j", (kind, value, stored) => {
    expect(read({ kind, value }).data?.value).toBe(stored);
  });

  it.each([
    ["mail", "nobody"],
    ["domain", "localhost"],
    ["domain", "203.0.113.7"],
    ["network", "203.0.0.0/16"],
    ["network", "300.1.1.1"],
    ["network", "2001:db8::/32"],
    ["asn", "AS"],
    ["phrase", "abc"],
    ["photo", "abc"],
  ])("refuses for the kind %s the value %j, with a message at the value", (kind, value) => {
    expect(read({ kind, value }).error?.issues.map(({ path }) => path[0])).toEqual(["value"]);
  });

  it("requires points for that effect, a reason and an end, and refuses phrases for applications", () => {
    const wrong = (change: Record<string, string>) => read(change).error?.issues.map(({ path }) => path[0]);
    expect(wrong({ effect: "points" })).toEqual(["points"]);
    expect(wrong({ effect: "points", points: "101" })).toEqual(["points"]);
    expect(wrong({ why: " " })).toEqual(["why"]);
    expect(wrong({ life: "9y" })).toEqual(["life"]);
    expect(wrong({ kind: "phrase", value: "gift card", scope: "application" })).toEqual(["scope"]);
    expect(wrong({ kind: "moon" })).toEqual(["kind"]);
  });
});
