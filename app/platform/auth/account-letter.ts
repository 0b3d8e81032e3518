import { z } from "zod";
import { pageLocales } from "../../kernel/page-locale";

/** What can happen to the second step of an account. */
const factorNews = [
  "app-added",
  "app-removed",
  "passkey-added",
  "passkey-removed",
  "codes-made",
  "recovery-used",
  "all-removed",
] as const;
export type FactorNews = (typeof factorNews)[number];

/** Of a reader who has no account yet, or no longer; null: none was chosen. */
const language = z.string().nullable().optional();

/** Every letter about an account, with what it needs to be written. Links are whole addresses of ours. */
export const accountLetterSchema = z.discriminatedUnion("kind", [
  // To an address that nobody has proven: no name, for a stranger may have chosen it.
  z.strictObject({ kind: z.literal("verify"), to: z.email(), link: z.url(), language }),
  z.strictObject({ kind: z.literal("change-email"), to: z.email(), link: z.url() }),
  z.strictObject({ kind: z.literal("exists"), to: z.email(), name: z.string() }),
  z.strictObject({ kind: z.literal("reset"), to: z.email(), name: z.string(), link: z.url() }),
  z.strictObject({ kind: z.literal("password-changed"), to: z.email(), name: z.string() }),
  z.strictObject({ kind: z.literal("change-email-asked"), to: z.email(), name: z.string(), link: z.url() }),
  z.strictObject({ kind: z.literal("email-changed"), to: z.email(), name: z.string(), link: z.url() }),
  z.strictObject({ kind: z.literal("guest-forms"), to: z.email(), name: z.string(), link: z.url() }),
  z.strictObject({ kind: z.literal("forms-claimed"), to: z.email(), name: z.string(), link: z.url() }),
  z.strictObject({
    kind: z.literal("new-device"),
    to: z.email(),
    name: z.string(),
    device: z.string().nullable(),
    country: z.string().nullable(),
    /** Ends all sessions, by a press on the page it leads to. */
    link: z.url(),
    at: z.number().int(),
  }),
  z.strictObject({
    kind: z.literal("factor-lost"),
    to: z.email(),
    name: z.string(),
    link: z.url(),
    dueAt: z.number().int(),
  }),
  z.strictObject({ kind: z.literal("factor"), to: z.email(), name: z.string(), news: z.enum(factorNews) }),
  z.strictObject({ kind: z.literal("export-ready"), to: z.email(), name: z.string() }),
  z.strictObject({ kind: z.literal("applications-ready"), to: z.email(), name: z.string() }),
  /** To a colleague. `by`: the name of the owner, whose account was deleted. */
  z.strictObject({ kind: z.literal("team-ended"), to: z.email(), name: z.string(), by: z.string() }),
  /** `by`: the name of who invites. The address may be a stranger's: it is greeted by no name. `homes`: how many; none: all. */
  z.strictObject({
    kind: z.literal("team-invitation"),
    to: z.email(),
    by: z.string(),
    link: z.url(),
    homes: z.number().int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal("deleted"), to: z.email(), name: z.string(), language }),
  /** `reason`: a code of ours, or "other". `until`: when it ends by itself, in milliseconds. */
  z.strictObject({
    kind: z.literal("suspended"),
    to: z.email(),
    name: z.string(),
    reason: z.string(),
    until: z.number().int().nullable(),
  }),
  /** To an applicant, whose answers are gone, and with them the only other place where the address stood. */
  z.strictObject({
    kind: z.literal("application-erased"),
    to: z.email(),
    locale: z.enum(pageLocales),
    reference: z.string(),
    formTitle: z.string(),
  }),
  /** To a co-applicant or guarantor, whose part is gone with the draft of a lead who never sent. */
  z.strictObject({
    kind: z.literal("part-erased"),
    to: z.email(),
    locale: z.enum(pageLocales),
    formTitle: z.string(),
  }),
]);
export type AccountLetter = z.infer<typeof accountLetterSchema>;
