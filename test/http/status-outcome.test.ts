import { describe, expect, it } from "vitest";
import { erasureClock } from "../../app/features/applying/applications/retention";
import { claimLetter, settleLetter } from "../../app/features/deciding/decision/commands/claim-letter.server";
import { moveApplications } from "../../app/features/deciding/decision/commands/move-applications.server";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { ApplicationId, LetterId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { get, post } from "../support/apply-visitor";
import { bindings, countRows, mintToken, testServices } from "../support/forms";
import { aDesk } from "../support/review";

type Letter = { text: string | null } | null;

/** A decided application; its letter, if there is one, has been written and not sent. */
async function decided(action: "approve" | "decline", letter: Letter, locale = "en") {
  const services = testServices();
  const desk = await aDesk(services);
  const [id] = desk.applicationIds as [ApplicationId];
  await set(id, `locale = '${locale}'`);
  await move(action);
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const link = `/apply/${desk.urlId}/status/${token}`;
  return { id, link, move, deliver, page: async () => (await get(link)).text() };

  async function move(next: "approve" | "decline" | "reopen", words: Letter = letter) {
    const sendAt = services.clock.now().getTime();
    await moveApplications(services, desk.actor, {
      applicationIds: [id],
      action: next,
      ...(next === "decline" && { reason: "other" as const }),
      ...(words && { letter: { ...words, sendAt, agency: null } }),
    });
  }

  /** What waits is handed over. */
  async function deliver() {
    const { results } = await bindings.DB.prepare("SELECT id FROM applicant_letter WHERE application_id = ?")
      .bind(id)
      .all<{ id: LetterId }>();
    for (const waiting of results) {
      if (await claimLetter(services, waiting.id)) await settleLetter(services, waiting.id, true);
    }
  }
}

const set = (id: string, assignment: string) =>
  bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
const said = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const undisclosed = /Approved|Not chosen|Good news|let this home/;

describe("the decision on the status page", () => {
  it("is hidden until the letter is sent, and then shown kindly with the landlord's words", async () => {
    const { page, deliver } = await decided("decline", { text: "Dear {name}, another family was first." });
    expect(await page()).not.toMatch(undisclosed);
    await deliver();
    const html = await page();
    expect(html).toContain("Not chosen this time");
    expect(html).toContain("Dear Ada Lovelace, another family was first.");
    expect(html).not.toContain("multiple");
    expect(html).not.toContain("box good");
  });

  it.each([
    ["en", "Good news"],
    ["es", "Buenas noticias"],
    ["fr", "Bonne nouvelle"],
  ])("is in the applicant's language: %s", async (locale, words) => {
    const { page, deliver } = await decided("approve", { text: null }, locale);
    await deliver();
    expect(await page()).toContain(words);
  });

  it("without a letter looks the same, whichever it was", async () => {
    const [yes, no] = [await decided("approve", null), await decided("decline", null)];
    for (const { page } of [yes, no]) {
      const html = await page();
      // What the landlord reads of this page (review/ui/decision-notice, mails/decision-notice-due) says the same of it.
      expect(html).toContain("The landlord has decided and has not written to you yet");
      expect(html).not.toMatch(undisclosed);
    }
  });

  // Red when the page knows no end of the waiting: whoever was declined without a mail then reads for ever that an answer comes.
  it.each([
    ["en", "and has not written to you. If you haven’t heard some other way"],
    ["es", "y no le ha escrito. Si no ha tenido noticias"],
    ["fr", "et ne vous a pas écrit. Si vous n’avez pas eu de nouvelles"],
  ])("without a letter is announced after 72 hours, in the same words whichever it was: %s", async (locale, words) => {
    const pages = [];
    for (const action of ["approve", "decline"] as const) {
      const { page, id } = await decided(action, null, locale);
      expect(said(await page())).not.toContain(words);
      await set(id, "decided_at = decided_at - 72 * 3600000, tell_by = tell_by - 72 * 3600000");
      pages.push(said((await page()).match(/<h1>[\s\S]*?<\/div>/)?.[0] ?? ""));
    }
    expect(pages[0]).toContain(words);
    expect(pages[0]).not.toMatch(undisclosed);
    expect(pages[1]).toBe(pages[0]);
  });

  // Red when the letter's time is not compared with the decision's.
  it("that was undone is hidden again, and an old letter reveals no new decision", async () => {
    const { page, move, deliver, id } = await decided("approve", { text: null });
    await deliver();
    expect(await page()).toContain("Good news");
    await move("reopen", null);
    expect(await page()).not.toMatch(undisclosed);
    await move("approve", null);
    await set(id, "decided_at = decided_at + 1000");
    expect(await page()).not.toMatch(undisclosed);
  });
});

describe("the status page after a decision", () => {
  const day = (at: number, locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at);

  // Red when `Kept` is left out once there is an outcome, or the loader gives no `erasure`.
  it.each([
    ["en", "approve", "Your answers are deleted on"],
    ["es", "decline", "Sus respuestas se borran el"],
    ["fr", "decline", "Vos réponses sont effacées le"],
  ] as const)(
    "states the day on which answers are erased, with or without a letter: %s",
    async (locale, action, words) => {
      const { id, page, deliver } = await decided(action, { text: null }, locale);
      const row = await bindings.DB.prepare(
        "SELECT decided_at AS at, v.definition AS definition FROM application a JOIN rent_form_version v ON v.id = a.version_id WHERE a.id = ?",
      )
        .bind(id)
        .first<{ at: number; definition: string }>();
      const { address } = (JSON.parse(row?.definition ?? "{}") as FormDefinition).property;
      const line = `${words} ${day(erasureClock(row?.at ?? 0, address).answersAt, locale)}.`;
      expect(await page()).toContain(line);
      await deliver();
      expect(await page()).toContain(line);
    },
  );
});

describe("an application on legal hold", () => {
  it("says so to its applicant, and cannot be erased on request", async () => {
    const { link, page, id } = await decided("decline", null);
    await set(id, "state = 'in_review', decided_at = NULL, held_at = 1");
    expect(await page()).toContain("a legal claim may need them");
    const press = (fields: Record<string, string>) => post(link, new URLSearchParams(fields));
    const answer = await press({ intent: "erase" });
    expect(answer.headers.get("location")).toBe(`${link}?said=held`);
    expect(await (await get(`${link}?said=held`)).text()).toContain("cannot be deleted on request");
    const keys = () => countRows("SELECT count(*) AS n FROM application_key WHERE application_id = ?", id);
    expect([await keys(), (await page()).includes("Withdrawn")]).toEqual([1, true]);
    await set(id, "held_at = NULL");
    await press({ intent: "erase" });
    expect(await keys()).toBe(0);
  });
});
