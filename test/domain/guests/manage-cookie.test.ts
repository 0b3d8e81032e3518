import { describe, expect, it } from "vitest";
import {
  addManageToken,
  forgetManageTokens,
  guestFromRequest,
  readManageTokens,
} from "../../../app/features/deciding/manage-link/manage-cookie";
import { parseListPosition } from "../../../app/kernel/list-position";
import { formatListPosition } from "../../../app/kernel/list-position-text";

const tokens = Array.from({ length: 6 }, (_, index) => String(index).repeat(43));
const request = (cookie?: string) =>
  new Request("https://rentform.example/", cookie ? { headers: { Cookie: cookie } } : {});

describe("the manage cookie", () => {
  it("is a __Host- cookie, Secure and HttpOnly over https, and plain on localhost", () => {
    expect(addManageToken(request(), true, tokens[0] ?? "")).toBe(
      `__Host-rf-manage=${tokens[0]}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000; Secure`,
    );
    expect(addManageToken(request(), false, tokens[0] ?? "")).not.toMatch(/Secure|__Host-/);
    expect(forgetManageTokens(true)).toBe("__Host-rf-manage=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure");
  });

  it("keeps five tokens, newest first, each once", () => {
    const cookie = `a=b; __Host-rf-manage=${tokens.slice(0, 5).join(".")}`;
    expect(addManageToken(request(cookie), true, tokens[5] ?? "")).toContain(
      `=${[tokens[5], ...tokens.slice(0, 4)].join(".")};`,
    );
    expect(addManageToken(request(cookie), true, tokens[2] ?? "").match(/2{43}/g)).toHaveLength(1);
  });

  it("reads only tokens, and not another cookie's value", () => {
    expect(readManageTokens(request(`__Host-rf-manage=${tokens[0]}.x.'or 1=1`), true)).toEqual([tokens[0]]);
    expect(readManageTokens(request(`rf-manage=${tokens[0]}`), true)).toEqual([]);
    expect(readManageTokens(request(), true)).toEqual([]);
  });

  it("identifies a guest by digests, never by the tokens themselves", async () => {
    const guest = await guestFromRequest(request(`rf-manage=${tokens[1]}`), false);
    expect(guest.manageHashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });
});

describe("the list position in a URL", () => {
  it("survives encoding, and malformed values are dropped", () => {
    const position = { submittedAt: 1_700_000_000_000, id: crypto.randomUUID() };
    expect(parseListPosition(formatListPosition(position))).toEqual(position);
    for (const text of [null, "", "1", "1~2", "x~00000000-0000-4000-8000-000000000000", "1'~--"]) {
      expect(parseListPosition(text)).toBeNull();
    }
  });
});
