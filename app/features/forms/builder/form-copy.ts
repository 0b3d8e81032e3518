import { z } from "zod";
import type { BrowserStorage } from "../../../kernel/browser-storage";
import { definitionSchema } from "../form-model/schema";
import type { WriteResult } from "./draft-store";
import type { DraftContent, LocalDraft, LocalEntry } from "./local-draft";

/** This browser's copy of a form: it survives a lost connection, a closed tab and the end of the session. */
const copySchema = z.object({
  v: z.literal(1),
  count: z.number().int().min(1),
  rev: z.number().int().min(1),
  isSaved: z.boolean(),
  at: z.number().int(),
  definition: definitionSchema,
  inDoubt: definitionSchema.nullable(),
});

const prefix = "rentform:form:v1:";

export function formCopy(storage: BrowserStorage, formId: string): LocalDraft {
  const key = prefix + formId;
  const read = () => parseCopy(storage.read(key));
  return {
    read,
    write(entry) {
      const stored = read();
      return stored && stored.count >= entry.count ? "conflict" : store(storage, key, entry);
    },
    watch(onWrite) {
      const listen = (event: StorageEvent) => {
        const entry = event.key === key ? parseCopy(event.newValue) : null;
        if (entry) onWrite(entry);
      };
      window.addEventListener("storage", listen);
      return () => window.removeEventListener("storage", listen);
    },
  };
}

/** Copies of other forms that the server holds as they are make room. What is not saved yet stays. */
export function dropSavedCopies(storage: BrowserStorage, exceptFormId: string): void {
  for (const key of storage.names().filter((name) => name.startsWith(prefix) && name !== prefix + exceptFormId)) {
    if (parseCopy(storage.read(key))?.isSaved !== false) storage.remove(key);
  }
}

function parseCopy(text: string | null): LocalEntry | null {
  if (text === null) return null;
  try {
    const copy = copySchema.safeParse(JSON.parse(text)).data;
    if (!copy) return null;
    const { v: _v, definition, inDoubt, ...rest } = copy;
    return { ...rest, content: contentOf(definition), inDoubt: inDoubt && contentOf(inDoubt) };
  } catch {
    return null;
  }
}

function contentOf(definition: DraftContent["definition"]): DraftContent {
  return { definition, facts: null };
}

function store(storage: BrowserStorage, key: string, { content, inDoubt, ...rest }: LocalEntry): WriteResult {
  const text = JSON.stringify({ v: 1, ...rest, definition: content.definition, inDoubt: inDoubt?.definition ?? null });
  // What could not be read again is not written over what can.
  if (!definitionSchema.safeParse(content.definition).success) return "failed";
  return storage.write(key, text) ? "saved" : "failed";
}
