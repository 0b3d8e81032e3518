import { canonicalJson } from "~/kernel/canonical-json";
import type { FormDefinition } from "../form-model/schema";
import { keepOriginals } from "../form-model/translations";
import type { DraftFacts } from "./draft-store";
import type { Edited } from "./edits";
import { type History, record, redo, startHistory, undo } from "./history";
import type { DraftContent, LocalDraft, LocalEntry } from "./local-draft";
import type { RemoteDraft, SaveAnswer } from "./remote-draft";
import { type Copy, isDirty, maySend, reduceSaving, type SaveEvent, type SaveState, startSaving } from "./save-machine";

export type SessionState = {
  history: History;
  facts: DraftFacts | null;
  saving: SaveState<DraftContent>;
  /** This browser holds a copy of what is on the screen. */
  isKeptHere: boolean;
};

export type DraftSession = {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Applies an edit to what is there now. Answers what lost its condition. */
  apply(edit: (definition: FormDefinition) => Edited, key?: string): string[];
  /** A change that belongs to the last edit: both go with one step of undo. */
  amend(change: (definition: FormDefinition) => FormDefinition): void;
  setFacts(change: Partial<DraftFacts>): void;
  undo(): void;
  redo(): void;
  keepMine(): void;
  takeTheirs(): void;
  /** Uploads now what is not saved yet. True once everything is; false when that failed or waits for a person. */
  settle(): Promise<boolean>;
  /** Listens to other tabs, the connection and the end of the page, until the function it answers is called. */
  start(): () => void;
};

type SessionOptions = {
  kept: Copy<DraftContent>;
  local: LocalDraft;
  /** Null: this browser is the only place. */
  remote: RemoteDraft | null;
};

const saveDelayMs = 800;
const slowestRetryMs = 60_000;
const askAgainMs = 3000;

function equalContent(a: DraftContent, b: DraftContent): boolean {
  if (a.definition === b.definition && a.facts === b.facts) return true;
  return canonicalJson(a) === canonicalJson(b);
}

/** One draft on one screen: edits go into history and this browser's copy at once, to the server a moment later. */
export function createDraftSession({ kept, local, remote }: SessionOptions): DraftSession {
  const listeners = new Set<() => void>();
  let state: SessionState = {
    history: startHistory(kept.content.definition),
    facts: kept.content.facts,
    saving: startSaving(kept),
    isKeptHere: true,
  };
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The upload under way. */
  let upload: Promise<void> | null = null;
  let isStopped = false;
  let lastAsked = 0;

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change };
    tellAll();
  }

  function tellAll(): void {
    for (const listener of listeners) listener();
  }

  function tell(event: SaveEvent<DraftContent>): void {
    set({ saving: reduceSaving(state.saving, event, equalContent) });
  }

  /** Takes over the copy of this browser, when it holds what the server does not. */
  function adopt(entry: LocalEntry | null): void {
    if (!entry) return;
    count = entry.count;
    if (remote === null || entry.isSaved || equalContent(entry.content, kept.content)) return;
    set({ history: startHistory(entry.content.definition) });
    const isOnTop = entry.rev >= kept.rev || (entry.inDoubt !== null && equalContent(entry.inDoubt, kept.content));
    state = { ...state, saving: { ...state.saving, mine: entry.content, inDoubt: entry.inDoubt } };
    if (!isOnTop) {
      const trouble = { kind: "conflict", theirs: kept, from: "server", isUnsaved: false } as const;
      set({ saving: { ...state.saving, trouble } });
    }
  }

  /** After every change of what is on the screen. */
  function changed(change: Partial<Pick<SessionState, "history" | "facts">>): void {
    const { history = state.history, facts = state.facts } = change;
    const { content } = state.saving.kept;
    const isAsKept = history.present === content.definition && facts === content.facts;
    const mine = isAsKept ? content : { definition: history.present, facts };
    const saving = reduceSaving(state.saving, { type: "edited", mine }, equalContent);
    state = { ...state, history, facts, saving };
    keepHere();
    schedule(saveDelayMs);
  }

  /** Into this browser, at once. In a conflict between tabs the other one's copy is not written over. */
  function keepHere(): void {
    const { saving } = state;
    const { mine } = saving;
    const isAsKept = !isDirty(saving);
    if (isTabConflict() || (remote === null && isAsKept)) {
      tellAll();
      return;
    }
    const pending = saving.sending ?? saving.inDoubt;
    const at = Date.now();
    const entry: LocalEntry = {
      count: count + 1,
      rev: remote ? saving.kept.rev : count + 1,
      isSaved: remote === null || isAsKept,
      at,
      content: mine,
      inDoubt: pending === mine ? null : pending,
    };
    const result = local.write(entry);
    if (result === "saved") count = entry.count;
    set({ isKeptHere: result === "saved" });
    if (result === "conflict") {
      hear(local.read());
      if (!isTabConflict()) keepHere();
      return;
    }
    if (remote || result === "failed") return;
    tell({ type: "send" });
    tell({ type: "saved", rev: entry.rev, at });
  }

  /** What another tab wrote. */
  function hear(entry: LocalEntry | null): void {
    if (!entry) return;
    const { content, rev, at, isSaved } = entry;
    tell({ type: "elsewhere", theirs: { content, rev, at }, isUnsaved: !isSaved });
    if (isTabConflict()) return;
    count = Math.max(count, entry.count);
    schedule(saveDelayMs);
  }

  function isTabConflict(): boolean {
    const { trouble } = state.saving;
    return trouble?.kind === "conflict" && trouble.from === "tab";
  }

  function schedule(delayMs: number): void {
    if (!remote) return;
    clearTimeout(timer);
    if (maySend(state.saving)) timer = setTimeout(send, delayMs);
  }

  function send(): void {
    clearTimeout(timer);
    if (!remote || !maySend(state.saving)) return;
    tell({ type: "send" });
    const { sending, kept: from } = state.saving;
    if (!sending) return;
    upload = remote.save(sending.definition, from.rev).then((answer) => {
      upload = null;
      answered(answer);
    });
  }

  function answered(answer: SaveAnswer): void {
    if (answer.type === "outrun") {
      const { definition, rev, at } = answer.theirs;
      tell({ type: "outrun", theirs: { content: { definition, facts: null }, rev, at } });
    } else tell(answer);
    // A session that nobody looks at any more leaves the browser's copy to the next one.
    if (isStopped) return;
    if (answer.type !== "failed") keepHere();
    schedule(retryDelay());
  }

  function retryDelay(): number {
    const { trouble } = state.saving;
    if (trouble?.kind === "signed-out") return slowestRetryMs;
    return trouble?.kind === "offline" ? Math.min(slowestRetryMs, 1000 * 2 ** trouble.attempts) : saveDelayMs;
  }

  /** Back at the page, or online again: what waits is sent, and what others saved meanwhile is asked for. */
  async function wake(): Promise<void> {
    if (!remote || document.visibilityState === "hidden") return;
    if (isDirty(state.saving)) return send();
    if (upload || Date.now() - lastAsked < askAgainMs) return;
    lastAsked = Date.now();
    const theirs = await remote.newer(state.saving.kept.rev);
    if (!theirs || theirs.rev <= state.saving.kept.rev || upload) return;
    const { definition, rev, at } = theirs;
    tell({ type: "outrun", theirs: { content: { definition, facts: null }, rev, at } });
  }

  function leave(): void {
    const { saving } = state;
    if (remote && maySend({ ...saving, sending: null })) remote.saveOnLeaving(saving.mine.definition, saving.kept.rev);
  }

  function decide(type: "keep-mine" | "take-theirs"): void {
    const { trouble } = state.saving;
    if (trouble?.kind !== "conflict") return;
    count = Math.max(count, local.read()?.count ?? 0);
    const saving = reduceSaving(state.saving, { type }, equalContent);
    const { definition, facts } = saving.mine;
    // Taking theirs is a step that can be undone.
    state = { ...state, history: record(state.history, definition), facts, saving };
    // Without a server the file itself is the place: mine is written over theirs here.
    keepHere();
    send();
  }

  adopt(local.read());
  const session: DraftSession = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply(edit, key) {
      const before = state.history.present;
      const { definition, dropped } = edit(before);
      changed({ history: record(state.history, keepOriginals(before, definition), key ?? null) });
      return dropped;
    },
    amend(change) {
      const { history } = state;
      const present = change(history.present);
      if (present !== history.present) changed({ history: { ...history, present } });
    },
    setFacts(change) {
      if (state.facts) changed({ facts: { ...state.facts, ...change } });
    },
    undo: () => changed({ history: undo(state.history) }),
    redo: () => changed({ history: redo(state.history) }),
    keepMine: () => decide("keep-mine"),
    takeTheirs: () => decide("take-theirs"),
    async settle() {
      // Twice at most: an edit may have come in while the first upload was under way.
      for (let round = 0; round < 3 && (upload || isDirty(state.saving)); round += 1) {
        send();
        if (!upload) return false;
        await upload;
      }
      return !isDirty(state.saving) && state.saving.trouble === null;
    },
    start() {
      isStopped = false;
      const stopWatching = local.watch(hear);
      const events = ["online", "focus", "pageshow"] as const;
      for (const name of events) window.addEventListener(name, wake);
      document.addEventListener("visibilitychange", wake);
      window.addEventListener("pagehide", leave);
      schedule(0);
      return () => {
        stopWatching();
        for (const name of events) window.removeEventListener(name, wake);
        document.removeEventListener("visibilitychange", wake);
        window.removeEventListener("pagehide", leave);
        clearTimeout(timer);
        isStopped = true;
        void session.settle();
      };
    },
  };
  return session;
}
