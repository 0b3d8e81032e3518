/**
 * Between the screen and where a draft is kept, pure. A save uploads the screen under the revision it began from; its
 * answer moves `kept`, never `mine`, so that what was typed last is not lost.
 */
export type Copy<C> = { content: C; rev: number /** Milliseconds. */; at: number };

/** "size": too large, until something is taken out. "unreadable": something is in it that no form may hold. "early": a question was put earlier than the law has it. "gone": not there any more, or not ours. "resting": may not be edited now. */
export type RefusalCode = "size" | "unreadable" | "early" | "gone" | "resting" | "role";

export type Conflict<C> = {
  kind: "conflict";
  theirs: Copy<C>;
  /** Who changed it: a tab of this browser, or somebody who saved on the server. */
  from: "tab" | "server";
  /** Theirs is another tab's work that the server does not hold yet. */
  isUnsaved: boolean;
};

type Trouble<C> =
  | { kind: "offline"; attempts: number }
  | { kind: "signed-out" }
  | { kind: "refused"; code: RefusalCode }
  | Conflict<C>;

export type SaveState<C> = {
  /** What is on the screen. */
  mine: C;
  /** What the place is known to hold. */
  kept: Copy<C>;
  /** Under way to it. */
  sending: C | null;
  /** An upload whose answer never came: it may have arrived. */
  inDoubt: C | null;
  trouble: Trouble<C> | null;
};

export type SaveEvent<C> =
  | { type: "edited"; mine: C }
  | { type: "send" }
  | { type: "saved"; rev: number; at: number }
  | { type: "outrun"; theirs: Copy<C> }
  | { type: "failed" }
  | { type: "signed-out" }
  | { type: "refused"; code: RefusalCode }
  | { type: "elsewhere"; theirs: Copy<C>; isUnsaved: boolean }
  | { type: "keep-mine" }
  | { type: "take-theirs" };

/** Whether two contents say the same, however they were written down. */
export type Equal<C> = (a: C, b: C) => boolean;

export function startSaving<C>(kept: Copy<C>): SaveState<C> {
  return { mine: kept.content, kept, sending: null, inDoubt: null, trouble: null };
}

export function isDirty<C>({ mine, kept }: SaveState<C>): boolean {
  return mine !== kept.content;
}

/** Whether an upload may begin now. In a conflict a person decides first; what was refused waits for another edit. */
export function maySend<C>(state: SaveState<C>): boolean {
  const { trouble } = state;
  return isDirty(state) && state.sending === null && trouble?.kind !== "conflict" && trouble?.kind !== "refused";
}

export function reduceSaving<C>(state: SaveState<C>, event: SaveEvent<C>, equal: Equal<C>): SaveState<C> {
  switch (event.type) {
    case "edited":
      return afterEdit(state, event.mine);
    case "send":
      return maySend(state) ? { ...state, sending: state.mine } : state;
    case "saved":
      return afterSaved(state, event);
    case "outrun":
      return afterOutrun(state, event.theirs, equal);
    case "failed":
      return unanswered(state, {
        kind: "offline",
        attempts: (state.trouble?.kind === "offline" ? state.trouble.attempts : 0) + 1,
      });
    case "signed-out":
      return stopped(state, { kind: "signed-out" });
    case "refused":
      return stopped(state, { kind: "refused", code: event.code });
    case "elsewhere":
      return afterElsewhere(state, event, equal);
    case "keep-mine":
      return keptMine(state);
    case "take-theirs":
      return tookTheirs(state);
  }
}

function afterEdit<C>(state: SaveState<C>, mine: C): SaveState<C> {
  const { trouble } = state;
  const mayDoNow = trouble?.kind === "refused" && trouble.code !== "gone" && trouble.code !== "resting";
  return { ...state, mine, trouble: mayDoNow ? null : trouble };
}

function afterSaved<C>(state: SaveState<C>, { rev, at }: { rev: number; at: number }): SaveState<C> {
  if (state.sending === null) return state;
  const kept = { content: state.sending, rev, at };
  const trouble = state.trouble?.kind === "conflict" ? state.trouble : null;
  return { ...state, kept, sending: null, inDoubt: null, trouble };
}

/** The place holds a newer revision than the one this upload began from. */
function afterOutrun<C>(state: SaveState<C>, theirs: Copy<C>, equal: Equal<C>): SaveState<C> {
  const { sending, inDoubt, mine } = state;
  const next = { ...state, sending: null, inDoubt: null };
  if (theirs.rev <= state.kept.rev) return next;
  // Our own upload, whose answer was lost on the way.
  if (equal(theirs.content, mine)) return settled(next, { ...theirs, content: mine });
  const isOurs = [sending, inDoubt].some((sent) => sent !== null && equal(theirs.content, sent));
  if (isOurs) return settled(next, theirs);
  return { ...next, trouble: { kind: "conflict", theirs, from: "server", isUnsaved: false } };
}

function settled<C>(state: SaveState<C>, kept: Copy<C>): SaveState<C> {
  return { ...state, kept, trouble: state.trouble?.kind === "conflict" ? state.trouble : null };
}

function unanswered<C>(state: SaveState<C>, trouble: Trouble<C>): SaveState<C> {
  return stopped({ ...state, inDoubt: state.sending ?? state.inDoubt }, trouble);
}

/** A conflict stays: nobody has decided it yet. */
function stopped<C>(state: SaveState<C>, trouble: Trouble<C>): SaveState<C> {
  return { ...state, sending: null, trouble: state.trouble?.kind === "conflict" ? state.trouble : trouble };
}

function afterElsewhere<C>(
  state: SaveState<C>,
  { theirs, isUnsaved }: { theirs: Copy<C>; isUnsaved: boolean },
  equal: Equal<C>,
): SaveState<C> {
  if (equal(theirs.content, state.mine)) {
    const isNews = !isUnsaved && theirs.rev > state.kept.rev;
    const calm = state.trouble?.kind === "conflict" ? { ...state, trouble: null } : state;
    return isNews ? { ...calm, kept: { ...theirs, content: state.mine } } : calm;
  }
  // Another tab wrote down what the place holds already: nothing of it is new.
  if (theirs.rev <= state.kept.rev && equal(theirs.content, state.kept.content)) return state;
  return { ...state, trouble: { kind: "conflict", theirs, from: "tab", isUnsaved } };
}

/** Mine goes on top of theirs: the next upload begins from their revision, where theirs is one that was shown. */
function keptMine<C>(state: SaveState<C>): SaveState<C> {
  if (state.trouble?.kind !== "conflict") return state;
  const { theirs, isUnsaved } = state.trouble;
  if (isUnsaved) return { ...state, trouble: null };
  const kept = { ...theirs, rev: Math.max(theirs.rev, state.kept.rev) };
  return { ...state, kept, inDoubt: null, trouble: null };
}

/** What another tab has not saved yet is ours to save from now on. */
function tookTheirs<C>(state: SaveState<C>): SaveState<C> {
  if (state.trouble?.kind !== "conflict") return state;
  const { theirs, isUnsaved } = state.trouble;
  const rev = Math.max(theirs.rev, state.kept.rev);
  const kept = isUnsaved ? { ...state.kept, rev } : { ...theirs, rev };
  return { ...state, mine: theirs.content, kept, inDoubt: null, trouble: null };
}
