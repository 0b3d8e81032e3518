import { z } from "zod";
import { documentIdSchema, nodeIdSchema } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { stepFeedbackSchema } from "../step-feedback";

/** The JSON in application_correction.data: everything as typed, and the papers that the corrected answers name. */
export const storedCorrectionSchema = z.object({
  v: z.literal(1),
  raw: z.record(z.string(), z.array(z.string())),
  /** Sections that need no further look: those that were sent, and those continued from. */
  done: z.array(nodeIdSchema),
  /** Mark of the page that saved a section last. */
  savedBy: z.record(nodeIdSchema, z.string()).optional(),
  papers: z.array(z.object({ id: documentIdSchema, path: z.string() })),
  /** Questions of later stages that were asked before it was saved: what was answered since joins it. */
  asked: z.array(nodeIdSchema).optional(),
  /** What the last post was answered; the next save ends it. */
  feedback: stepFeedbackSchema.optional(),
});
export type StoredCorrection = z.infer<typeof storedCorrectionSchema>;

const purpose = "correction";

export function sealCorrection(key: DataKey, correction: StoredCorrection): Promise<string> {
  return key.encryptText(purpose, JSON.stringify(correction));
}

/** Throws when the ciphertext was changed, belongs elsewhere, or holds another shape. */
export async function openCorrection(key: DataKey, sealed: string): Promise<StoredCorrection> {
  return storedCorrectionSchema.parse(JSON.parse(await key.decryptText(purpose, sealed)));
}
