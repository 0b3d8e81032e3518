import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  parseDraft,
  readDraft,
  removeDraft,
  type StoredDraft,
  writeDraft,
} from "../../../app/features/forms/builder/draft-store";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { storageOf } from "../../../app/kernel/browser-storage";
import { definitionOf } from "../model/support";
import { startingForm } from "./random-edits";

/** A browser's storage that can be full, or closed to us as it is under strict privacy settings. */
class MemoryStorage implements Storage {
  #items = new Map<string, string>();
  isFull = false;
  isClosed = false;
  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.#open();
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#open();
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#open();
    this.#items.delete(key);
  }
  clear() {
    this.#items.clear();
  }
  #open() {
    if (this.isClosed) throw new DOMException("closed", "SecurityError");
  }
}

function draftOf(rev: number, definition: FormDefinition = definitionOf([])): StoredDraft {
  return {
    v: 1,
    draftId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    rev,
    savedAt: 1_795_000_000_000,
    templateKey: "standard",
    notify: true,
    email: "",
    sent: null,
    definition,
  };
}

let browser: MemoryStorage;
const storage = storageOf(() => browser);
beforeEach(() => {
  browser = new MemoryStorage();
});

it("a stored draft is read back unchanged", () => {
  fc.assert(
    fc.property(startingForm, fc.string({ maxLength: 400 }), (definition, email) => {
      const memory = new MemoryStorage();
      const own = storageOf(() => memory);
      const draft = { ...draftOf(1, definition), email };
      expect(writeDraft(own, draft)).toBe("saved");
      expect(readDraft(own)).toEqual(draft);
    }),
  );
});

it("a broken or foreign text is read as no draft and does not throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom("null", "{}", '{"v":2}')), (text) => {
      expect(parseDraft(text)).toBeNull();
    }),
  );
  expect(parseDraft(null)).toBeNull();
});

describe("a second tab writing a draft", () => {
  it("with an old revision is refused, and nothing is overwritten", () => {
    expect(writeDraft(storage, draftOf(1))).toBe("saved");
    expect(writeDraft(storage, { ...draftOf(2), email: "mine" })).toBe("saved");
    expect(writeDraft(storage, { ...draftOf(2), email: "theirs" })).toBe("conflict");
    expect(readDraft(storage)?.email).toBe("mine");
  });

  it("that takes the newest revision on purpose is accepted", () => {
    writeDraft(storage, draftOf(7));
    const newest = readDraft(storage)?.rev ?? 0;
    expect(writeDraft(storage, { ...draftOf(newest + 1), email: "kept" })).toBe("saved");
    expect(readDraft(storage)?.email).toBe("kept");
  });
});

describe("a browser that cannot store a draft", () => {
  it("because its storage is full keeps the old draft and says so", () => {
    writeDraft(storage, draftOf(1));
    browser.isFull = true;
    expect(writeDraft(storage, draftOf(2))).toBe("failed");
    expect(readDraft(storage)?.rev).toBe(1);
  });

  it("because it refuses storage does not throw", () => {
    browser.isClosed = true;
    expect(readDraft(storage)).toBeNull();
    expect(writeDraft(storage, draftOf(1))).toBe("failed");
    expect(() => removeDraft(storage)).not.toThrow();
  });
});

it("an unreadable draft does not overwrite a readable one", () => {
  writeDraft(storage, draftOf(1));
  const tooLong = { ...definitionOf([]), title: { en: "x".repeat(151) } };
  expect(writeDraft(storage, draftOf(2, tooLong))).toBe("failed");
  expect(readDraft(storage)?.rev).toBe(1);
});

it("a removed draft is gone, and the next one starts from nothing", () => {
  writeDraft(storage, draftOf(9));
  removeDraft(storage);
  expect(readDraft(storage)).toBeNull();
  expect(writeDraft(storage, draftOf(1))).toBe("saved");
});
