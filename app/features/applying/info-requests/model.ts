import { z } from "zod";
import { nodeIdSchema } from "../../../kernel/ids";
import type { DataKey } from "../../../platform/crypto";
import { storedCorrectionSchema } from "../applications/corrections/stored-correction";

/**
 * "text" and "file": a thing in the landlord's words, under an id of its own. "question" and "paper": a question of a later
 * stage of the form, under the field's id, with its words in the form's own language.
 */
const requestedSchema = z.object({
  items: z.array(z.object({ id: nodeIdSchema, kind: z.enum(["text", "file", "question", "paper"]), text: z.string() })),
  note: z.string(),
});
export type Requested = z.infer<typeof requestedSchema>;
export type RequestedItem = Requested["items"][number];

const answeredSchema = z.object({
  answers: z.array(z.object({ id: nodeIdSchema, text: z.string() })),
  /** Of the form's questions, until they are sent: everything as typed, with how often it was saved. */
  typed: storedCorrectionSchema.extend({ rev: z.number().int() }).optional(),
});
export type Answered = z.infer<typeof answeredSchema>;

const purposes = {
  items: (id: string) => `info-items:${id}`,
  answer: (id: string) => `info-answer:${id}`,
};

export function sealRequested(key: DataKey, id: string, requested: Requested): Promise<string> {
  return key.encryptText(purposes.items(id), JSON.stringify(requested));
}

/** Throws when the ciphertext was changed or belongs elsewhere. */
export async function openRequested(key: DataKey, id: string, sealed: string): Promise<Requested> {
  return requestedSchema.parse(JSON.parse(await key.decryptText(purposes.items(id), sealed)));
}

export function sealAnswered(key: DataKey, id: string, answered: Answered): Promise<string> {
  return key.encryptText(purposes.answer(id), JSON.stringify(answered));
}

/** What was typed so far, or sent; nothing before the first save. Throws when the ciphertext was changed. */
export async function openAnswered(key: DataKey, id: string, sealed: string | null): Promise<Answered> {
  if (sealed === null) return { answers: [] };
  return answeredSchema.parse(JSON.parse(await key.decryptText(purposes.answer(id), sealed)));
}
