import { expect, it } from "vitest";
import { readCookie, withoutCookies } from "../../../app/kernel/cookies";

it.each([
  ["a=1; b=2", "b", "2"],
  ["a=1;b=2", "b", "2"],
  ["ab=1; b=x=y", "b", "x=y"],
  ["ab=1", "b", null],
  ["b", "b", null],
  [null, "b", null],
])("in the header %s the cookie %s is %s", (header, name, expected) => {
  expect(readCookie(header, name)).toBe(expected);
});

// Red when `startsWith` compares the whole name: the library cuts a long cookie into "a.0" and "a.1".
it.each([
  ["rf.data=1; rf.token=2; rf.data.0=3", "rf.token=2"],
  ["rf.data=1", ""],
  ["rf.token=2;x=1", "rf.token=2;x=1"],
])("the header %s without the cached session is %s", (header, expected) => {
  expect(withoutCookies(header, "rf.data")).toBe(expected);
});
