import { z } from "zod";
import { definitionLimits } from "../../definition-limits";
import { fieldBase, localized } from "../../schema-parts";

export const statementSchema = z.object({
  ...fieldBase,
  kind: z.literal("statement"),
  text: localized(definitionLimits.statementLength),
});
