import type { BrowserStorage } from "../../../kernel/browser-storage";
import type { FormDefinition } from "../form-model/schema";
import {
  type DraftFacts,
  factsOf,
  readDraft,
  type StoredDraft,
  type WriteResult,
  watchDraft,
  writeDraft,
} from "./draft-store";

/** What a builder keeps: the form, and for a guest's new form what goes along with it. */
export type DraftContent = { definition: FormDefinition; facts: DraftFacts | null };

/** What one browser keeps of a draft, for all its tabs. */
export type LocalEntry = {
  /** Counts writes of all tabs: a tab that is behind must ask before it writes. */
  count: number;
  /** The server's revision that this content began from; without a server, the count. */
  rev: number;
  /** The place that counts holds this content. */
  isSaved: boolean;
  at: number;
  content: DraftContent;
  /** An upload without an answer, where it differs from the content. */
  inDoubt: DraftContent | null;
};

/** The browser's own copy, written before the call returns. */
export type LocalDraft = {
  read(): LocalEntry | null;
  write(entry: LocalEntry): WriteResult;
  /** Calls back with what other tabs write. */
  watch(onWrite: (entry: LocalEntry) => void): () => void;
};

/** The draft of /start: the browser is its only place. */
export function guestDraft(storage: BrowserStorage): LocalDraft {
  return {
    read() {
      const draft = readDraft(storage);
      return draft && entryOf(draft);
    },
    write({ count, at, content: { definition, facts } }) {
      return facts ? writeDraft(storage, { v: 1, ...facts, rev: count, savedAt: at, definition }) : "failed";
    },
    watch: (onWrite) => watchDraft((draft) => draft && onWrite(entryOf(draft))),
  };
}

export function entryOf(draft: StoredDraft): LocalEntry {
  const { rev, savedAt, definition } = draft;
  const content = { definition, facts: factsOf(draft) };
  return { count: rev, rev, isSaved: true, at: savedAt, content, inDoubt: null };
}
