import { describe, expect, it } from "vitest";
import { messageLimits } from "../../../app/features/applying/messages/rules";
import { mailLinks } from "../../../app/kernel/links";
import { bindings, errorLines, get, post, storeForm } from "../../support/apply-visitor";
import { countRows, mintToken, testServices } from "../../support/forms";
import { controlTexts, hostileTexts } from "../../support/hostile-texts";
import { type Sent, sent } from "../../support/sent-application";
import { aLandlord, type LandlordWithForms } from "../forms/landlord";

const at = "/app/applicants/messages";

type Case = Sent & {
  landlord: LandlordWithForms;
  page: string;
  write: (text: string, more?: Record<string, string>) => Promise<Response>;
};

/** A sent application of an account's form, and its landlord. */
async function made(): Promise<Case> {
  const landlord = await aLandlord();
  const form = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?")
    .bind(landlord.userId, form.formId)
    .run();
  const application = await sent({ form });
  const page = `/app/forms/${form.formId}?applicationId=${application.id}`;
  const write = (text: string, more: Record<string, string> = {}) =>
    landlord.browser.call(
      at,
      new URLSearchParams({ intent: "write", ids: application.id, postId: crypto.randomUUID(), text, ...more }),
    );
  return { ...application, landlord, page, write };
}

const answer = (link: string, text: string, more: Record<string, string> = {}) =>
  post(
    `${link}/messages`,
    new URLSearchParams({ intent: "write", postId: crypto.randomUUID(), upTo: "0", text, ...more }),
  );
const messagesOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM application_message WHERE application_id = ?", id);
const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** The fields of the form on an applicant's page, as a browser without script would post them. */
async function fieldsOf(link: string): Promise<Record<string, string>> {
  const html = await (await get(link)).text();
  const form = html.match(/<form(?:(?!<\/form>).)*name="postId"(?:(?!<\/form>).)*<\/form>/s)?.[0] ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

describe("the message thread of an applicant without JavaScript", () => {
  it("is written, read, answered by the page's own form, and read again", async () => {
    const { write, link, id, landlord, page } = await made();
    const first = await (await get(link)).text();
    expect(first).toContain("Write to the landlord");
    expect(await (await write("Could you come on <b>Monday</b>?\nAt ten.")).json()).toEqual({
      ok: true,
      written: [{ id, outcome: "sent" }],
    });
    const html = await (await get(link)).text();
    for (const text of [
      "The landlord</strong>",
      "Could you come on &lt;b&gt;Monday&lt;/b&gt;?\nAt ten.",
      "I have read this",
    ])
      expect(html).toContain(text);
    const fields = await fieldsOf(link);
    expect(Object.keys(fields).sort()).toEqual(["intent", "postId", "upTo"]);
    const done = await post(`${link}/messages`, new URLSearchParams({ ...fields, text: "Yes.\r\nGladly." }));
    expect([done.status, done.headers.get("location")]).toEqual([303, `${link}?said=message-sent#messages`]);
    const after = await (await get(`${link}?said=message-sent`)).text();
    expect(after).toContain("Your message is sent, and the landlord is notified.");
    expect(after).toContain("Yes.\nGladly.");
    expect(after).not.toContain("I have read this");
    const shown = await (await landlord.browser.call(page)).text();
    // The last: red without HomeZone about the page.
    for (const text of ["Yes.\nGladly.", "Seen by the applicant on", "Message written", "Pacific Time)"])
      expect(shown).toContain(text);
    expect(await (await get(`${link}/messages`)).text()).toContain("Pacific Time)");
    // The same page pressed again, and the back button: the same message.
    await post(`${link}/messages`, new URLSearchParams({ ...fields, text: "Yes.\nGladly." }));
    expect(await messagesOf(id)).toBe(2);
  });

  it("shows that messages were seen after a press or the script's own post", async () => {
    const { write, link, id } = await made();
    const seen = () =>
      countRows("SELECT count(*) AS n FROM application_message WHERE application_id = ? AND read_at IS NOT NULL", id);
    await write("One");
    await get(link);
    await get(`${link}/messages`);
    // Looking changes nothing: mail scanners look, too.
    expect(await seen()).toBe(0);
    const [, upTo = ""] = /name="upTo" value="(\d+)"/.exec(await (await get(link)).text()) ?? [];
    const pressed = await post(`${link}/messages`, new URLSearchParams({ intent: "seen", upTo }));
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `${link}#messages`]);
    expect(await seen()).toBe(1);
    await write("Two");
    const script = await post(`${link}/messages`, new URLSearchParams({ intent: "seen", upTo: String(Date.now()) }), {
      "Rf-Post": "yes",
    });
    expect(script.status).toBe(204);
    expect(await seen()).toBe(2);
  });

  it("refuses empty, too long and unprintable messages, and keeps what was typed", async () => {
    const { link, id } = await made();
    const long = `${"\u7530".repeat(messageLimits.letters)}!`;
    for (const [text, said] of [
      [" \n ", "Write a message"],
      [long, "Shorten your message to 2,000 characters"],
      ...controlTexts.map((text) => [text, "Your message contains a character that cannot be sent."]),
    ] as [string, string][]) {
      const refused = await answer(link, text);
      const html = await refused.text();
      expect([text.slice(0, 20), refused.status]).toEqual([text.slice(0, 20), 400]);
      expect(html).toContain(said);
      expect(errorLines(html).length).toBe(1);
      if (text === long) expect(html).toContain(long);
    }
    const huge = await answer(link, "x".repeat(300_000));
    expect(huge.status).toBe(413);
    for (const fields of [{ intent: "nothing" }, { postId: "1" }, { upTo: "soon" }] as Record<string, string>[]) {
      expect((await answer(link, "Hello", fields)).status).toBe(400);
    }
    expect(await messagesOf(id)).toBe(0);
  });

  it("says politely at its limit to wait, in the applicant's language, with the text kept", async () => {
    const { link, id } = await made();
    await bindings.DB.prepare("UPDATE application SET locale = 'es' WHERE id = ?").bind(id).run();
    for (let index = 0; index < 20; index += 1) expect((await answer(link, `No ${index}`)).status).toBe(303);
    const refused = await answer(link, "Una m\u00e1s");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain("Ha enviado muchos mensajes");
    expect(html).toContain("Una m\u00e1s</textarea>");
    expect(await messagesOf(id)).toBe(20);
  });

  it("carries every hostile text unchanged to both sides and runs none of it", async () => {
    const { link, landlord, page, write, id } = await made();
    for (const [index, text] of hostileTexts.entries()) {
      if (index % 2) {
        expect([text.slice(0, 30), (await write(text)).status]).toEqual([text.slice(0, 30), 200]);
      } else {
        // A text a minute would be no machine's: the limit of an hour is not what is tested here.
        await bindings.DB.prepare("DELETE FROM rate_bucket").run();
        expect([text.slice(0, 30), (await answer(link, text)).status]).toEqual([text.slice(0, 30), 303]);
      }
    }
    expect(await messagesOf(id)).toBe(hostileTexts.length);
    const theirs = await (await get(link)).text();
    const own = await (await landlord.browser.call(page)).text();
    for (const text of hostileTexts) {
      const shown = escaped(text.trim());
      expect([text.slice(0, 30), theirs.includes(shown), own.includes(shown)]).toEqual([text.slice(0, 30), true, true]);
    }
    for (const html of [theirs, own]) expect(html).not.toMatch(/<script>alert|<img src=x|<svg onload|<b> -->/);
  });

  it("is opened by the status link only, and by nothing once it was erased", async () => {
    const mine = await made();
    await mine.write("Between us");
    const other = await sent();
    const foreign = await mintToken(testServices(), mailLinks.resumeDraft, mine.id);
    const wrong = [
      mine.link.slice(0, -1),
      mine.link.replace(mine.form.urlId, other.form.urlId),
      `/apply/${mine.form.urlId}/status/${foreign}`,
    ];
    for (const link of wrong) {
      const shown = await get(`${link}/messages`);
      expect([link, shown.status, (await shown.text()).includes("Between us")]).toEqual([link, 404, false]);
      expect([link, (await answer(link, "Hello")).status]).toEqual([link, 404]);
      const seen = await post(`${link}/messages`, new URLSearchParams({ intent: "seen", upTo: String(Date.now()) }));
      expect([link, seen.status]).toEqual([link, 404]);
    }
    expect(await messagesOf(mine.id)).toBe(1);
    const evil = await post(`${mine.link}/messages`, new URLSearchParams({ intent: "seen", upTo: "1" }), {
      Origin: "https://evil.example",
    });
    expect(evil.status).toBe(403);
    // A guest's form has nobody who could answer.
    expect(await (await get(other.link)).text()).not.toContain("Write to the landlord");
    expect((await answer(other.link, "Hello")).headers.get("location")).toBe(`${other.link}?said=message-over`);
    await post(mine.link, new URLSearchParams({ intent: "erase" }));
    expect((await answer(mine.link, "Hello")).status).toBe(404);
    expect((await get(`${mine.link}/messages`)).status).toBe(404);
    expect(await (await get(mine.link)).text()).not.toContain("Between us");
  });
});

describe("the message thread of a landlord", () => {
  it("refuses malformed posts with an error", async () => {
    const { id, write, landlord } = await made();
    const bad: [Record<string, string>, number, string][] = [
      [{ text: " " }, 400, "empty"],
      [{ text: "x".repeat(2001) }, 400, "too-long"],
      [{ text: "bell\u0007" }, 400, "control-character"],
      [{ text: "x".repeat(200_000) }, 413, "too-large"],
      [{ ids: "1" }, 400, "bad-post"],
      [{ ids: Array.from({ length: 101 }, () => crypto.randomUUID()).join(",") }, 400, "bad-post"],
      [{ postId: "1" }, 400, "bad-post"],
      [{ ids: crypto.randomUUID() }, 404, "not-found"],
    ];
    for (const [fields, status, fault] of bad) {
      const refused = await write("Hello", fields);
      expect([fields, refused.status, await refused.json()]).toEqual([fields, status, { ok: false, fault }]);
    }
    expect(await messagesOf(id)).toBe(0);
    // The longest text in the widest letters is no large post.
    expect((await write("\u7530".repeat(2000))).status).toBe(200);
    expect((await landlord.browser.call(at)).status).toBe(404);
  });
});
