import { z } from "zod";

export const requestDataSchema = z.object({
  intent: z.literal("request-data"),
  password: z.string({ error: "Enter your password" }).max(128, "This password is too long"),
});
