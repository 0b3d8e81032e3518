import { describe, expect, it } from "vitest";
import { createMemory } from "../../../app/kernel/memory";

describe("a memory cache", () => {
  // Red when `find` returns what it found without keeping it anew.
  it("is bounded, and drops the least recently used entry first", () => {
    const memory = createMemory<number>(2);
    memory.keep("a", 1);
    memory.keep("b", 2);
    memory.find("a");
    memory.keep("c", 3);
    expect([memory.size(), memory.find("a"), memory.find("b"), memory.find("c")]).toEqual([2, 1, undefined, 3]);
  });
});
