import { expect, it } from "vitest";
import { get } from "../support/apply-visitor";

it("security.txt says where to report a vulnerability, and its expiry is always in the future", async () => {
  const response = await get("/.well-known/security.txt");
  const text = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(text).toContain("Contact: mailto:support@rentform.test\n");
  expect(text).toContain("Canonical: http://localhost:8787/.well-known/security.txt\n");
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it("/.well-known/change-password redirects to the page for changing the password", async () => {
  const response = await get("/.well-known/change-password");
  expect([response.status, response.headers.get("location")]).toEqual([302, "/app/settings/profile"]);
  // What password managers ask for, to see whether the address above means anything.
  expect((await get("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status).toBe(
    404,
  );
});
