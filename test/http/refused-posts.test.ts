import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { signContactPage } from "../../app/platform/support-messages.server";
import { aBrowser, aMember } from "../support/accounts";
import { bindings, origin, storeForm } from "../support/apply-visitor";
import { ids, testServices } from "../support/forms";
import { anOpenWorld } from "../support/open-world";
import { postingRoutes } from "../support/posting-routes";
import { aFormOf, aLandlord } from "./forms/landlord";

/** As a browser without script posts a form: it says that it navigates. */
class Visitor {
  cookie = "";
  private address = ids.nodeId();
  async post(path: string, fields: Record<string, string>, mode = "navigate"): Promise<Response> {
    const answer = await SELF.fetch(origin + path, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin, Cookie: this.cookie, "Sec-Fetch-Mode": mode, "CF-Connecting-IP": this.address },
      body: new URLSearchParams(fields),
    });
    const [line] = answer.headers.getSetCookie().filter((one) => one.startsWith("rf-refused="));
    if (line) this.cookie = line.split(";")[0] ?? "";
    return answer;
  }
  get(path: string): Promise<Response> {
    return SELF.fetch(origin + path, { redirect: "manual", headers: { Cookie: this.cookie } });
  }
}

const where = (answer: Response) => answer.headers.get("location") ?? "";

describe("a refused post of a page without React", () => {
  // Red without refusedPosts in workers/app.ts.
  it("redirects to a page with the errors and what was typed, for this browser only", async () => {
    const visitor = new Visitor();
    const fields = { email: "nobody", subject: "About my planted text", message: "", rendered: "" };
    const answer = await visitor.post("/contact", fields);
    expect([answer.status, where(answer)]).toEqual([303, expect.stringMatching(/^\/contact\?refused=[\w-]{8}$/)]);
    const page = await visitor.get(where(answer));
    const html = await page.text();
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(html).toContain('value="About my planted text"');
    expect(html).toContain('aria-invalid="true"');
    const [, nonce] = /nonce="([^"]+)"/.exec(html) ?? [];
    expect(page.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    const stranger = await new Visitor().get(where(answer));
    expect([stranger.status, where(stranger)]).toEqual([303, "/contact"]);
    const { keys } = await bindings.PUBLISHED_FORMS.list({ prefix: "kept-page:" });
    const kept = await Promise.all(keys.map(({ name }) => bindings.PUBLISHED_FORMS.get(name)));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join()).not.toContain("planted");
  });

  // Red when the page is sealed under its own token alone.
  it("cannot be read by anybody at this browser after signing out", async () => {
    const { browser, email } = await aMember();
    const post = new URLSearchParams({ name: "My planted name ".repeat(20), intent: "rename" });
    const answer = await browser.call("/app/settings/profile", post, { headers: { "Sec-Fetch-Mode": "navigate" } });
    expect([answer.status, where(answer)]).toEqual([303, expect.stringContaining("refused=")]);
    const copy = aBrowser({ jar: browser.jar.copy(), machine: browser.machine });
    expect(await (await copy.call(where(answer))).text()).toContain("My planted name");
    await browser.call("/sign-out", new URLSearchParams());
    expect([...browser.jar.cookies.keys()]).toContain("rf-refused");
    const after = await browser.call(where(answer));
    expect([after.status, await after.text()]).not.toEqual([200, expect.stringContaining("My planted name")]);
    const other = await aMember({ email: `other-${email}` });
    other.browser.jar.cookies.set("rf-refused", browser.jar.cookies.get("rf-refused") ?? "");
    expect(await (await other.browser.call(where(answer))).text()).not.toContain("My planted name");
  });

  it("is forgotten once the form was accepted, and going back shows the page as it is", async () => {
    const visitor = new Visitor();
    const rendered = await signContactPage(testServices(new Date(Date.now() - 10_000)));
    const fields = { email: "one@visitor.example", subject: "A question", message: "", rendered };
    const refused = where(await visitor.post("/contact", fields));
    const sent = await visitor.post(refused, { ...fields, message: `How? ${ids.nodeId()}` });
    expect([sent.status, where(sent), visitor.cookie]).toEqual([303, "/contact?sent=1", "rf-refused="]);
    expect(where(await visitor.get(refused))).toBe("/contact");
  });

  it("redirects under /apply, too, and programs get a direct answer", async () => {
    const { urlId } = await storeForm();
    const visitor = new Visitor();
    const path = `/apply/${urlId}/report`;
    const fields = { code: "", email: "nobody", text: "What I typed" };
    const refused = await visitor.post(path, fields);
    expect([refused.status, where(refused)]).toEqual([303, expect.stringContaining(`${path}?refused=`)]);
    expect(await (await visitor.get(where(refused))).text()).toContain("What I typed");
    expect((await visitor.post(path, fields, "cors")).status).toBe(400);
  });

  // Red when a page with React is answered at once: signing in works without script, and so does the way back.
  it.each([
    ["/sign-in", { email: "nobody", password: "" }],
    ["/sign-up", { email: "nobody@visitor.example", password: "tiny-p4ss" }],
    ["/forgot-password", { email: "" }],
    ["/contact", { email: "" }],
  ])("redirects on pages with React, too: %s", async (path, fields) => {
    const visitor = new Visitor();
    const refused = await visitor.post(path, fields);
    expect([refused.status, where(refused)]).toEqual([303, expect.stringContaining(`${path}?refused=`)]);
    const html = await (await visitor.get(where(refused))).text();
    expect(html).toContain("There is a problem");
    expect(html).not.toContain("tiny-p4ss");
  });

  // Red when a page that says it worked is answered at once: Back then shows the old mistakes.
  it("and an accepted one redirect on pages with React, too", async () => {
    const visitor = new Visitor();
    const sent = await visitor.post("/forgot-password", { email: "one@visitor.example" });
    expect([sent.status, where(sent)]).toEqual([303, expect.stringContaining("/forgot-password?refused=")]);
    expect((await visitor.get(where(sent))).status).toBe(200);
  });
});

/** Every page that takes a post, by its route. */
const posting = postingRoutes.filter(({ isPage }) => isPage).map(({ path }) => path);

describe("every page that accepts posts", () => {
  /** Nothing is there, or an error screen: nobody typed anything that could be lost. */
  const isNoForm = (status: number, html: string) => status === 404 || html.includes('id="error-text"');
  /** What some refuse with words beside a field, besides what none takes. */
  const refused: Record<string, Record<string, string>[]> = {
    "/app/settings/profile": [
      { intent: "rename", name: "" },
      { intent: "change-email", newEmail: "nobody" },
      { intent: "change-password", currentPassword: "", newPassword: "short" },
      { intent: "delete-account", confirmation: "" },
    ],
    "/app/forms/:rentFormId/settings": [{ intent: "limits", maxApplications: "many" }],
    "/app/settings/billing/refund": [{ purchase: crypto.randomUUID() }],
  };

  // Red when refusedPosts looks at some pages only: the answer is then a page that the way back cannot show.
  it("answers a browser by a redirect, or by an error screen without typed values", async () => {
    expect(posting.filter((path) => path.startsWith("unknown"))).toEqual([]);
    expect(posting.length).toBeGreaterThan(50);
    const [world, landlord] = [await anOpenWorld(), await aLandlord()];
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const left: string[] = [];
    for (const path of posting) {
      const url = world.at[path] ?? path.replace(":rentFormId", formId).replaceAll(/:\w+/g, () => crypto.randomUUID());
      const bodies = [{}, { intent: "x" }, ...(refused[path] ?? [])];
      for (const fields of bodies) {
        const headers = { "Sec-Fetch-Mode": "navigate", "Content-Type": "application/x-www-form-urlencoded" };
        const body = new URLSearchParams(fields as Record<string, string>);
        const answer = path.startsWith("/app/")
          ? await landlord.browser.call(url, body, { headers })
          : await SELF.fetch(origin + url, {
              ...{ method: "POST", redirect: "manual", body },
              headers: {
                ...headers,
                Origin: origin,
                Cookie: world.cookie[path] ?? "",
                "CF-Connecting-IP": ids.nodeId(),
              },
            });
        const html = answer.headers.get("content-type")?.startsWith("text/html") ? await answer.text() : "";
        if (html && !isNoForm(answer.status, html)) left.push(`${path} ${body}: ${answer.status}`);
        const wasRefused = where(answer).includes("refused=");
        if (path in refused && "intent" in fields && fields.intent !== "x" && !wasRefused)
          left.push(`${path} ${body} was not refused: ${answer.status} ${where(answer)}`);
      }
    }
    expect(left).toEqual([]);
  });
});
