import { z } from "zod";
import { invalidBaseUrl } from "../kernel/messages";
import type { StripeConfig } from "./stripe/billing-provider";

/** The values that local tooling writes; a production Worker refuses them. */
const DEFAULT_SECRET_MARK = "local-only";

const keyRingSchema = z
  .string()
  .regex(
    /^[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43}=(,[a-z0-9-]{1,16}:[A-Za-z0-9+/]{43}=)*$/,
    "id:base64 of 32 bytes, comma separated",
  )
  .transform((text) =>
    text.split(",").map((entry) => {
      const colon = entry.indexOf(":");
      return { id: entry.slice(0, colon), key: entry.slice(colon + 1) };
    }),
  );

const oneLine = z
  .string()
  .max(200)
  .regex(/^[^\r\n<>]*$/, "One line")
  .default("");

const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || null);

/** Base64 in whole groups of four, so that decoding it never fails. */
const webhookSecretPattern = /^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const environmentSchema = z.object({
  ENVIRONMENT: z.enum(["development", "production"]),
  BASE_URL: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  SECRET: z.string().min(32),
  SECRET_BEFORE: z.string().min(32).optional(),
  DATA_KEYS: keyRingSchema,
  MAIL_ADAPTER: z.enum(["cloudflare", "resend", "local"]),
  // Signs that end a name without quotes (RFC 5322): "Doe, Jane <...>" is read as two senders.
  MAIL_FROM: z.string().regex(/^[^\r\n<>,;:@"()[\]\\]{0,80}<[^\s<>@]+@[^\s<>@]+>$/, "Name <address>, no , ; : in it"),
  MAIL_DKIM_SELECTOR: optionalText.refine((name) => name === null || /^[\w.-]{1,100}$/.test(name)),
  RESEND_API_KEY: optionalText,
  RESEND_WEBHOOK_SECRET: optionalText.refine((secret) => secret === null || webhookSecretPattern.test(secret)),
  SUPPORT_EMAIL: z.email(),
  OPERATOR: oneLine,
  OPERATOR_LAW: oneLine,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_USER_IDS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((id) => id.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.uuid())),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_TAX: z.enum(["on", "off"]).default("off"),
  SELLING: z.enum(["on", "off"]).default("on"),
});

/** Who runs this installation, as the terms name them; null: not said. `law`: whose law governs, such as "Switzerland". */
export type Operator = { name: string | null; law: string | null };

export type Config = {
  isDevelopment: boolean;
  /** Origin without a trailing slash; every link in a mail starts with it. */
  baseUrl: string;
  isHttps: boolean;
  secret: string;
  /** What may be opened and verified with: the secret, and while it is being replaced the one before. */
  secrets: readonly [string, ...string[]];
  /** First entry encrypts; the others only decrypt. */
  dataKeys: { id: string; key: string }[];
  mailAdapter: "cloudflare" | "resend" | "local";
  /** `apiKey` is there wherever `mailAdapter` is "resend"; without `webhookSecret` nothing is believed of what became of mails. */
  resend: { apiKey: string | null; webhookSecret: string | null };
  mailFrom: string;
  /** Under which the mail service publishes its key; only for looking at it. */
  mailDkimSelector: string | null;
  supportEmail: string;
  operator: Operator;
  adminEmail: string | null;
  /** May do what the role admin may, whatever their role; for an admin who lost it. */
  adminUserIds: string[];
  stripe: StripeConfig;
};

export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The Worker's variables and secrets. Throws ConfigError with names alone; production refuses defaults and plain http. */
export function readConfig(env: Record<string, unknown>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    // An address is no secret: whoever mistyped it reads what was typed.
    const mistyped = names.includes("BASE_URL") && env.BASE_URL ? ` ${invalidBaseUrl(String(env.BASE_URL))}` : "";
    throw new ConfigError(`Missing or invalid: ${names.join(", ")}.${mistyped}`);
  }
  const values = parsed.data;
  if (values.MAIL_ADAPTER === "resend" && !values.RESEND_API_KEY)
    throw new ConfigError("RESEND_API_KEY is missing: MAIL_ADAPTER is resend");
  const isDevelopment = values.ENVIRONMENT === "development";
  if (!isDevelopment) refuseLocalValues(values);
  return {
    isDevelopment,
    baseUrl: values.BASE_URL,
    isHttps: values.BASE_URL.startsWith("https:"),
    secret: values.SECRET,
    secrets: [values.SECRET, ...(values.SECRET_BEFORE ? [values.SECRET_BEFORE] : [])],
    dataKeys: values.DATA_KEYS,
    mailAdapter: values.MAIL_ADAPTER,
    resend: { apiKey: values.RESEND_API_KEY, webhookSecret: values.RESEND_WEBHOOK_SECRET },
    mailFrom: values.MAIL_FROM,
    mailDkimSelector: values.MAIL_DKIM_SELECTOR,
    supportEmail: values.SUPPORT_EMAIL,
    operator: { name: values.OPERATOR.trim() || null, law: values.OPERATOR_LAW.trim() || null },
    adminEmail: values.ADMIN_EMAIL ?? null,
    adminUserIds: values.ADMIN_USER_IDS,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      hasTax: values.STRIPE_TAX === "on",
      isSwitchedOff: values.SELLING === "off",
    },
  };
}

/** Of 32 random bytes about 30 are different ones; fewer than these come out less than once in 10^15. */
const fewestBytes = 16;
/** Of three million secrets of 32 random hexadecimal digits, the least that an honest one is, none had less than 86 by its own counts. */
const fewestBits = 64;

/** Too few different letters for its length, or one piece over and over. */
function isGuessable(secret: string): boolean {
  const counts = new Map<string, number>();
  for (const letter of secret) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / secret.length), 0);
  return bits < fewestBits || `${secret}${secret}`.indexOf(secret, 1) < secret.length;
}

function refuseLocalValues(values: z.infer<typeof environmentSchema>): void {
  const faults: string[] = [];
  if (`${values.SECRET} ${values.SECRET_BEFORE}`.includes(DEFAULT_SECRET_MARK))
    faults.push("SECRET is a local default");
  if (isGuessable(values.SECRET)) faults.push("SECRET is easy to guess");
  if (values.DATA_KEYS.some(({ key }) => new Set(atob(key)).size < fewestBytes))
    faults.push("DATA_KEYS is easy to guess");
  if (values.DATA_KEYS.some((entry) => entry.id.includes(DEFAULT_SECRET_MARK)))
    faults.push("DATA_KEYS is a local default");
  if (!values.BASE_URL.startsWith("https:")) faults.push("BASE_URL is not https");
  if (values.BASE_URL.endsWith("rentform.example")) faults.push("BASE_URL is the example address");
  if (values.MAIL_ADAPTER === "local") faults.push("MAIL_ADAPTER is the local inbox");
  if (faults.length > 0) throw new ConfigError(faults.join("; "));
}
