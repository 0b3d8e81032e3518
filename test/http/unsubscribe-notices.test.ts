import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { findPreferences, savePreferences } from "../../app/features/deciding/notices/commands/save-preferences.server";
import { type Stoppable, stopUrl } from "../../app/features/deciding/notices/stop-link";
import { get, origin, post } from "../support/apply-visitor";
import { anAccount, testServices } from "../support/forms";

const oneClick = { "List-Unsubscribe": "One-Click" };

async function aLink(kind: Stoppable) {
  const services = testServices();
  const account = await anAccount(services);
  const link = (await stopUrl(services, { userId: account.userId, kind })).replace(origin, "");
  const choices = async () => (await findPreferences(services, account.actor))?.choices;
  return { services, ...account, link, choices };
}

/** As a mail program does it: no cookie, no Origin. */
const click = (link: string) =>
  SELF.fetch(`${origin}${link}`, { method: "POST", body: new URLSearchParams(oneClick), redirect: "manual" });

describe("the link that stops one kind of mail", () => {
  it("changes nothing by GET, and stops that kind of that account by one post", async () => {
    const { link, choices } = await aLink("application-new");
    const page = await get(link);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await page.text()).toContain("Stop these emails");
    expect(await choices()).toEqual({});
    const answer = await click(link);
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(await choices()).toEqual({ "application-new": "off" });
    expect(await (await get(link)).text()).toContain("These emails are stopped");
    await click(link);
    expect(await choices()).toEqual({ "application-new": "off" });
  });

  it("leaves other settings unchanged, and for the daily mail stops all its kinds", async () => {
    const { link, choices, services, actor } = await aLink("daily");
    const chosen = { "application-new": "now", "form-full": "daily", message: "daily", "form-closed": "off" } as const;
    await savePreferences(services, actor, { choices: chosen, zone: "UTC" });
    await click(link);
    expect(await choices()).toEqual({ ...chosen, "form-full": "off", message: "off" });
  });

  it("is refused when it was changed or is of another purpose", async () => {
    const { link, choices } = await aLink("message");
    for (const bad of [`${link}x`, link.slice(0, -3), "/unsubscribe/notices/hello"]) {
      expect((await get(bad)).status).toBe(404);
      expect((await post(bad, new URLSearchParams(oneClick))).status).toBe(404);
    }
    expect(await choices()).toEqual({});
  });
});
