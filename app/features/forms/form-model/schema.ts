import { z } from "zod";
import { nodeIdSchema } from "../../../kernel/ids";
import { MAX_AMOUNT_MINOR } from "../../../kernel/money";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { definitionLimits } from "./definition-limits";
import { fieldSchema } from "./kinds/schemas";
import {
  type comparisonSchema,
  type conditionOps,
  conditionSchema,
  countrySchema,
  currencySchema,
  isoDateSchema,
  lawReasonSchema,
  localeSchema,
  localized,
  localizedLine,
  moneyPeriodSchema,
  type optionSchema,
  plainLine,
  stageSchema,
} from "./schema-parts";

export type { LocalizedText, MoneyPeriod } from "./schema-parts";
export { conditionOps, moneyPeriodSchema } from "./schema-parts";

const amountMinorSchema = z.number().int().min(0).max(MAX_AMOUNT_MINOR);

export const addressSchema = z.object({
  line1: plainLine(100),
  line2: plainLine(100).optional(),
  city: plainLine(100),
  region: plainLine(100).optional(),
  postcode: plainLine(20).optional(),
  country: countrySchema,
});

/** Pictures of the home: JPEG, as the browser made them smaller; kept on R2 by the hash of their bytes. `smaller`: longest sides in pixels. */
export const photoLimits = { count: 8, pixels: 1600, smaller: [800, 400], bytes: 1_500_000 } as const;
const pixels = z.number().int().min(1).max(photoLimits.pixels);

const storedPictureSchema = z.object({
  /** SHA-256 of the file, hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  width: pixels,
  height: pixels,
});

export const photoSchema = storedPictureSchema.extend({
  /** The same picture in fewer pixels, the largest first; a small one, and one from before, has none. */
  smaller: z.array(storedPictureSchema).max(photoLimits.smaller.length).optional(),
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
  logo: storedPictureSchema.optional(),
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

/** What stays of a home from vacancy to vacancy: the next form begins with it. */
export const homeFactsSchema = propertySchema.omit({ address: true, photos: true, availableFrom: true }).partial();

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
  /** By text and language: the original that a translation was made from, where the original is another one by now. */
  translatedFrom: z
    .record(singleLine().max(80), z.record(localeSchema, multiLine().max(definitionLimits.statementLength)))
    .optional(),
  /** Languages whose own texts tenants do not get: they read the originals. */
  leftOut: z.array(localeSchema).max(20).optional(),
});

export type Address = z.infer<typeof addressSchema>;
export type Photo = z.infer<typeof photoSchema>;
export type Property = z.infer<typeof propertySchema>;
export type HomeFacts = z.infer<typeof homeFactsSchema>;
export type LandlordProfile = z.infer<typeof landlordSchema>;
export type LawReason = z.infer<typeof lawReasonSchema>;
export type ChosenSubplace = NonNullable<Property["chosenSubplace"]>;
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
