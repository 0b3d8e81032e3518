import { describe, expect, it } from "vitest";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { endOfDay } from "../../../app/kernel/zoned-day";
import { db, type Member } from "../../support/accounts";
import { sendApplication } from "../../support/applications";
import { aDefinition, bindings, formRow, testServices } from "../../support/forms";
import { get, post } from "../guests/visit";
import { aFormOf, aLandlord } from "./landlord";

const list = "/app/forms";
const at = (formId: string) => `${list}/${formId}`;
const call = (member: Member, path: string, fields?: Record<string, string>) =>
  member.browser.call(path, fields ? new URLSearchParams(fields) : undefined);

/** An application of a form, begun `minutes` before it was sent. */
async function anApplication(formId: string, options: { minutes?: number; name?: string } = {}): Promise<string> {
  const [first = "", last = ""] = (options.name ?? "Tom Applicant").split(" ");
  const begunAt = Date.now() - (options.minutes ?? 10) * 60_000;
  return (await sendApplication(testServices(), formId, { person: { first, last }, begunAt })).id;
}

describe("the page of a form's home", () => {
  it("is offered where the form is shared, and to search engines by a choice in the settings", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const { url_id: urlId } = await formRow(formId);
    const share = await (await call(landlord, `${at(formId)}/share`)).text();
    expect(share).toContain(`/apply/${urlId}/home/14-maple-street-portland"`);
    expect(share).toContain(`href="${at(formId)}/settings#home-page"`);
    const settings = `${at(formId)}/settings`;
    const saved = await call(landlord, settings, { intent: "index", isIndexed: "on" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `${settings}?done=limits`]);
    const box = async () =>
      /<input[^>]*name="isIndexed"[^>]*>/.exec(await (await call(landlord, settings)).text())?.[0];
    expect(await box()).toContain("checked");
    expect(await formRow(formId)).toMatchObject({ is_indexed: 1 });
    await call(landlord, settings, { intent: "index" });
    expect(await box()).not.toContain("checked");
    expect((await call(landlord, settings, { intent: "index", isIndexed: "maybe" })).status).toBe(400);
    const draft = await aFormOf(testServices(), landlord.actor, { isDraft: true });
    expect(await (await call(landlord, `${at(draft.formId)}/settings`)).text()).not.toContain('name="isIndexed"');
  });
});

describe("the list of forms", () => {
  it("shows each form's state, number of applications and date, and links to its page", async () => {
    const landlord = await aLandlord();
    const services = testServices();
    const open = await aFormOf(services, landlord.actor, { definition: aDefinition({ title: "Open house" }) });
    const draft = await aFormOf(services, landlord.actor, {
      definition: aDefinition({ title: "A draft" }),
      isDraft: true,
    });
    const soon = await aFormOf(services, landlord.actor, { definition: aDefinition({ title: "Ends soon" }) });
    await db
      .prepare("UPDATE rent_form SET opens_until = ? WHERE id = ?")
      .bind(Date.now() + 86_400_000, soon.formId)
      .run();
    await anApplication(open.formId);
    const response = await call(landlord, list);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain("<title>My Forms | Rentform</title>");
    for (const words of [
      "Open house",
      "A draft",
      "Ends soon",
      "Closes soon",
      "Draft",
      "1 application, 1 new",
      " of 300",
    ])
      expect([words, html.replaceAll("<!-- -->", "").includes(words)]).toEqual([words, true]);
    for (const { formId } of [open, draft, soon]) expect(html).toContain(`href="${at(formId)}"`);
  });

  it("explains the next step when there are no forms", async () => {
    const html = await (await call(await aLandlord(), list)).text();
    expect(html).toContain("Your first form takes about eight minutes");
    expect(html).toMatch(/href="(\/app\/forms\/new|\/start)"/);
  });

  it("searches, filters and sorts by its URL, and drops invalid parts", async () => {
    const landlord = await aLandlord();
    const services = testServices();
    for (const title of ["Birch Lane", "Ash Court"])
      await aFormOf(services, landlord.actor, { definition: aDefinition({ title }) });
    const shown = async (query: string) => (await call(landlord, list + query)).text();
    const birch = await shown("?q=birch");
    expect([birch.includes("Birch Lane"), birch.includes("Ash Court")]).toEqual([true, false]);
    expect(await shown("?q=nothing-of-the-kind")).toContain("No form with that name");
    expect(await shown("?show=bin")).toContain("The bin is empty");
    const sorted = await shown("?sort=title");
    expect(sorted.indexOf("Ash Court")).toBeLessThan(sorted.indexOf("Birch Lane"));
    for (const wrong of [
      "?show=nonsense&sort=up&after=x&q=",
      `?q=${"x".repeat(400)}`,
      "?after=00000000-0000-4000-8000-000000000000",
    ])
      expect((await call(landlord, list + wrong)).status).toBe(200);
  });

  it("reads a constant number of rows among a thousand forms, page after page", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    await db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
        INSERT INTO rent_form (id, url_id, landlord_id, state, title, draft, created_at, updated_at)
        SELECT lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' ||
          substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), lower(hex(randomblob(8))), landlord_id, 'draft',
          'Form ' || i, draft, created_at - i, updated_at FROM n, (SELECT * FROM rent_form WHERE id = ?)`,
      )
      .bind(formId)
      .run();
    const cost = async (path: string) => {
      const response = await call(landlord, path);
      const html = await response.text();
      const [, queries, trips, rows] =
        /q=(\d+) rt=(\d+) rr=(\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
      const next = /href="(\/app\/forms\?[^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      return { queries: Number(queries), trips: Number(trips), rows: Number(rows), next };
    };
    const first = await cost(list);
    const second = await cost(first.next ?? "");
    expect(first.trips).toBeLessThanOrEqual(2);
    // The totals beside the tabs read an index entry a form; the rows of the page itself are few.
    expect(second.rows).toBeLessThanOrEqual(first.rows + 60);
    expect(second.next).toBeDefined();
  });
});

describe("a form's page", () => {
  it("shows its state, applications newest first, and tabs for numbers, sharing and settings", async () => {
    const landlord = await aLandlord();
    const { formId, urlId } = await aFormOf(testServices(), landlord.actor);
    const id = await anApplication(formId, { minutes: 12 });
    await db
      .prepare(
        `INSERT OR REPLACE INTO rent_form_month VALUES (?1, '2026-10', '{"30 view":36,"31 view":4,"31 step:1":7}'), (?1, '2026-11', '{"01 view":1}')`,
      )
      .bind(formId)
      .run();
    const response = await call(landlord, at(formId));
    const tabs = [response];
    for (const tab of ["share", "numbers", "settings"]) tabs.push(await call(landlord, `${at(formId)}/${tab}`));
    const html = (await Promise.all(tabs.map((one) => one.text()))).join().replaceAll("<!-- -->", "");
    expect(response.status).toBe(200);
    expect(html).toContain("<title>Form Details | Rentform</title>");
    for (const words of [
      "Tom Applicant",
      `?applicationId=${id}`,
      ">41<",
      "About the applicant</th>",
      "12</span> for half of them",
      `/apply/${urlId}`,
      "rental-form-qr.png",
      `${at(formId)}/poster.pdf`,
      "For a listing",
      "Save settings",
    ])
      expect([words, html.includes(words)]).toEqual([words, true]);
    expect(response.headers.get("server-timing")).toMatch(/rt=[12] /);
  });

  // Red when findNumbers counts whoever is decided, archived or waits for a member of the household as overdue.
  it("shows the landlord's response time over the last forty applications, and who was promised an answer", async () => {
    const landlord = await aLandlord();
    const definition = { ...aDefinition(), replyWithinDays: 3 };
    const { formId } = await aFormOf(testServices(), landlord.actor, { definition });
    const sideOf = async (id: string) => {
      const html = await (await call(landlord, `${at(id)}/numbers`)).text();
      return (html.replaceAll("<!-- -->", "").match(/id="your-side".*?<\/section>/s)?.[0] ?? "").replace(
        /<[^>]+>/g,
        " ",
      );
    };
    expect(await sideOf(formId)).toMatch(/Answers overdue\s+None.*appears here after 5 applications/s);

    const ids: string[] = [];
    for (let made = 0; made < 9; made += 1) ids.push(await anApplication(formId, { minutes: made + 1 }));
    const old = Date.now() - 10 * 24 * 60 * 60 * 1000;
    await db.prepare("UPDATE application SET submitted_at = ? WHERE form_id = ?").bind(old, formId).run();
    const change = (index: number, columns: string) =>
      db.prepare(`UPDATE application SET ${columns} WHERE id = ?`).bind(ids[index]).run();
    for (const index of [0, 1, 2, 3, 4]) await change(index, `first_viewed_at = ${old + 2 * 60 * 60 * 1000}`);
    await change(0, `state = 'approved', decided_at = ${old + 5 * 60 * 60 * 1000}`);
    await change(1, "is_archived = 1");
    await change(2, "is_waiting_for_members = 1");
    await change(3, "state = 'info_requested'");
    await change(4, `submitted_at = ${Date.now()}`);
    const side = await sideOf(formId);
    for (const words of [
      /Opened within\s+2 hours/,
      /Decided\s+1 of 9/,
      /Decided within\s+Too few to say/,
      /Answers overdue\s+4\s+4 answers overdue/,
    ])
      expect(side).toMatch(words);

    const { formId: unpromised } = await aFormOf(testServices(), landlord.actor);
    expect(await sideOf(unpromised)).toMatch(/Answers overdue\s+No day promised/);
  });

  it("changes the form's state by plain posts, and takes it out of the bin again", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const stateAfter = async (intent: string) => {
      const response = await call(landlord, at(formId), { intent });
      expect([intent, response.status, response.headers.get("location")]).toEqual([
        intent,
        303,
        `${at(formId)}?done=${intent}`,
      ]);
      return (await formRow(formId)).state;
    };
    expect(await stateAfter("pause")).toBe("paused");
    expect(await stateAfter("reopen")).toBe("open");
    expect(await stateAfter("close")).toBe("closed");
    expect(await stateAfter("archive")).toBe("archived");
    expect(await stateAfter("unarchive")).toBe("closed");
    expect((await call(landlord, at(formId), { intent: "pause" })).status).toBe(409);
    expect(await stateAfter("delete")).toBe("deleted");
    const bin = await (await call(landlord, `${list}?show=bin`)).text();
    expect(bin).toContain("In the bin");
    expect(await stateAfter("restore")).toBe("closed");
  });

  it("asks for confirmation before closing and deleting, and says what is lost", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    await anApplication(formId);
    const html = await (await call(landlord, `${at(formId)}?confirm=delete`)).text();
    expect(html).toContain("1 application with all documents can no longer be read");
    expect((await formRow(formId)).state).toBe("open");
  });

  it("accepts a closing date and a maximum, with errors beside the fields", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const saved = await call(landlord, at(formId), { intent: "limits", opensUntil: day, maxApplications: "40" });
    expect(saved.headers.get("location")).toBe(`${at(formId)}?done=limits`);
    const row = await formRow(formId);
    expect([row.opens_until, row.max_applications]).toEqual([endOfDay(day, "America/Los_Angeles"), 40]);
    const page = await (await call(landlord, `${at(formId)}/settings`)).text();
    expect(page).toContain(`value="${day}"`);
    expect(page).toContain("Closes at midnight Pacific Time.");
    for (const [fields, words] of [
      [{ opensUntil: "2020-01-01", maxApplications: "" }, "Choose today or a later day"],
      [{ opensUntil: "2999-01-01", maxApplications: "" }, "your plan reaches no further"],
      [{ opensUntil: day, maxApplications: "many" }, "Enter a whole number"],
      [{ opensUntil: day, maxApplications: "100000" }, "Enter a number from 1 to 500"],
    ] as const) {
      const refused = await call(landlord, `${at(formId)}/settings`, { intent: "limits", ...fields });
      expect([refused.status, (await refused.text()).includes(words)]).toEqual([400, true]);
    }
  });

  // Red when readLimits takes the day that was shown for a choice: its end is past the plan's last moment.
  it("accepts a maximum alone, keeps the shown closing day, and the form becomes full at the maximum", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    await bindings.DB.prepare("UPDATE rent_form SET application_count = 1 WHERE id = ?").bind(formId).run();
    const before = (await formRow(formId)).opens_until;
    const page = await (await call(landlord, `${at(formId)}/settings`)).text();
    const [, day = ""] = /name="opensUntilWas" value="([^"]+)"/.exec(page) ?? [];
    const fields = { intent: "limits", opensUntil: day, opensUntilWas: day, maxApplications: "1" };
    const saved = await call(landlord, at(formId), fields);
    expect(saved.headers.get("location")).toBe(`${at(formId)}?done=limits`);
    expect(await formRow(formId)).toMatchObject({ state: "full", max_applications: 1, opens_until: before });
  });

  // Red when a tab asks findForm without mayReachForm, or when answerFormPost leads every press to the first tab.
  it("has a URL for each tab, and a post returns to its tab", async () => {
    const [landlord, other] = [await aLandlord(), await aLandlord()];
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const tabs = {
      "": "No applications yet",
      "/share": "Texts to paste",
      "/numbers": "only looked|whoever opens the page again counts again",
      "/versions": "Version 1",
      "/settings": "Save settings",
    };
    for (const [tab, words] of Object.entries(tabs)) {
      const page = await call(landlord, at(formId) + tab);
      const html = (await page.text()).replaceAll("<!-- -->", "");
      expect([tab, page.status, new RegExp(words).test(html)]).toEqual([tab, 200, true]);
      expect([tab, /<title>([^<]*)/.exec(html)?.[1]]).toEqual([
        tab,
        tab === "/versions" ? "Form Versions | Rentform" : "Form Details | Rentform",
      ]);
      expect([tab, (await call(other, at(formId) + tab)).status]).toEqual([tab, 404]);
    }
    const paused = await call(landlord, `${at(formId)}/settings`, { intent: "pause" });
    expect(paused.headers.get("location")).toBe(`${at(formId)}/settings?done=pause`);
    expect(await (await call(landlord, `${at(formId)}/settings?done=pause`)).text()).toContain("The form is paused.");
    expect((await call(other, `${at(formId)}/settings`, { intent: "pause" })).status).toBe(404);
    const draft = await call(landlord, list, { intent: "duplicate", formId, postId: crypto.randomUUID() });
    const html = await (await call(landlord, (draft.headers.get("location") ?? "").split("?")[0] ?? "")).text();
    expect(html).toContain("This form is a draft");
    expect(html).not.toMatch(/href="[^"]*\/(share|numbers|versions)"/);
  });

  it("duplicates the form and redirects to the copy", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    const asked = { intent: "duplicate", formId, postId: crypto.randomUUID() };
    const copied = await call(landlord, list, asked);
    const to = copied.headers.get("location") ?? "";
    expect((await call(landlord, list, asked)).headers.get("location")).toBe(to);
    const other = await call(landlord, list, { ...asked, postId: crypto.randomUUID() });
    expect(other.headers.get("location")).toMatch(/done=duplicate$/);
    expect(other.headers.get("location")).not.toBe(to);
    expect(to).toMatch(/^\/app\/forms\/[0-9a-f-]{36}\?done=duplicate$/);
    const html = await (await call(landlord, to)).text();
    expect(html).toContain("This is your copy");
    expect(html).toContain("Copy of Flat 2, 14 Maple Street");
  });

  it("ignores a malformed applicationId, and answers 404 for an unknown one", async () => {
    const landlord = await aLandlord();
    const { formId } = await aFormOf(testServices(), landlord.actor);
    expect((await call(landlord, `${at(formId)}?applicationId=nonsense`)).status).toBe(200);
    expect((await call(landlord, `${at(formId)}?applicationId=${crypto.randomUUID()}`)).status).toBe(404);
  });

  it("prints titles as text, whatever they contain", async () => {
    const landlord = await aLandlord();
    for (const title of [
      `<script>alert(1)</script>`,
      `"><img src=x onerror=alert(1)>`,
      "</title><svg onload=alert(1)>",
      "{{7*7}} javascript:alert(1)",
    ]) {
      const { formId } = await aFormOf(testServices(), landlord.actor, { definition: aDefinition({ title }) });
      for (const path of [list, at(formId)]) {
        const html = await (await call(landlord, path)).text();
        expect(html).not.toMatch(/<(script>alert|img src=x|svg onload)/);
      }
    }
  });
});

// Red when mayReachForm is left out of findFormDetails, or requireUser out of the layout.
describe("forms of another account", () => {
  it("send a visitor to sign in, with the way back", async () => {
    const { actor } = await aLandlord();
    const { formId } = await aFormOf(testServices(), actor);
    for (const path of [list, at(formId), `${at(formId)}/settings`, `${list}?show=bin`]) {
      const away = await get(path);
      expect([away.status, away.headers.get("location")]).toEqual([
        302,
        `/sign-in?${new URLSearchParams({ redirect: path })}`,
      ]);
    }
    const posted = await post(at(formId), { intent: "delete" });
    expect(posted.status).toBe(302);
    expect((await formRow(formId)).state).toBe("open");
  });

  it("are refused at once to an account that is banned or whose session ended", async () => {
    const banned = await aLandlord();
    const { formId } = await aFormOf(testServices(), banned.actor);
    await bindings.DB.prepare("UPDATE user SET banned = 1 WHERE id = ?").bind(banned.userId).run();
    expect((await call(banned, at(formId))).status).toBe(404);
    expect((await call(banned, at(formId), { intent: "delete" })).headers.get("location")).toContain("/sign-in");
    expect((await formRow(formId)).state).toBe("open");
    const gone = await aLandlord();
    await bindings.DB.prepare("DELETE FROM session WHERE user_id = ?").bind(gone.userId).run();
    expect((await call(gone, list)).headers.get("location")).toContain("/sign-in");
  });
});

describe("the versions of a form", () => {
  it("are listed, compared in words and restored to the draft", async () => {
    const landlord = await aLandlord();
    const services = testServices();
    const definition = aDefinition();
    const { formId } = await aFormOf(services, landlord.actor, { definition });
    const [first] = definition.sections;
    const asked = {
      ...definition,
      sections: [{ ...first, fields: [...(first?.fields ?? []), aDefinition({ custom: 1 }).sections[0]?.fields[2]] }],
    };
    const saved = await saveDraft(services, landlord.actor, { formId, rev: 1, definition: asked as typeof definition });
    if (!saved.ok) throw new Error(saved.code);
    expect(await (await call(landlord, at(formId))).text()).toContain("Unpublished changes");
    expect(await (await call(landlord, list)).text()).toContain("Unpublished changes");
    const versions = `${at(formId)}/versions`;
    const withDraft = await (await call(landlord, `${versions}?compare=1&with=draft`)).text();
    expect(withDraft).toContain("From version 1 to the draft");
    expect(withDraft).toContain("New: \u201cOwn question 1\u201d");
    expect((await call(landlord, `${versions}?compare=nonsense&with=x`)).status).toBe(200);
    expect((await call(landlord, `${versions}/1`)).status).toBe(200);
    expect((await call(landlord, `${versions}/7`)).status).toBe(404);
    const stale = await call(landlord, versions, { number: "1", rev: "1" });
    expect([stale.status, (await stale.text()).includes("Nothing was copied")]).toEqual([409, true]);
    const copied = await call(landlord, versions, { number: "1", rev: String(saved.value.rev) });
    expect(copied.headers.get("location")).toBe(`${at(formId)}?done=copied`);
    expect(await (await call(landlord, at(formId))).text()).not.toContain("Unpublished changes");
    const other = await aLandlord();
    for (const path of [versions, `${versions}/1`]) expect((await call(other, path)).status).toBe(404);
    expect((await call(other, versions, { number: "1", rev: "3" })).status).toBe(404);
    expect((await get(`${versions}/1`)).headers.get("location")).toContain("/sign-in?");
  });
});
