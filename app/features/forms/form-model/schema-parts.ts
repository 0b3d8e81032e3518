import { z } from "zod";
import { nodeIdSchema } from "../../../kernel/ids";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { visibleText } from "../../../kernel/visible-text";
import { definitionLimits } from "./definition-limits";

export const localeSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

/** Line ends become \n; other control characters are refused. */
function plainText(maxLength: number) {
  return multiLine()
    .max(maxLength)
    .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "control-character");
}

/** What is written in one line. */
export function plainLine(maxLength: number) {
  return plainText(maxLength).overwrite(visibleText);
}

/** One text in several languages. The definition's default locale is always there. */
export function localized(maxLength: number, text = plainText) {
  return z.record(localeSchema, text(maxLength));
}

export function localizedLine(maxLength: number) {
  return localized(maxLength, plainLine);
}

export type LocalizedText = Record<string, string>;

export const currencySchema = z.string().regex(/^[A-Z]{3}$/);
export const moneyPeriodSchema = z.enum(["week", "fortnight", "month", "year"]);
export type MoneyPeriod = z.infer<typeof moneyPeriodSchema>;
export const isoDateSchema = z.iso.date();
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** Ticked by the landlord where a question needs a reason in the place of the home. Tenants never see it. */
export const lawReasonSchema = z.object({
  code: z.enum(["required-here", "needed-now", "other"]),
  text: plainText(300).optional(),
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
export const comparisonSchema = z.object({
  field: nodeIdSchema,
  op: z.enum(conditionOps),
  value: z.union([singleLine().max(200), z.number(), z.array(nodeIdSchema).max(100)]).optional(),
});

/** One level only: all, or any, of some comparisons. */
export const conditionSchema = z.union([
  z.object({ all: z.array(comparisonSchema).min(1).max(20) }),
  z.object({ any: z.array(comparisonSchema).min(1).max(20) }),
]);

/** When a question is asked. "viewed": of whoever has seen the home, or was let through without. */
export const stageSchema = z.enum(["apply", "viewed", "shortlist", "offer"]);

/** What questions of every kind have. */
export const fieldBase = {
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

export const optionSchema = z.object({
  id: nodeIdSchema,
  label: localizedLine(definitionLimits.labelLength),
  archived: z.literal(true).optional(),
});
export const optionsSchema = z.array(optionSchema).max(definitionLimits.optionsPerField);
