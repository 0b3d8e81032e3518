import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const emailSchema = z.object({ ...fieldBase, kind: z.literal("email") });
