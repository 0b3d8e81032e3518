import { beforeAll, describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import type { Person } from "../../support/applications";
import { aSentApplication, type SentApplication } from "../../support/applications";
import {
  aDefinition,
  aPublishedForm,
  countRows,
  formRow,
  ids,
  mintToken,
  type PublishedGuestForm,
  testServices,
  unlimited,
} from "../../support/forms";
import { bodyOf, get, manageCookie, origin, post } from "./visit";

type World = { form: PublishedGuestForm; sent: SentApplication; cookie: string };

async function aWorld(options: { fileName?: string; person?: Partial<Person> } = {}): Promise<World> {
  const services = testServices();
  const definition = aDefinition({ withFile: true, custom: 1 });
  const form = await aPublishedForm(services, { definition });
  return {
    form,
    sent: await aSentApplication(services, form, options),
    cookie: manageCookie(form.manageToken),
  };
}

const formAt = ({ form }: World) => `/manage/form/${form.guestRentFormId}`;
const applicationAt = (world: World) => `${formAt(world)}/applications/${world.sent.id}`;
const fileAt = (world: World) => `/files/${world.sent.documentId}`;

describe("the manage link", () => {
  it("exchanges its token for an HttpOnly cookie and leaves the URL", async () => {
    const { form } = await aWorld();
    const response = await get(`/manage/${form.manageToken}`);
    expect(response.status).toBe(303);
    // Marked, so that a browser without cookies is told of them; without the token.
    const page = `/manage/form/${form.guestRentFormId}?cookie=set`;
    expect(response.headers.get("location")).toBe(page);
    expect(await (await get(page)).text()).toContain("This browser does not keep cookies");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(response.headers.get("set-cookie")).toBe(
      `rf-manage=${form.manageToken}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
    );
  });

  it("of one browser is kept for the five newest forms", async () => {
    const { form } = await aWorld();
    const others = Array.from({ length: 5 }, () => ids.token());
    const response = await get(`/manage/${form.manageToken}`, { cookie: manageCookie(...others) });
    expect(response.headers.get("set-cookie")).toContain(
      `rf-manage=${[form.manageToken, ...others.slice(0, 4)].join(".")};`,
    );
  });

  it("that expired offers a new one by mail and never shows the address", async () => {
    const services = testServices(new Date(Date.now() - 31 * 24 * 3_600_000));
    const form = await aPublishedForm(services);
    const page = await get(`/manage/${form.manageToken}`);
    expect(page.status).toBe(410);
    expect(page.headers.get("set-cookie")).toBeNull();
    const answer = await post(`/manage/${form.manageToken}`, {});
    expect(answer.status).toBe(200);
    const html = (await page.text()) + (await answer.text());
    expect(html).toContain("A fresh link is on its way");
    expect(html).not.toContain(form.email);
    const jobs = "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.manage-link' AND ref LIKE ?";
    expect(await countRows(jobs, `%${form.guestRentFormId}%`)).toBe(1);
  });

  it("cannot be opened with the confirmation link's token", async () => {
    const { form } = await aWorld();
    const confirming = await mintToken(testServices(), mailLinks.verifyForm, form.guestRentFormId);
    expect((await get(`/manage/${confirming}`)).status).toBe(404);
    expect((await get(formAt({ form } as World), { cookie: manageCookie(confirming) })).status).toBe(404);
  });
});

describe("the guest landlord's pages", () => {
  it("show the form, its public link and its applications", async () => {
    const world = await aWorld();
    const response = await get(formAt(world), { cookie: world.cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const html = await response.text();
    for (const words of ["Flat 2, 14 Maple Street", "Ada Lovelace", world.sent.reference, `${origin}/apply/`]) {
      expect(html).toContain(words);
    }
  });

  it("show an application as it was asked: answered and unanswered questions, and its document", async () => {
    const world = await aWorld();
    const html = await (await get(applicationAt(world), { cookie: world.cookie })).text();
    expect(html).toContain("Pacific Time)");
    for (const words of ["Your name", "Ada Lovelace", "Email", "Not answered", "payslip.pdf", world.sent.reference]) {
      expect(html).toContain(words);
    }
  });

  it("list an erased application without a link to open it", async () => {
    const world = await aWorld();
    const token = await mintToken(testServices(), mailLinks.applicationStatus, world.sent.id);
    await post(`/apply/${world.form.urlId}/status/${token}`, { intent: "erase" });
    const list = await (await get(formAt(world), { cookie: world.cookie })).text();
    expect(list).toContain("Deleted by the applicant");
    expect(list).toContain(world.sent.reference);
    expect(list).not.toContain(applicationAt(world));
    expect((await get(applicationAt(world), { cookie: world.cookie })).status).toBe(404);
    expect((await get(fileAt(world), { cookie: world.cookie })).status).toBe(404);
  });

  it("list 25 applications a page, newest first, by keyset", async () => {
    const services = testServices();
    const definition = aDefinition();
    const form = await aPublishedForm(services, { definition });
    await unlimited(form);
    const start = Date.now() - 100_000;
    for (let n = 0; n < 27; n += 1) {
      await aSentApplication(services, form, { person: { last: `Number${n}.` }, at: start + n });
    }
    const cookie = manageCookie(form.manageToken);
    const first = await (await get(`/manage/form/${form.guestRentFormId}`, { cookie })).text();
    expect(first).toContain("Number26.");
    expect(first).not.toContain("Number1.");
    const older = /\?before=[^"&]+/.exec(first)?.[0] ?? "";
    const second = await (await get(`/manage/form/${form.guestRentFormId}${older}`, { cookie })).text();
    expect(second).toContain("Number1.");
    expect(second).not.toContain("Number2.");
    const odd = await (await get(`/manage/form/${form.guestRentFormId}?before=%27--`, { cookie })).text();
    expect(odd).toContain("Number26.");
  });

  it("pause, reopen, close and delete by post only", async () => {
    const world = await aWorld();
    const state = async () => (await formRow(world.form.formId)).state;
    for (const [intent, after] of [
      ["pause", "paused"],
      ["reopen", "open"],
      ["close", "closed"],
      ["delete", "deleted"],
    ] as const) {
      expect((await get(`${formAt(world)}?confirm=${intent}`, { cookie: world.cookie })).status).toBe(200);
      const response = await post(formAt(world), { intent }, { cookie: world.cookie });
      expect([intent, response.status, await state()]).toEqual([intent, 303, after]);
    }
    expect((await get(applicationAt(world), { cookie: world.cookie })).status).toBe(404);
    expect((await get(fileAt(world), { cookie: world.cookie })).status).toBe(404);
    expect((await post(formAt(world), { intent: "pause" }, { cookie: world.cookie })).status).toBe(409);
  });

  it("delete a form and restore it, closed, with its applications", async () => {
    const world = await aWorld();
    const { cookie } = world;
    await post(formAt(world), { intent: "delete" }, { cookie });
    const gone = await (await get(formAt(world), { cookie })).text();
    expect(gone).toContain("Take it out of the bin");
    expect(gone).not.toContain(world.sent.reference);
    const back = await post(formAt(world), { intent: "restore" }, { cookie });
    expect(back.headers.get("location")).toBe(`${formAt(world)}?done=restored`);
    expect((await formRow(world.form.formId)).state).toBe("closed");
    expect(await (await get(formAt(world), { cookie })).text()).toContain(world.sent.reference);
    await post(formAt(world), { intent: "delete" }, { cookie });
    expect((await post(formAt(world), { intent: "restore" })).status).toBe(404);
  });

  it("record the first view by the page's post, once, and never by GET", async () => {
    const world = await aWorld();
    const state = "SELECT count(*) AS n FROM application WHERE id = ? AND state = 'in_review' AND first_viewed_at > 0";
    await get(applicationAt(world), { cookie: world.cookie });
    expect(await countRows(state, world.sent.id)).toBe(0);
    for (let n = 0; n < 2; n += 1) await post(applicationAt(world), { intent: "viewed" }, { cookie: world.cookie });
    expect(await countRows(state, world.sent.id)).toBe(1);
    const audits = "SELECT count(*) AS n FROM audit WHERE action = 'application.first-view' AND target_id = ?";
    expect(await countRows(audits, world.sent.id)).toBe(1);
    expect((await formRow(world.form.formId)).new_count).toBe(0);
  });

  it("remove the manage cookie from the device on request", async () => {
    const world = await aWorld();
    const response = await post(formAt(world), { intent: "forget" }, { cookie: world.cookie });
    expect(response.headers.get("set-cookie")).toMatch(/^rf-manage=; .*Max-Age=0/);
  });
});

describe("an uploaded document", () => {
  it("is a download that no browser can run, with one audit row for each", async () => {
    const world = await aWorld({ fileName: 'Lohn "März"\u202e\r\n../../x.PDF' });
    const response = await get(fileAt(world), { cookie: world.cookie });
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(world.sent.documentBytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="x.PDF"; filename*=UTF-8''x.PDF`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    });
    const audits = "SELECT count(*) AS n FROM audit WHERE action = 'document.download' AND target_id = ?";
    expect(await countRows(audits, world.sent.documentId)).toBe(1);
    const ahead = await get(fileAt(world), { cookie: world.cookie, headers: { "Sec-Purpose": "prefetch" } });
    expect([ahead.status, await ahead.text()]).toEqual([425, ""]);
    expect(await countRows(audits, world.sent.documentId)).toBe(1);
  });
});

describe("somebody with another manage link or none", () => {
  let mine: World;
  let theirs: World;
  beforeAll(async () => {
    mine = await aWorld();
    theirs = await aWorld();
  });
  const strangers = () => [theirs.cookie, undefined, manageCookie(ids.token())];

  it("gets 404 from every address, with the body of an unknown one", async () => {
    const noId = crypto.randomUUID();
    const noGuest = ids.guestRentFormId();
    const pairs: [string, string, string, string][] = [
      [formAt(mine), `/manage/form/${noGuest}`, mine.form.guestRentFormId, noGuest],
      [applicationAt(mine), `${formAt(mine)}/applications/${noId}`, mine.sent.id, noId],
      [fileAt(mine), `/files/${noId}`, mine.sent.documentId, noId],
    ];
    for (const cookie of strangers()) {
      for (const [path, unknown, id, otherId] of pairs) {
        for (const suffix of path.startsWith("/files") ? [""] : ["", ".data"]) {
          const [one, other] = [await get(path + suffix, { cookie }), await get(unknown + suffix, { cookie })];
          expect([path + suffix, one.status, other.status]).toEqual([path + suffix, 404, 404]);
          expect(await bodyOf(one, id)).toBe(await bodyOf(other, otherId));
        }
      }
    }
  });

  it("cannot open an own application under another's form", async () => {
    const mixed = `${formAt(theirs)}/applications/${mine.sent.id}`;
    for (const cookie of [mine.cookie, theirs.cookie, manageCookie(theirs.form.manageToken, mine.form.manageToken)]) {
      expect((await get(mixed, { cookie })).status).toBe(404);
      expect((await post(mixed, { intent: "viewed" }, { cookie })).status).toBe(404);
    }
  });

  it("changes nothing by any post", async () => {
    const before = await formRow(mine.form.formId);
    for (const cookie of strangers()) {
      for (const intent of ["pause", "reopen", "close", "delete", "stop-notices"]) {
        expect((await post(formAt(mine), { intent }, { cookie })).status).toBe(404);
      }
      expect((await post(applicationAt(mine), { intent: "viewed" }, { cookie })).status).toBe(404);
    }
    for (const from of ["https://evil.test", "null", null]) {
      expect((await post(formAt(mine), { intent: "delete" }, { cookie: mine.cookie, origin: from })).status).toBe(403);
    }
    expect(await formRow(mine.form.formId)).toEqual(before);
    const touched = "SELECT count(*) AS n FROM guest_rent_form WHERE id = ? AND unsubscribed_at IS NOT NULL";
    expect(await countRows(touched, mine.form.guestRentFormId)).toBe(0);
  });
});

describe("/unsubscribe", () => {
  const isOff = (id: string) =>
    countRows("SELECT count(*) AS n FROM guest_rent_form WHERE id = ? AND unsubscribed_at IS NOT NULL", id);

  it("changes nothing by GET, stops notifications by post, and can be undone", async () => {
    const { guestRentFormId: id } = (await aWorld()).form;
    const page = await get(`/unsubscribe/${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<title>Unsubscribe from Form Notifications | Rentform</title>");
    expect(await isOff(id)).toBe(0);
    const done = await post(`/unsubscribe/${id}`, { notices: "stop" });
    expect([done.status, done.headers.get("location"), await isOff(id)]).toEqual([303, `/unsubscribe/${id}`, 1]);
    expect(await (await get(`/unsubscribe/${id}`)).text()).toContain("You get no more emails about this form");
    await post(`/unsubscribe/${id}`, { notices: "start" });
    expect(await isOff(id)).toBe(0);
  });

  it("answers a mail program's one-click post with 200 and no redirect", async () => {
    const { guestRentFormId: id } = (await aWorld()).form;
    const click = () => post(`/unsubscribe/${id}`, { "List-Unsubscribe": "One-Click" }, { origin: null });
    expect([(await click()).status, await isOff(id)]).toEqual([200, 1]);
    expect([(await click()).status, await isOff(id)]).toEqual([200, 1]);
  });

  it.each(["a".repeat(26), "short", "A".repeat(26), "a".repeat(27)])(
    "answers 404 for the unknown form %s",
    async (id) => {
      expect((await get(`/unsubscribe/${id}`)).status).toBe(404);
      expect((await post(`/unsubscribe/${id}`, { notices: "stop" })).status).toBe(404);
    },
  );
});
