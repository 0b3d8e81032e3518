import { z } from "zod";
import { fieldBase, optionsSchema } from "../../schema-parts";

export const dropdownSchema = z.object({ ...fieldBase, kind: z.literal("dropdown"), options: optionsSchema });
