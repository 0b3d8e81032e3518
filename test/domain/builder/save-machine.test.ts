import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Copy,
  isDirty,
  maySend,
  reduceSaving,
  type SaveEvent,
  type SaveState,
  startSaving,
} from "../../../app/features/forms/builder/save-machine";

/** Contents are told apart by identity on the screen and by what they say between places. */
type Content = { says: string };
const equal = (a: Content, b: Content) => a.says === b.says;
const next = (state: SaveState<Content>, event: SaveEvent<Content>) => reduceSaving(state, event, equal);
const copy = (says: string, rev: number): Copy<Content> => ({ content: { says }, rev, at: rev });
const stateAfter = (...events: SaveEvent<Content>[]) => events.reduce(next, startSaving(copy("first", 1)));
const edited = (says: string): SaveEvent<Content> => ({ type: "edited", mine: { says } });
const send: SaveEvent<Content> = { type: "send" };

describe("an upload in progress", () => {
  it("loses nothing typed meanwhile: its answer only says what is saved", () => {
    const state = stateAfter(edited("one"), send, edited("two"), { type: "saved", rev: 2, at: 5 });
    expect([state.mine.says, state.kept.content.says, state.kept.rev]).toEqual(["two", "one", 2]);
    expect([isDirty(state), maySend(state)]).toEqual([true, true]);
  });

  it("is the only one at a time", () => {
    const state = stateAfter(edited("one"), send, edited("two"));
    expect(next(state, send)).toBe(state);
  });

  it("whose answer was lost is recognised when the server shows it", () => {
    const state = stateAfter(edited("one"), send, { type: "failed" }, edited("two"), send, {
      type: "outrun",
      theirs: copy("one", 2),
    });
    expect([state.trouble, state.mine.says, state.kept.rev, maySend(state)]).toEqual([null, "two", 2, true]);
  });

  it("that another device overtook is a conflict, with both versions complete", () => {
    const state = stateAfter(edited("one"), send, { type: "outrun", theirs: copy("else", 2) });
    expect(state.trouble).toMatchObject({ kind: "conflict", from: "server", theirs: { content: { says: "else" } } });
    expect([state.mine.says, maySend(state)]).toEqual(["one", false]);
  });
});

describe("a conflict between two versions", () => {
  const inConflict = stateAfter(edited("one"), send, { type: "outrun", theirs: copy("else", 4) });

  it("resolved with mine is uploaded on their revision, and is not shown again", () => {
    const state = next(inConflict, { type: "keep-mine" });
    expect([state.kept.rev, maySend(state), state.trouble]).toEqual([4, true, null]);
    expect(next(next(state, send), { type: "outrun", theirs: copy("else", 4) }).trouble).toBeNull();
  });

  it("resolved with theirs shows theirs, with nothing left to save", () => {
    const state = next(inConflict, { type: "take-theirs" });
    expect([state.mine.says, isDirty(state), state.trouble]).toEqual(["else", false, null]);
  });

  it("is not resolved by a lost connection or an ended session", () => {
    for (const type of ["failed", "signed-out"] as const) {
      expect(next(inConflict, { type }).trouble?.kind).toBe("conflict");
    }
  });

  it("with another tab's unsaved edits is resolved by taking and saving them", () => {
    const state = stateAfter({ type: "elsewhere", theirs: copy("tab", 1), isUnsaved: true }, { type: "take-theirs" });
    expect([state.mine.says, maySend(state)]).toEqual(["tab", true]);
  });

  it("does not arise when the other tab has the same content", () => {
    const state = stateAfter(edited("one"), { type: "elsewhere", theirs: copy("one", 2), isUnsaved: false });
    expect([state.trouble, isDirty(state), state.kept.rev]).toEqual([null, false, 2]);
  });
});

it("a refused draft waits for an edit, and a deleted form is not uploaded again", () => {
  const tooLarge = stateAfter(edited("one"), send, { type: "refused", code: "size" });
  expect(maySend(tooLarge)).toBe(false);
  expect(maySend(next(tooLarge, edited("shorter")))).toBe(true);
  const gone = stateAfter(edited("one"), send, { type: "refused", code: "gone" }, edited("two"));
  expect([gone.mine.says, maySend(gone)]).toEqual(["two", false]);
});

/**
 * A server and any number of screens in one model: every order of typing, uploading, answers that come, get lost, or come
 * after the upload arrived, other devices, tabs, and decisions.
 */
type Move =
  | { do: "edit" | "send" | "keep" | "take" | "sign-out" | "other-device" | "other-tab" | "other-tab-saved" }
  | { do: "answer"; arrives: boolean; answers: boolean };

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Move>({ do: "edit" }, { do: "send" }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("answer" as const), arrives: fc.boolean(), answers: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Move>(
      { do: "keep" },
      { do: "take" },
      { do: "sign-out" },
      { do: "other-device" },
      { do: "other-tab" },
      { do: "other-tab-saved" },
    ),
  },
);

type World = {
  state: SaveState<Content>;
  server: Copy<Content>;
  /** The revision that the upload under way began from. */
  from: number;
  /** What this person last decided to have on the screen. */
  last: string;
  /** Revisions on the server that others made and this person was not asked about. */
  unseen: Set<number>;
  serial: number;
};

function fresh(world: World, name: string): string {
  world.serial += 1;
  return `${name}${world.serial}`;
}

function seen(world: World, rev: number): void {
  for (const made of world.unseen) if (made <= rev) world.unseen.delete(made);
}

function take(world: World, chosen: Move): void {
  const tell = (event: SaveEvent<Content>) => {
    world.state = next(world.state, event);
    const { trouble } = world.state;
    if (trouble?.kind === "conflict" && !trouble.isUnsaved) seen(world, trouble.theirs.rev);
  };
  const putOnServer = (says: string) => {
    world.server = copy(says, world.server.rev + 1);
  };
  switch (chosen.do) {
    case "edit":
      world.last = fresh(world, "mine");
      tell(edited(world.last));
      return;
    case "send":
      if (maySend(world.state)) world.from = world.state.kept.rev;
      tell(send);
      return;
    case "answer":
      answer(world, chosen, tell, putOnServer);
      return;
    case "keep":
      tell({ type: "keep-mine" });
      return;
    case "take":
      if (world.state.trouble?.kind === "conflict") {
        const { theirs } = world.state.trouble;
        world.last = theirs.content.says;
        // A tab's work was built upon the revision it names.
        seen(world, theirs.rev);
      }
      tell({ type: "take-theirs" });
      return;
    case "sign-out":
      if (world.state.sending) tell({ type: "signed-out" });
      return;
    case "other-device": {
      const says = fresh(world, "device");
      putOnServer(says);
      world.unseen.add(world.server.rev);
      return;
    }
    case "other-tab":
      tell({ type: "elsewhere", theirs: copy(fresh(world, "tab"), world.server.rev), isUnsaved: true });
      return;
    case "other-tab-saved":
      putOnServer(fresh(world, "tab"));
      tell({ type: "elsewhere", theirs: world.server, isUnsaved: false });
      return;
  }
}

function answer(
  world: World,
  { arrives, answers }: { arrives: boolean; answers: boolean },
  tell: (event: SaveEvent<Content>) => void,
  putOnServer: (says: string) => void,
): void {
  const { sending } = world.state;
  if (!sending) return;
  const isNewest = world.from === world.server.rev;
  if (arrives && isNewest) {
    // Nothing of others is written over that this person was not asked about.
    expect(world.unseen.has(world.server.rev)).toBe(false);
    putOnServer(sending.says);
  }
  if (!arrives || !answers) tell({ type: "failed" });
  else if (isNewest) tell({ type: "saved", rev: world.server.rev, at: 0 });
  else tell({ type: "outrun", theirs: world.server });
}

describe("any order of edits, answers, lost answers, other tabs and devices", () => {
  it("keeps what was typed last on the screen, and saved, being saved or shown as a conflict", () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 120 }), (moves) => {
        const first = copy("first", 1);
        const world: World = {
          state: startSaving(first),
          server: first,
          from: 1,
          last: "first",
          unseen: new Set(),
          serial: 0,
        };
        for (const chosen of moves) {
          take(world, chosen);
          const { state } = world;
          expect(state.mine.says).toBe(world.last);
          const isWaiting = isDirty(state) || state.trouble?.kind === "conflict";
          if (!isWaiting) expect(state.kept.content.says).toBe(world.last);
        }
        // The connection comes back and nobody else writes: it ends on the server, or with a question.
        for (let round = 0; round < 5; round += 1) {
          take(world, { do: "send" });
          take(world, { do: "answer", arrives: true, answers: true });
        }
        const { trouble } = world.state;
        if (trouble?.kind !== "conflict" && world.state.kept.rev === world.server.rev) {
          expect(world.server.content.says).toBe(world.last);
        }
        expect(trouble?.kind === "conflict" || !isDirty(world.state)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
