import { describe, expect, it } from "vitest";
import { doorCode, isDoorCode, nextCodeAt } from "../../../app/features/applying/viewings/door-code";

const key = new Uint8Array(32).fill(7);
const door = { formId: "form", slotId: "slot", requestId: "request" };
const at = Date.UTC(2027, 2, 28, 9, 0, 30);
const minute = 60_000;

describe("a code at the door", () => {
  it("has six digits, stays for its minute and is another in the next", async () => {
    const code = await doorCode(key, door, at);
    expect(code).toMatch(/^\d{6}$/);
    expect(await doorCode(key, door, nextCodeAt(at) - 1)).toBe(code);
    expect(await doorCode(key, door, nextCodeAt(at))).not.toBe(code);
  });

  it("is taken for two minutes, also as it was read aloud, and refused when it is replayed later", async () => {
    const code = await doorCode(key, door, at);
    expect(await isDoorCode(key, door, { code, at })).toBe(true);
    expect(await isDoorCode(key, door, { code: `${code.slice(0, 3)} ${code.slice(3)}`, at: at + minute })).toBe(true);
    expect(await isDoorCode(key, door, { code, at: at + 2 * minute })).toBe(false);
    expect(await isDoorCode(key, door, { code, at: at - minute })).toBe(false);
  });

  it("is refused for another booking, at another slot or home, or signed by another key", async () => {
    const code = await doorCode(key, door, at);
    expect(await isDoorCode(key, { ...door, requestId: "other" }, { code, at })).toBe(false);
    expect(await isDoorCode(key, { ...door, slotId: "next" }, { code, at })).toBe(false);
    expect(await isDoorCode(key, { ...door, formId: "other" }, { code, at })).toBe(false);
    expect(await isDoorCode(new Uint8Array(32).fill(8), door, { code, at })).toBe(false);
  });
});
