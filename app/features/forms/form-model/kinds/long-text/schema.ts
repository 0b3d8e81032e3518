import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const longTextSchema = z.object({
  ...fieldBase,
  kind: z.literal("longText"),
  maxLength: z.number().int().min(1).max(2000).optional(),
});
