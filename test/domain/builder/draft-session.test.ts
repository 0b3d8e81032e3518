import { describe, expect, it } from "vitest";
import { createDraftSession } from "../../../app/features/forms/builder/draft-session";
import type { DraftContent, LocalDraft, LocalEntry } from "../../../app/features/forms/builder/local-draft";
import type { RemoteDraft, SaveAnswer } from "../../../app/features/forms/builder/remote-draft";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { definitionOf } from "../model/support";

const base = definitionOf([]);
const titled = (text: string): FormDefinition => ({ ...base, title: { en: text } });
const content = (text: string): DraftContent => ({ definition: titled(text), facts: null });

/** One browser's copy, for all sessions that share it. */
function aBrowserCopy(first: LocalEntry | null = null): LocalDraft & { entry: LocalEntry | null } {
  const copy = {
    entry: first,
    read: () => copy.entry,
    write(entry: LocalEntry) {
      if (copy.entry && copy.entry.count >= entry.count) return "conflict" as const;
      copy.entry = entry;
      return "saved" as const;
    },
    watch: () => () => undefined,
  };
  return copy;
}

/** A server that answers when it is told to. */
function aServer() {
  const uploads: { title: string | undefined; rev: number; answer: (answer: SaveAnswer) => void }[] = [];
  const remote: RemoteDraft = {
    save: (definition, rev) =>
      new Promise((answer) => {
        uploads.push({ title: definition.title.en, rev, answer });
      }),
    saveOnLeaving: () => true,
    newer: async () => null,
  };
  return { uploads, remote };
}

const kept = (text: string, rev: number) => ({ content: content(text), rev, at: 0 });
const unsaved = (text: string, rev: number, inDoubt: DraftContent | null = null): LocalEntry => ({
  ...{ count: 3, rev, isSaved: false, at: 0, content: content(text), inDoubt },
});
const type = (session: ReturnType<typeof createDraftSession>, text: string) =>
  session.apply((form) => ({ definition: { ...form, title: { en: text } }, dropped: [] }), "title");
const shown = (session: ReturnType<typeof createDraftSession>) => session.getState().history.present.title.en;

describe("an edit in the builder", () => {
  it("is stored in the browser before the call returns, and a later server answer does not change the screen", async () => {
    const [local, { remote, uploads }] = [aBrowserCopy(), aServer()];
    const session = createDraftSession({ kept: kept("first", 1), local, remote });
    type(session, "one");
    expect(local.entry).toMatchObject({ isSaved: false, rev: 1, content: { definition: { title: { en: "one" } } } });
    const settled = session.settle();
    type(session, "two");
    uploads[0]?.answer({ type: "saved", rev: 2, at: 9 });
    await expect.poll(() => uploads.length).toBe(2);
    expect([uploads[1]?.title, uploads[1]?.rev, shown(session)]).toEqual(["two", 2, "two"]);
    uploads[1]?.answer({ type: "saved", rev: 3, at: 9 });
    expect(await settled).toBe(true);
    expect(local.entry).toMatchObject({ isSaved: true, rev: 3 });
    session.undo();
    expect(shown(session)).toBe("first");
  });

  it("goes back together with what was amended after it", () => {
    const session = createDraftSession({ kept: kept("first", 1), local: aBrowserCopy(), remote: aServer().remote });
    type(session, "typed");
    session.amend((form) => ({ ...form, title: { en: "amended" } }));
    expect(shown(session)).toBe("amended");
    session.undo();
    expect(shown(session)).toBe("first");
  });
});

describe("unsent edits that a closed page left in the browser", () => {
  it("are uploaded when nobody saved in between", () => {
    const session = createDraftSession({
      kept: kept("server", 4),
      local: aBrowserCopy(unsaved("left here", 4)),
      remote: aServer().remote,
    });
    expect([shown(session), session.getState().saving.trouble]).toEqual(["left here", null]);
  });

  it("continue on their own upload whose answer was lost", () => {
    const local = aBrowserCopy(unsaved("left here", 4, content("sent before")));
    const session = createDraftSession({ kept: kept("sent before", 5), local, remote: aServer().remote });
    expect([shown(session), session.getState().saving.trouble]).toEqual(["left here", null]);
  });

  it("are shown as a conflict when somebody else saved in between", () => {
    const local = aBrowserCopy(unsaved("left here", 4));
    const session = createDraftSession({ kept: kept("of the phone", 5), local, remote: aServer().remote });
    expect([shown(session), session.getState().saving.trouble?.kind]).toEqual(["left here", "conflict"]);
    session.takeTheirs();
    expect(shown(session)).toBe("of the phone");
    session.undo();
    expect(shown(session)).toBe("left here");
  });

  it("are dropped when the server has them already", () => {
    const local = aBrowserCopy({ ...unsaved("old", 4), isSaved: true });
    const session = createDraftSession({ kept: kept("newer", 6), local, remote: aServer().remote });
    expect([shown(session), session.getState().saving.trouble]).toEqual(["newer", null]);
  });
});

it("a second tab with an old revision sees a conflict, and the first tab's edits stay", () => {
  const local = aBrowserCopy();
  const [a, b] = [1, 2].map(() => createDraftSession({ kept: kept("first", 1), local, remote: aServer().remote }));
  if (!a || !b) throw new Error("No sessions");
  type(a, "of tab a");
  type(b, "of tab b");
  expect(local.entry?.content.definition.title.en).toBe("of tab a");
  expect([shown(b), b.getState().saving.trouble?.kind]).toEqual(["of tab b", "conflict"]);
  b.keepMine();
  expect(local.entry?.content.definition.title.en).toBe("of tab b");
});
