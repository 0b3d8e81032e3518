import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { origin } from "../support/apply-visitor";
import { aPublishedForm, testServices } from "../support/forms";
import { aLandlord } from "./forms/landlord";

const oneMegabyte = new Uint8Array(1024 * 1024).fill(0x61);

/** 24 MB in pieces, without a Content-Length: only counting tells how long it is. */
function endless(): ReadableStream<Uint8Array> {
  let left = 24;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(oneMegabyte);
    },
  });
}

function post(path: string, cookie = ""): Promise<Response> {
  return SELF.fetch(origin + path, {
    method: "POST",
    body: endless(),
    headers: { Origin: origin, Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
    redirect: "manual",
  });
}

describe("a post of 24 MB", () => {
  // Red with `await request.formData()` in any of these actions.
  it("is refused by each page with small forms", async () => {
    const form = await aPublishedForm(testServices());
    for (const path of [
      `/unsubscribe/${form.guestRentFormId}`,
      "/verify-form?token=x",
      `/manage/form/${form.guestRentFormId}`,
      "/start",
      "/contact",
      "/sign-in",
      "/api/auth/sign-in/email",
    ]) {
      const answer = await post(path);
      expect([path, answer.status]).toEqual([path, 413]);
      expect(await answer.text()).toMatch(/too (long|large)/);
    }
  });

  it("is refused by the account's pages", async () => {
    const landlord = await aLandlord();
    for (const path of ["/app/forms/new", "/app/forms", "/app/settings/notifications"]) {
      const body = new URLSearchParams({ text: "a".repeat(9_000_000) });
      const answer = await landlord.browser.call(path, body);
      expect([path, answer.status]).toEqual([path, 413]);
    }
  });
});
