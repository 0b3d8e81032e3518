import { beforeAll, describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import { bindings, countRows, ids, mintToken, testServices } from "../../support/forms";
import { aGuestDesk, applicationRow } from "../../support/review";
import { get, manageCookie, post } from "./visit";

async function aWorld(applications = 1) {
  const desk = await aGuestDesk(testServices(), { applications });
  const atOf = (id: string) => `/manage/form/${desk.guestRentFormId}/applications/${id}`;
  return { ...desk, atOf, at: atOf(desk.id), cookie: manageCookie(desk.manageToken) };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const letterOf = async (id: string) =>
  (
    await bindings.DB.prepare(
      "SELECT cancelled_at AS stopped FROM applicant_letter WHERE application_id = ? ORDER BY rowid DESC",
    )
      .bind(id)
      .first<{ stopped: number | null }>()
  )?.stopped;
const text = async (response: Response) => (await response.text()).replace(/<!-- -->/g, "");
const approve = { move: "approve", letterText: "The flat is yours." };
const decideAt = ({ at }: World, search = "move=approve") => `${at}/decide?${search}`;

describe("a guest landlord deciding by the manage link", () => {
  it("chooses a reason, sees the letter, declines, reads when it is sent, and undoes it", async () => {
    const world = await aWorld();
    const { at, cookie, id } = world;
    const first = await text(await get(decideAt(world, "move=decline"), { cookie }));
    expect([first.includes("Continue to the letter"), first.includes("Your letter")]).toEqual([true, false]);
    const second = await text(await get(decideAt(world, "move=decline&reason=other"), { cookie }));
    for (const words of ["Your letter", "Ada Lovelace", "cannot offer you the home", "undo it for 24 hours"])
      expect(second).toContain(words);
    const fields = { move: "decline", reason: "other", letterText: "Dear Ada, sorry.", note: "Too little" };
    const done = await post(decideAt(world, "move=decline&reason=other"), fields, { cookie });
    expect([done.status, done.headers.get("location")]).toEqual([303, `${at}?done=decline`]);
    const page = await text(await get(`${at}?done=decline`, { cookie }));
    for (const words of ["Declined. We have emailed you", "Your decision", "Dear Ada, sorry.", ">Undo<"])
      expect(page).toContain(words);
    expect(await applicationRow(id)).toMatchObject({ state: "declined", decline_reason: "other" });
    const undone = await post(at, { intent: "undo" }, { cookie });
    expect([undone.status, undone.headers.get("location")]).toEqual([303, `${at}?done=undo`]);
    expect(await applicationRow(id)).toMatchObject({ state: "submitted" });
    expect(await letterOf(id)).toBeGreaterThan(0);
    const again = await post(at, { intent: "undo" }, { cookie });
    expect([again.status, (await text(again)).includes("can’t be undone anymore")]).toEqual([409, true]);
  });

  it("is offered only reasons that fit the application, and keeps the text after a refusal", async () => {
    const world = await aWorld();
    const { cookie, id } = world;
    const why = "Your form published no multiple of the rent.";
    const asked = await text(await get(decideAt(world, "move=decline"), { cookie }));
    expect(asked).toContain(why);
    expect(asked).toMatch(/<input[^>]*disabled=""[^>]*value="income"/);
    expect(asked).not.toMatch(/<input[^>]*disabled=""[^>]*value="other"/);
    const other = await text(await get(decideAt(world, "move=decline&reason=income"), { cookie }));
    expect([other.includes("Continue to the letter"), other.includes("Your letter")]).toEqual([true, false]);
    const fields = { move: "decline", reason: "income", letterText: "Typed letter", note: "Typed note" };
    const refused = await post(decideAt(world, "move=decline&reason=income"), fields, { cookie });
    const page = await text(refused);
    expect(refused.status).toBe(409);
    for (const words of ["Typed letter", "Typed note", why, "does not support this reason"])
      expect(page).toContain(words);
    expect(await applicationRow(id)).toMatchObject({ state: "submitted" });
    const ours = "I cannot offer you the home, because it is no longer available.";
    const said = await post(
      decideAt(world, "move=decline&reason=other"),
      { ...fields, reason: "other", letterText: ours },
      { cookie },
    );
    expect([said.status, (await text(said)).includes("Your words still say")]).toEqual([409, true]);
    const done = await post(decideAt(world, "move=decline&reason=income"), { ...fields, reason: "other" }, { cookie });
    expect(done.status).toBe(303);
  });

  it("keeps what was typed when something is missing, and is told what", async () => {
    const world = await aWorld();
    const search = "move=decline&reason=report";
    const fields = {
      move: "decline",
      reason: "report",
      letterText: "Typed letter",
      note: "Typed note",
      agencyName: "Bureau X",
    };
    const page = await post(decideAt(world, search), fields, { cookie: world.cookie });
    const html = await text(page);
    expect(page.status).toBe(400);
    for (const words of ["Typed letter", "Typed note", "Bureau X", "Name the agency"]) expect(html).toContain(words);
    const empty = await post(decideAt(world), { move: "approve", letterText: " " }, { cookie: world.cookie });
    expect([empty.status, (await text(empty)).includes("Write the letter first")]).toEqual([400, true]);
    const bad = await post(decideAt(world), { move: "delete", letterText: "x" }, { cookie: world.cookie });
    expect(bad.status).toBe(400);
  });

  it("confirms a second approval, with the letter kept", async () => {
    const world = await aWorld(2);
    const [first = "", second = ""] = world.applicationIds;
    await post(`${world.atOf(first)}/decide?move=approve`, approve, { cookie: world.cookie });
    const at = `${world.atOf(second)}/decide?move=approve`;
    const asked = await post(at, { ...approve, letterText: "My own words" }, { cookie: world.cookie });
    const html = await text(asked);
    expect(asked.status).toBe(409);
    for (const words of ["Someone is approved", "My own words", "Keep as backup", `value="${first}"`])
      expect(html).toContain(words);
    await post(at, { ...approve, besides: "replace", supersede: first }, { cookie: world.cookie });
    expect([(await applicationRow(first)).state, (await applicationRow(second)).state]).toEqual([
      "in_review",
      "approved",
    ]);
  });

  it("is not asked again about a decided application, and the mail's link opens it", async () => {
    const world = await aWorld();
    await post(decideAt(world), approve, { cookie: world.cookie });
    const page = await get(decideAt(world), { cookie: world.cookie });
    expect([page.status, page.headers.get("location")]).toEqual([303, world.at]);
    const link = await get(`/manage/${world.manageToken}?application=${world.id}`);
    expect(link.headers.get("location")).toBe(`${world.at}?cookie=set`);
    for (const bad of ["//evil.test", "x"])
      expect(
        (await get(`/manage/${world.manageToken}?application=${encodeURIComponent(bad)}`)).headers.get("location"),
      ).toBe(`/manage/form/${world.guestRentFormId}?cookie=set`);
  });
});

describe("the applicant of a guest's decision", () => {
  // Red when find-status.server.ts leaves out isQuiet.
  it("sees the same page before and after, as long as it can be undone", async () => {
    const world = await aWorld();
    await bindings.DB.prepare("UPDATE application SET state = 'in_review', first_viewed_at = submitted_at WHERE id = ?")
      .bind(world.id)
      .run();
    const token = await mintToken(testServices(), mailLinks.applicationStatus, world.id);
    const status = async () =>
      (await text(await get(`/apply/${world.urlId}/status/${token}`))).replace(/nonce="[^"]*"|value="[^"]*"/g, "");
    const before = await status();
    await post(decideAt(world), approve, { cookie: world.cookie });
    expect((await applicationRow(world.id)).state).toBe("approved");
    expect(await status()).toBe(before);
  });
});

describe("somebody with another manage link or none", () => {
  let [mine, theirs]: World[] = [];
  beforeAll(async () => {
    [mine, theirs] = [await aWorld(), await aWorld()];
  });

  it("can decide and undo nothing, also under the URL of an own form", async () => {
    if (!mine || !theirs) throw new Error("No forms");
    const mixed = `/manage/form/${theirs.guestRentFormId}/applications/${mine.id}`;
    const both = manageCookie(theirs.manageToken, mine.manageToken);
    const strangers = [
      [mine.at, theirs.cookie],
      [mine.at, undefined],
      [mine.at, manageCookie(ids.token())],
      [mixed, both],
    ] as const;
    for (const [at, cookie] of strangers) {
      expect((await get(`${at}/decide?move=approve`, { cookie })).status).toBe(404);
      expect((await post(`${at}/decide?move=approve`, approve, { cookie })).status).toBe(404);
    }
    const forged = { cookie: mine.cookie, origin: "https://evil.test" };
    expect((await post(decideAt(mine), approve, forged)).status).toBe(403);
    expect(await applicationRow(mine.id)).toMatchObject({ state: "submitted" });
    await post(decideAt(mine), approve, { cookie: mine.cookie });
    for (const [at, cookie] of strangers) expect((await post(at, { intent: "undo" }, { cookie })).status).toBe(404);
    await bindings.DB.prepare("UPDATE link_token SET expires_at = 1 WHERE ref = ?").bind(mine.guestRentFormId).run();
    expect((await post(mine.at, { intent: "undo" }, { cookie: mine.cookie })).status).toBe(404);
    expect(await applicationRow(mine.id)).toMatchObject({ state: "approved" });
    expect(await countRows("SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?", mine.id)).toBe(1);
  });
});
