import { describe, expect, it } from "vitest";
import { createAgingMemory, createMemory } from "../../../app/kernel/memory";

describe("a memory", () => {
  // Red when `find` returns what it found without keeping it anew.
  it("is bounded, and what was asked for longest ago goes first", () => {
    const memory = createMemory<number>(2);
    memory.keep("a", 1);
    memory.keep("b", 2);
    memory.find("a");
    memory.keep("c", 3);
    expect([memory.size(), memory.find("a"), memory.find("b"), memory.find("c")]).toEqual([2, 1, undefined, 3]);
  });
});

describe("a memory of what may change elsewhere", () => {
  const anew = () => createAgingMemory<string>({ entries: 2, lifeMs: 30 });

  it("keeps a value for its life and no longer, also when the clock goes back", () => {
    const memory = anew();
    memory.keep("a", "A", { now: 100, since: memory.mark() });
    expect([129, 130, 99].map((now) => memory.find("a", now))).toEqual(["A", null, null]);
    expect(memory.find("b", 100)).toBeNull();
  });

  // Red without the comparison of `forgotten` and `since`: what was read before a change is kept after it.
  it("drops a value at once when it changes here, also while it is being read", () => {
    const memory = anew();
    const since = memory.mark();
    memory.forget(["a"]);
    memory.keep("a", "old", { now: 0, since });
    expect(memory.find("a", 0)).toBeNull();
    memory.keep("a", "new", { now: 0, since: memory.mark() });
    memory.keep("b", "B", { now: 0, since: memory.mark() });
    memory.forget(["a"]);
    expect([memory.find("a", 0), memory.find("b", 0)]).toEqual([null, "B"]);
  });
});
