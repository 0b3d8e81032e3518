import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { parseUrl } from "../../../kernel/parse-url";
import { type RuleKind, ruleEffects, ruleKinds, ruleScopes, wordsOf } from "../../../kernel/screen-rules";
import { singleLine } from "../../../kernel/typed-text";
import { addressKey, networkOf } from "../../../platform/client-address";

/** For how long a rule holds unless another time is chosen. */
export const ruleDaysByDefault = 90;
const ruleDays = ["1", "7", "30", "90", "365"] as const;

const hour = 3600;
/** How long a rule lives, in seconds, by the choice that is posted. */
export const ruleLives = {
  "2h": 2 * hour,
  ...Object.fromEntries(ruleDays.map((days) => [`${days}d`, Number(days) * 24 * hour])),
} as Record<string, number>;

/** What is typed for each kind, as it is stored and compared; null where it is none. An address is hashed later. */
const readers: Record<RuleKind, { read: (text: string) => string | null; fault: string }> = {
  mail: {
    read: (text) => emailSchema.safeParse(text).data ?? null,
    fault: "Enter one address, such as name@example.com",
  },
  domain: { read: hostOf, fault: "Enter a domain, such as example.com" },
  host: { read: hostOf, fault: "Enter the host of a link, such as example.com" },
  network: {
    read: networkFrom,
    fault: "Enter an address or its network, such as 203.0.113.0/24 or 2001:db8:7::/48",
  },
  asn: { read: (text) => /^(?:AS ?)?(\d{1,10})$/i.exec(text)?.[1] ?? null, fault: "Enter a number, such as AS64500" },
  phrase: {
    read: (text) => (wordsOf(text).length >= 4 ? wordsOf(text) : null),
    fault: "Enter at least four letters: a shorter phrase would meet everyone",
  },
  photo: {
    read: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
    fault: "Enter the 64 signs of the picture's SHA-256",
  },
};

function hostOf(text: string): string | null {
  const url = parseUrl(/^https?:/i.test(text) ? text : `http://${text.replace(/^@/, "")}`);
  const host = url?.hostname.replace(/^www\./, "") ?? "";
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/^[\d.]+$/.test(host) ? host : null;
}

/** Of an address the network it is in; a network only of the size that requests are counted by. */
function networkFrom(text: string): string | null {
  const [address = "", size, ...rest] = text.split("/");
  const isSix = address.includes(":");
  if (rest.length > 0 || (size !== undefined && size !== (isSix ? "48" : "24"))) return null;
  if (!isSix && !/^(\d{1,3}\.){3}\d{1,3}$/.test(address)) return null;
  // The parser of addresses knows what is none.
  const host = parseUrl(`http://${isSix ? `[${address}]` : address}`)?.hostname;
  return host ? networkOf(addressKey(host.replace(/[[\]]/g, ""))) : null;
}

/** The form that adds a rule. `value` comes out as it is stored, but for an address. */
export const ruleFormSchema = z
  .object({
    kind: z.enum(ruleKinds, "Choose what the rule looks at"),
    value: singleLine().trim().max(254, "Use at most 254 characters"),
    effect: z.enum(ruleEffects, "Choose what the rule does"),
    points: z.preprocess(
      (text) => (text === "" || text === undefined ? "0" : text),
      singleLine().pipe(z.coerce.number<string>().int()),
    ),
    scope: z.enum(ruleScopes, "Choose where it holds"),
    life: singleLine().refine((life) => life in ruleLives, "Choose for how long"),
    why: singleLine()
      .trim()
      .min(1, "Say why, for anyone who reads this later")
      .max(200, "Use at most 200 characters")
      .regex(/^[^\r\n]*$/, "Write this on one line"),
    shadow: z.literal("yes").optional(),
  })
  .superRefine((form, context) => {
    const fail = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (readers[form.kind].read(form.value) === null) fail("value", readers[form.kind].fault);
    if (form.effect === "points" && !(form.points >= 1 && form.points <= 100))
      fail("points", "Enter a number from 1 to 100");
    if (form.kind === "phrase" && form.scope === "application")
      fail("scope", "Phrases are looked for in forms and contact messages only");
  })
  .transform((form) => ({ ...form, value: readers[form.kind].read(form.value) ?? "" }));
export type RuleForm = z.infer<typeof ruleFormSchema>;
