import { z } from "zod";
import { fieldBase } from "../../schema-parts";

export const yesNoSchema = z.object({ ...fieldBase, kind: z.literal("yesNo") });
