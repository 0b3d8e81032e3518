import { z } from "zod";
import { parseUrl } from "./parse-url";

export const ruleKinds = ["mail", "domain", "network", "asn", "phrase", "photo", "host"] as const;
export const ruleEffects = ["allow", "points", "hold", "block"] as const;
export const ruleScopes = ["all", "form", "application", "contact"] as const;
export const switchNames = ["pause-guests", "proof-everywhere"] as const;

export type RuleKind = (typeof ruleKinds)[number];
export type RuleEffect = (typeof ruleEffects)[number];
export type SwitchName = (typeof switchNames)[number];

export const screenRuleSchema = z.object({
  id: z.string(),
  kind: z.enum(ruleKinds),
  /** As `valueOfRule` writes it; of an address its keyed hash. */
  value: z.string(),
  effect: z.enum(ruleEffects),
  points: z.number().int(),
  scope: z.enum(ruleScopes),
  isShadow: z.boolean(),
  /** Milliseconds. */
  until: z.number(),
});
export type ScreenRule = z.infer<typeof screenRuleSchema>;

/** What a rule is held against. What is not known is left out, and met by no rule. */
export type ScreenSubject = {
  scope: "form" | "application" | "contact";
  /** Keyed hash of the mailbox. */
  mail?: string;
  mailDomain?: string;
  /** /24 or /48. */
  network?: string | null;
  asn?: number | null;
  /** Texts of a form or a contact message. Those of an application are never looked at. */
  texts?: readonly string[];
  /** SHA-256 (hex) of pictures. */
  photos?: readonly string[];
};

/** `points`: the sum, of 100. `ruleIds`: those that had an effect; `shadowIds`: those that would have. */
export type ScreenVerdict = {
  effect: "none" | RuleEffect;
  points: number;
  ruleIds: string[];
  shadowIds: string[];
};

const strongestFirst = ["allow", "block", "hold", "points"] as const;

/** What the rules say of a subject at `now` (milliseconds): allow wins, then block, then hold; points add up. */
export function applyRules(subject: ScreenSubject, rules: readonly ScreenRule[], now: number): ScreenVerdict {
  const words = subject.scope === "application" ? "" : wordsOf((subject.texts ?? []).join("\n"));
  const hosts = subject.scope === "application" ? [] : hostsIn(subject.texts ?? []);
  const met = rules.filter(
    (rule) =>
      rule.until > now && (rule.scope === "all" || rule.scope === subject.scope) && isMet(rule, subject, words, hosts),
  );
  const live = met.filter(({ isShadow }) => !isShadow);
  const effect = strongestFirst.find((one) => live.some((rule) => rule.effect === one)) ?? "none";
  const acting = live.filter((rule) => rule.effect === effect);
  return {
    effect,
    points: effect === "points" ? acting.reduce((sum, { points }) => sum + points, 0) : 0,
    ruleIds: acting.map(({ id }) => id),
    shadowIds: met.filter(({ isShadow }) => isShadow).map(({ id }) => id),
  };
}

function isMet({ kind, value }: ScreenRule, subject: ScreenSubject, words: string, hosts: readonly string[]): boolean {
  switch (kind) {
    case "mail":
      return subject.mail === value;
    case "domain":
      return isWithin(subject.mailDomain ?? "", value);
    case "network":
      return subject.network === value;
    case "asn":
      return String(subject.asn ?? "") === value;
    case "phrase":
      return words.includes(value);
    case "photo":
      return subject.photos?.includes(value) ?? false;
    case "host":
      return hosts.some((host) => isWithin(host, value));
  }
}

/** The host itself, or a part of it. */
function isWithin(host: string, of: string): boolean {
  return host === of || host.endsWith(`.${of}`);
}

/** A text as phrases are compared: one case, one kind of space. */
export function wordsOf(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
}

const address = /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]+/giu;

function hostsIn(texts: readonly string[]): string[] {
  const links = texts.flatMap((text) => text.match(address) ?? []);
  return links.flatMap((link) => {
    const url = parseUrl(/^www\./i.test(link) ? `http://${link}` : link);
    return url ? [url.hostname.replace(/^www\./, "")] : [];
  });
}
