import { describe, expect, it } from "vitest";
import { isAllowedPlace } from "../../app/platform/auth/callback-places";

const baseUrl = "https://rentform.test";

// Each is red when isAllowedPlace parses the address instead of asking for a plain one.
const away = [
  "",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/..//evil.test",
  "/app/..//evil.test",
  "/app/../..//evil.test",
  "/app/%2e%2e//evil.test",
  "/app/%2E%2E/%2Fevil.test",
  "/app/.%2e//evil.test",
  "/app//evil.test",
  "/app/./x",
  "/%5cevil.test",
  "/%2f/evil.test",
  "/\t/evil.test",
  "/%09/evil.test",
  "/app\r\nSet-Cookie: a=b",
  "/app\\..\\evil.test",
  "/app?next=\\evil.test",
  "https:evil.test",
  "https://evil.test",
  "https://rentform.test.evil.test/app",
  "https://rentform.test@evil.test/app",
  "https://rentform.test//evil.test",
  "https://rentform.test/app/..//evil.test",
  "http://rentform.test/app",
  "javascript:alert(1)",
  "data:text/html,x",
  "app/dashboard",
  "/x@evil.test",
  "/apple",
  "/about",
  "/api/auth/sign-out",
  "/app/dashboard ",
  "/app/é",
  `/app/${"a".repeat(2048)}`,
];

const home = [
  "/",
  "/app",
  "/app/dashboard",
  "/app/settings/profile?done=change-email",
  "/app/forms/3f2a-1?applicationId=a%20b#top",
  "/app/dashboard?next=https://evil.test",
  "/admin/spam-protection",
  "/redeem/abc_DEF-123",
  "/check-email",
  "/reset-password",
  "/sign-in?reset=done",
  "https://rentform.test/app/dashboard",
];

describe("the redirect after an auth callback", () => {
  it.each(away)("refuses %j", (value) => expect(isAllowedPlace(value, baseUrl)).toBe(false));
  it.each(home)("allows %j", (value) => expect(isAllowedPlace(value, baseUrl)).toBe(true));
  it.each([null, undefined, 7, ["/app"], {}])("refuses values that are not text: %j", (value) =>
    expect(isAllowedPlace(value, baseUrl)).toBe(false),
  );
});
