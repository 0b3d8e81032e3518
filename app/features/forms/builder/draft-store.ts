import { z } from "zod";
import { type BrowserStorage, keptHint } from "../../../kernel/browser-storage";
import { definitionSchema } from "../form-model/schema";
import { draftIdSchema } from "./draft-id";

/** The guest's draft, in localStorage: it writes before the call returns, and other tabs hear of it. */
const draftSchema = z.object({
  v: z.literal(1),
  draftId: draftIdSchema,
  /** Counts writes. A tab whose own number is behind must ask before it writes. */
  rev: z.number().int().min(1),
  savedAt: z.number().int(),
  templateKey: z.string().max(60).nullable(),
  notify: z.boolean(),
  email: z.string().max(400),
  /** When and to which address the confirming mail was asked for. */
  sent: z.object({ email: z.string().max(400), at: z.number().int() }).nullable(),
  definition: definitionSchema,
});

export type StoredDraft = z.infer<typeof draftSchema>;

/** Everything about the draft but its definition. */
export type DraftFacts = Omit<StoredDraft, "v" | "rev" | "savedAt" | "definition">;

export function factsOf({ draftId, templateKey, notify, email, sent }: StoredDraft): DraftFacts {
  return { draftId, templateKey, notify, email, sent };
}

const storageKey = "rentform:start:v1";

/** Runs before /start is painted: marks the document where a draft is kept in this browser. */
export const draftHint = keptHint(storageKey, "draft");

/** Null when there is none, or when what is there is not ours: a broken draft never breaks the page. */
export function readDraft(storage: BrowserStorage): StoredDraft | null {
  return parseDraft(storage.read(storageKey));
}

export function parseDraft(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export type WriteResult = "saved" | "conflict" | "failed";

/** Writes unless another tab has since `draft.rev - 1`. "failed": the browser refuses, or the draft breaks a limit. */
export function writeDraft(storage: BrowserStorage, draft: StoredDraft): WriteResult {
  const stored = readDraft(storage);
  if (stored && stored.rev >= draft.rev) return "conflict";
  if (!draftSchema.safeParse(draft).success) return "failed";
  return storage.write(storageKey, JSON.stringify(draft)) ? "saved" : "failed";
}

export function removeDraft(storage: BrowserStorage): void {
  storage.remove(storageKey);
}

/** Calls back with every write of another tab. */
export function watchDraft(onWrite: (draft: StoredDraft | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageKey) onWrite(parseDraft(event.newValue));
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
