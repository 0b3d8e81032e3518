import { beforeAll, describe, expect, it } from "vitest";
import { guestLimits } from "../../../app/features/deciding/decision/rules/guest-limits";
import { mailLinks } from "../../../app/kernel/links";
import { aSentApplication } from "../../support/applications";
import {
  aDefinition,
  aPublishedForm,
  bindings,
  countRows,
  formRow,
  ids,
  mintToken,
  testServices,
} from "../../support/forms";
import { takenBefore } from "../../support/taken-before";
import { get, manageCookie, post } from "./visit";

describe("signing up from the page of a guest's form", () => {
  it("has the form's address filled in, for who has the form open alone", async () => {
    const { form, at, cookie } = await aWorld();
    const to = `/sign-up?form=${form.guestRentFormId}`;
    expect(await (await get(at, { cookie })).text()).toContain(`href="${to}"`);
    expect(await (await get(to, { cookie })).text()).toContain(`value="${form.email}"`);
    expect(await (await get(to)).text()).not.toContain(form.email);
  });
});

const reason = "Dispute about the deposit of 2026";

async function aWorld() {
  const services = testServices();
  const definition = aDefinition({ withFile: true });
  const form = await aPublishedForm(services, { definition });
  const sent = await aSentApplication(services, form);
  const at = `/manage/form/${form.guestRentFormId}/applications/${sent.id}`;
  return { form, sent, at, cookie: manageCookie(form.manageToken) };
}

type World = Awaited<ReturnType<typeof aWorld>>;

const heldAt = async ({ sent }: World) =>
  (
    await bindings.DB.prepare("SELECT held_at AS at FROM application WHERE id = ?")
      .bind(sent.id)
      .first<{ at: number }>()
  )?.at ?? null;
const tracesOf = ({ sent }: World, action: string) =>
  countRows(
    "SELECT count(*) AS n FROM audit WHERE target_id = ? AND action = ? AND actor_kind = 'guest'",
    sent.id,
    action,
  );

/** A receipt that was sent: its job and the record of it. */
async function aMail({ sent }: World): Promise<string> {
  const id = crypto.randomUUID();
  const ref = JSON.stringify({ applicationId: sent.id });
  await bindings.DB.batch([
    bindings.DB.prepare(
      `INSERT INTO outbox (id, kind, ref, dedupe_key, attempts, next_at, due_at, created_at, done_at)
       VALUES (?1, 'mail.application-receipt', ?2, ?1, 1, 1, 1, 1, 2)`,
    ).bind(id, ref),
    bindings.DB.prepare(
      `INSERT INTO mail_delivery (id, application_id, kind, reader, attempts, attempted_at, sent_at)
       VALUES (?, ?, 'mail.application-receipt', 'applicant', 1, 1, 2)`,
    ).bind(id, sent.id),
  ]);
  return id;
}
const sentAgain = (id: string) => countRows("SELECT count(*) AS n FROM outbox WHERE dedupe_key = ?", `again:${id}`);

describe("a guest landlord with the manage link", () => {
  // Red when manage-application.tsx describes it as an account's.
  it("reads when all applications are erased, whatever is decided", async () => {
    const world = await aWorld();
    const html = await (await get(world.at, { cookie: world.cookie })).text();
    const text = html.replace(/<!-- -->/g, "");
    expect(text).toContain("Without an account, everything is deleted 60 days after this form closes");
    expect(text).not.toContain("After your decision documents");
  });

  it("puts an application on legal hold with an encrypted reason, reads it, and lifts it, all in the history", async () => {
    const world = await aWorld();
    const { at, cookie, form, sent } = world;
    const done = await post(at, { intent: "hold", text: reason }, { cookie });
    expect([done.status, done.headers.get("location")]).toEqual([303, `${at}?done=hold`]);
    expect(await heldAt(world)).toBeGreaterThan(0);
    expect(await countRows("SELECT count(*) AS n FROM application_note WHERE content LIKE '%deposit%'")).toBe(0);
    const page = await (await get(`${at}?done=hold`, { cookie })).text();
    const shownWords = [reason, "On legal hold", "Lift the hold", "Put on legal hold"];
    expect(shownWords.filter((words) => page.includes(words))).toEqual(shownWords);
    const status = await mintToken(testServices(), mailLinks.applicationStatus, sent.id);
    const shown = await (await get(`/apply/${form.urlId}/status/${status}`)).text();
    expect([shown.includes("legal claim"), shown.includes(reason)]).toEqual([true, false]);
    const byScript = await (await post(`${at}.data`, { intent: "lift-hold" }, { cookie })).text();
    expect(byScript).toContain(`"${at}?done=lift-hold"`);
    expect(await heldAt(world)).toBeNull();
    expect([await tracesOf(world, "application.hold"), await tracesOf(world, "application.lift-hold")]).toEqual([1, 1]);
  });

  it("is told what is missing, and of an outdated page", async () => {
    const { at, cookie, sent } = await aWorld();
    const missing = await post(at, { intent: "hold", text: "  " }, { cookie });
    expect([missing.status, (await missing.text()).includes("Write in a few words")]).toEqual([400, true]);
    expect((await post(at, { intent: "hold", text: "x".repeat(2001) }, { cookie })).status).toBe(400);
    expect((await post(at, { intent: "send-again", deliveryId: sent.id }, { cookie })).status).toBe(409);
    for (const intent of ["decline", "shortlist", "delete", "note"])
      expect([intent, (await post(at, { intent, text: "x" }, { cookie })).status]).toEqual([intent, 400]);
  });

  it("sees which mails were sent, and sends one again, once", async () => {
    const world = await aWorld();
    const id = await aMail(world);
    expect(await (await get(world.at, { cookie: world.cookie })).text()).toContain("We have your application");
    const again = () => post(world.at, { intent: "send-again", deliveryId: id }, { cookie: world.cookie });
    expect([(await again()).status, (await again()).status, await sentAgain(id)]).toEqual([303, 409, 1]);
  });

  it("sees the flags, where to decide, and what needs an account", async () => {
    const { at, cookie } = await aWorld();
    const page = await (await get(at, { cookie })).text();
    const shown = ["Flagged by your rules", "create an account", "How long it is kept"];
    const hidden = ["Shortlist</", "Ask for a reference", "Send a message"];
    expect([...shown, ...hidden].filter((words) => page.includes(words))).toEqual(shown);
  });

  it("is not led to approving before a document was opened", async () => {
    const { at, cookie, sent } = await aWorld();
    const isFirst = async () => {
      const [, look = ""] = /<a[^>]*class="([^"]*)"[^>]*>Approve</.exec(await (await get(at, { cookie })).text()) ?? [];
      expect(look).toContain("border");
      return look.includes("bg-accent ");
    };
    expect(await isFirst()).toBe(false);
    await bindings.DB.prepare(
      `INSERT INTO audit (id, at, actor_kind, action, target_kind, target_id)
        SELECT ?, 1, 'guest', 'document.view', 'document', id FROM document WHERE application_id = ?`,
    )
      .bind(crypto.randomUUID(), sent.id)
      .run();
    expect(await isFirst()).toBe(true);
  });

  // Flags are what a credit adds (the price list): a guest has no more than a free account.
  it("sees what a credit adds instead of flags, for applications received while the form was a guest's", async () => {
    const { at, cookie, sent } = await aWorld();
    const page = await (await get(at, { cookie })).text();
    expect(page).toContain("See what a credit adds");
    expect(page).not.toContain("Nothing is flagged.");
    await bindings.DB.prepare("UPDATE application SET plan = 'credit' WHERE id = ?").bind(sent.id).run();
    expect(await (await get(at, { cookie })).text()).toContain("Nothing is flagged.");
  });

  it("is rate-limited to more posts than a person makes in an hour", async () => {
    const { at, cookie, form } = await aWorld();
    await takenBefore(guestLimits.keptPerForm, form.guestRentFormId, guestLimits.keptPerForm.limit - 5);
    const statuses = new Set<number>();
    // Twice as many: the hour may turn meanwhile.
    for (let count = 0; count < 122 && !statuses.has(429); count += 1)
      statuses.add((await post(at, { intent: "lift-hold" }, { cookie })).status);
    expect(statuses).toContain(429);
  });
});

describe("somebody with another manage link or none", () => {
  let [mine, theirs]: World[] = [];
  beforeAll(async () => {
    [mine, theirs] = [await aWorld(), await aWorld()];
  });

  // Red when a command asks for the application alone (`isOfForm`) or for any form (`mayReachForm`).
  it("can hold and send nothing again, also under the URL of an own form", async () => {
    if (!mine || !theirs) throw new Error("No forms");
    const id = await aMail(mine);
    const mixed = `/manage/form/${theirs.form.guestRentFormId}/applications/${mine.sent.id}`;
    const both = manageCookie(theirs.form.manageToken, mine.form.manageToken);
    const before = await formRow(mine.form.formId);
    const writes: Record<string, string>[] = [
      { intent: "hold", text: reason },
      { intent: "lift-hold" },
      { intent: "send-again", deliveryId: id },
    ];
    for (const fields of writes) {
      for (const cookie of [theirs.cookie, undefined, manageCookie(ids.token())])
        expect([fields.intent, (await post(mine.at, fields, { cookie })).status]).toEqual([fields.intent, 404]);
      expect([fields.intent, (await post(mixed, fields, { cookie: both })).status]).toEqual([fields.intent, 404]);
      expect((await post(mine.at, fields, { cookie: mine.cookie, origin: "https://evil.test" })).status).toBe(403);
    }
    expect([await heldAt(mine), await sentAgain(id), await formRow(mine.form.formId)]).toEqual([null, 0, before]);
  });
});
