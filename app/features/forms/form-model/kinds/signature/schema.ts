import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const signatureSchema = z.object({ ...fieldBase, kind: z.literal("signature") });
