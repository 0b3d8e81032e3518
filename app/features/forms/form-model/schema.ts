import { z } from "zod";
import { nodeIdSchema } from "../../../kernel/ids";
import { MAX_AMOUNT_MINOR } from "../../../kernel/money";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";
import { definitionLimits } from "./definition-limits";

const localeSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

/** Line ends become \n; other control characters are refused. */
function plainText(maxLength: number) {
  return multiLine()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "control-character");
}

/** What is written in one line. */
function plainLine(maxLength: number) {
  return plainText(maxLength).overwrite(visibleText);
}

/** One text in several languages. The definition's default locale is always there. */
function localized(maxLength: number, text = plainText) {
  return z.record(localeSchema, text(maxLength));
}

function localizedLine(maxLength: number) {
  return localized(maxLength, plainLine);
}

export type LocalizedText = Record<string, string>;

const currencySchema = z.string().regex(/^[A-Z]{3}$/);
export const moneyPeriodSchema = z.enum(["week", "fortnight", "month", "year"]);
const amountMinorSchema = z.number().int().min(0).max(MAX_AMOUNT_MINOR);
const isoDateSchema = z.iso.date();
const countrySchema = z.string().regex(/^[A-Z]{2}$/);

export const addressSchema = z.object({
  line1: plainLine(100),
  line2: plainLine(100).optional(),
  city: plainLine(100),
  region: plainLine(100).optional(),
  postcode: plainLine(20).optional(),
  country: countrySchema,
});

/** Pictures of the home: JPEG, as the browser made them smaller; kept on R2 by the hash of their bytes. */
export const photoLimits = { count: 2, pixels: 1600, bytes: 1_500_000 } as const;
const pixels = z.number().int().min(1).max(photoLimits.pixels);

export const photoSchema = z.object({
  /** SHA-256 of the file, hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  width: pixels,
  height: pixels,
  /** What the picture shows, for who cannot see it. */
  alt: localizedLine(200).optional(),
});

function line(maxLength: number) {
  return singleLine()
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u, "control-character");
}

/** Who lets the home, in the landlord's own words, unchecked, kept with the version. Publishing asks for a name. */
export const landlordSchema = z.object({
  /** Of a person or a company. */
  name: line(60),
  /** The person to ask for. */
  contact: line(60).optional(),
  /** Where applicants may write; an address that was never confirmed. */
  email: line(254).optional(),
  /** Town or street of the office. */
  place: line(100).optional(),
  /** In a register of landlords, agents or companies. */
  registration: line(60).optional(),
  /** A picture as those of the home; the name stands beside it wherever it is shown. */
  logo: photoSchema.omit({ alt: true }).optional(),
});

/** Ticked by the landlord where a question needs a reason in the place of the home. Tenants never see it. */
const lawReasonSchema = z.object({
  code: z.enum(["required-here", "needed-now", "other"]),
  text: plainText(300).optional(),
});

const propertySchema = z.object({
  address: addressSchema,
  rent: z.object({ amountMinor: amountMinorSchema, currency: currencySchema, period: moneyPeriodSchema }).optional(),
  deposit: z.object({ amountMinor: amountMinorSchema, currency: currencySchema }).optional(),
  availableFrom: isoDateSchema.optional(),
  termMonths: z.number().int().min(1).max(36).optional(),
  bedrooms: z.number().int().min(0).max(20).optional(),
  maxOccupants: z.number().int().min(1).max(20).optional(),
  pets: z.enum(["yes", "ask", "no"]).optional(),
  smoking: z.enum(["yes", "outside", "no"]).optional(),
  parking: z.enum(["yes", "street", "no"]).optional(),
  photos: z.array(photoSchema).max(photoLimits.count).optional(),
  /** The landlord's published criteria, plain text. */
  criteria: localized(4000).optional(),
  /** Household income divided by rent that the landlord asks for; 0 or absent: none. */
  incomeMultiple: z.number().min(0).max(5).optional(),
  /** So many days after `availableFrom` somebody may move in at the latest; absent: no rule. */
  moveInWithinDays: z.number().int().min(1).max(365).optional(),
  /** Addresses are asked for so far back; absent: no rule but what the form's own words say. */
  historyYears: z.number().int().min(1).max(5).optional(),
  /** Why the multiple is asked for where the law of the place wants a reason. */
  incomeMultipleReason: lawReasonSchema.optional(),
  /** The landlord's own word on the city or county whose rules hold; `name` null: none of them. */
  chosenSubplace: z.object({ place: singleLine().max(10), name: singleLine().max(60).nullable() }).optional(),
});

export const conditionOps = [
  "is",
  "isNot",
  "isAnyOf",
  "contains",
  "isAnswered",
  "isNotAnswered",
  "greaterThan",
  "lessThan",
  "before",
  "after",
] as const;

/**
 * Compares one earlier field (or of the same repeat item): option ids, "yes" or "no", minor units, ISO dates. Of an
 * unanswered question only isNotAnswered is true.
 */
const comparisonSchema = z.object({
  field: nodeIdSchema,
  op: z.enum(conditionOps),
  value: z.union([singleLine().max(200), z.number(), z.array(nodeIdSchema).max(100)]).optional(),
});

/** One level only: all, or any, of some comparisons. */
const conditionSchema = z.union([
  z.object({ all: z.array(comparisonSchema).min(1).max(20) }),
  z.object({ any: z.array(comparisonSchema).min(1).max(20) }),
]);

const stageSchema = z.enum(["apply", "shortlist", "offer"]);

const base = {
  id: nodeIdSchema,
  label: localizedLine(definitionLimits.labelLength),
  help: localized(definitionLimits.helpLength).optional(),
  required: z.boolean(),
  stage: stageSchema.default("apply"),
  showWhen: conditionSchema.optional(),
  /** HTML autocomplete token; kinds with parts carry their own. */
  autocomplete: singleLine().max(60).optional(),
  /** Shown as a column in lists of applications. */
  listColumn: z.boolean().optional(),
  /** Key of the catalogue this question came from; absent for the landlord's own questions. Rule packs and flags go by it. */
  catalogueKey: singleLine().max(60).optional(),
  lawReason: lawReasonSchema.optional(),
};

const optionSchema = z.object({
  id: nodeIdSchema,
  label: localizedLine(definitionLimits.labelLength),
  archived: z.literal(true).optional(),
});
const options = z.array(optionSchema).max(definitionLimits.optionsPerField);

export const fieldSchema = z.discriminatedUnion("kind", [
  z.object({ ...base, kind: z.literal("text"), maxLength: z.number().int().min(1).max(300).optional() }),
  z.object({ ...base, kind: z.literal("longText"), maxLength: z.number().int().min(1).max(2000).optional() }),
  z.object({ ...base, kind: z.literal("email") }),
  z.object({ ...base, kind: z.literal("phone") }),
  z.object({
    ...base,
    kind: z.literal("number"),
    min: z.number().optional(),
    max: z.number().optional(),
    decimals: z.number().int().min(0).max(4).optional(),
  }),
  z.object({
    ...base,
    kind: z.literal("money"),
    currency: currencySchema.optional(),
    withPeriod: z.boolean().optional(),
    withBasis: z.boolean().optional(),
    /** Asks for one person's own; without it, for the household's. */
    ofPerson: z.literal(true).optional(),
  }),
  z.object({
    ...base,
    kind: z.literal("date"),
    precision: z.enum(["day", "month"]).optional(),
    earliest: isoDateSchema.optional(),
    latest: isoDateSchema.optional(),
    /** Bounds relative to the day of answering: -7 to 366 for a move-in date. Beside `earliest` and `latest`. */
    withinDays: z
      .object({ from: z.number().int().min(-50_000).max(50_000), to: z.number().int().min(-50_000).max(50_000) })
      .partial()
      .optional(),
  }),
  z.object({
    ...base,
    kind: z.literal("dateRange"),
    precision: z.enum(["day", "month"]).optional(),
    openEnd: z.boolean().optional(),
  }),
  z.object({ ...base, kind: z.literal("choice"), options, other: z.boolean().optional() }),
  z.object({
    ...base,
    kind: z.literal("multiChoice"),
    options,
    other: z.boolean().optional(),
    min: z.number().int().min(0).max(100).optional(),
    max: z.number().int().min(1).max(100).optional(),
  }),
  z.object({ ...base, kind: z.literal("dropdown"), options }),
  z.object({ ...base, kind: z.literal("yesNo") }),
  z.object({ ...base, kind: z.literal("name") }),
  z.object({ ...base, kind: z.literal("address") }),
  z.object({ ...base, kind: z.literal("file"), maxFiles: z.number().int().min(1).max(5).optional() }),
  z.object({ ...base, kind: z.literal("signature") }),
  z.object({ ...base, kind: z.literal("statement"), text: localized(definitionLimits.statementLength) }),
]);

const sectionSchema = z.object({
  id: nodeIdSchema,
  title: localizedLine(definitionLimits.labelLength),
  help: localized(definitionLimits.helpLength).optional(),
  stage: stageSchema.default("apply"),
  showWhen: conditionSchema.optional(),
  /** A repeatable section: addresses, jobs, occupants, pets, references. */
  repeat: z
    .object({
      min: z.number().int().min(0).max(10),
      max: z.number().int().min(1).max(10),
      itemLabel: localizedLine(100),
    })
    .optional(),
  fields: z.array(fieldSchema),
});

/** A text the applicant must (or may) tick before sending. Stored with the application exactly as shown. */
const consentSchema = z.object({
  id: nodeIdSchema,
  text: localized(definitionLimits.statementLength),
  required: z.boolean(),
  catalogueKey: singleLine().max(60).optional(),
  lawReason: lawReasonSchema.optional(),
});

/** What applications are compared with for the landlord's eye; texts and defaults stand in flags.ts. */
const flagSchema = z.object({
  key: z.enum([
    "incomeBelow",
    "movesInLate",
    "tooManyAdults",
    "petWhereNone",
    "paperMissing",
    "historyShort",
    "refereeSilent",
    "sameApplicant",
  ]),
  on: z.boolean(),
  /** Times the rent, days or years, as the flag has it. */
  threshold: z.number().min(0).max(365).optional(),
});

/** What a published version stores, for good: a change of shape adds an up-caster and a golden file. */
export const definitionSchema = z.object({
  v: z.literal(1),
  defaultLocale: localeSchema,
  title: localizedLine(150),
  intro: localized(definitionLimits.helpLength).optional(),
  landlord: landlordSchema.optional(),
  property: propertySchema,
  sections: z.array(sectionSchema).max(definitionLimits.sections),
  consents: z.array(consentSchema).max(20),
  /** When the landlord promises to answer, in days. */
  replyWithinDays: z.number().int().min(1).max(60).optional(),
  /** Flags that the landlord set; the others are as they begin. Never shown to applicants. */
  flags: z.array(flagSchema).max(8).optional(),
});

export type Address = z.infer<typeof addressSchema>;
export type Photo = z.infer<typeof photoSchema>;
export type Property = z.infer<typeof propertySchema>;
export type LandlordProfile = z.infer<typeof landlordSchema>;
export type LawReason = z.infer<typeof lawReasonSchema>;
export type ChosenSubplace = NonNullable<Property["chosenSubplace"]>;
export type MoneyPeriod = z.infer<typeof moneyPeriodSchema>;
export type ConditionOp = (typeof conditionOps)[number];
export type Comparison = z.infer<typeof comparisonSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Stage = z.infer<typeof stageSchema>;
export type Field = z.infer<typeof fieldSchema>;
export type FieldKind = Field["kind"];
export type FieldOf<K extends FieldKind> = Extract<Field, { kind: K }>;
export type Option = z.infer<typeof optionSchema>;
export type Section = z.infer<typeof sectionSchema>;
export type Consent = z.infer<typeof consentSchema>;
export type Flag = z.infer<typeof flagSchema>;
export type FlagKey = Flag["key"];
export type FormDefinition = z.infer<typeof definitionSchema>;
