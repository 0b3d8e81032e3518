import { describe, expect, it } from "vitest";
import { safeRedirect } from "../../app/kernel/safe-redirect";

const hostile = [
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/%5cevil.test",
  "/%5c%5cevil.test",
  "https:evil.test",
  "https://evil.test/app",
  "http:/evil.test",
  "/\t/evil.test",
  "/%09/evil.test",
  "\t//evil.test",
  "/\n/evil.test",
  "/app\r\nSet-Cookie: a=b",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "/x@evil.test",
  "/@evil.test",
  "evil.test",
  "/app/..//evil.test",
  "/app/%2e%2e//evil.test",
  "/app/../sign-out",
  "/app\\..\\evil",
  "/application",
  "/sign-in?redirect=/app",
  "",
  " /app",
  `/app/${"a".repeat(3000)}`,
];

describe("the redirect after signing in", () => {
  it.each(hostile)("from %j goes to the dashboard", (value) => {
    expect(safeRedirect(value)).toBe("/app/dashboard");
  });

  it.each(["/app", "/app/settings/profile", "/app/forms?x=1&y=%2F#top", "/admin/spam-protection", "/redeem/abc"])(
    "to %s is kept",
    (value) => {
      expect(safeRedirect(value)).toBe(value);
    },
  );

  it("without a value goes to the dashboard", () => {
    expect(safeRedirect(null)).toBe("/app/dashboard");
    expect(safeRedirect(undefined)).toBe("/app/dashboard");
  });
});
