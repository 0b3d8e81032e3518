import { describe, expect, it } from "vitest";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { answerReviewPost } from "../../../app/routes/shared/review-posts";
import { bindings, countRows, testServices } from "../../support/forms";
import { aDesk, applicationRow, type Desk, tracesOf } from "../../support/review";

type TestServices = ReturnType<typeof testServices>;

/** The first of three applicants is approved; a letter that tells it waits. */
async function approved(services: TestServices) {
  const desk = await aDesk(services, { applications: 3 });
  const [first = "", second = "", third = ""] = desk.applicationIds;
  await say(services, desk, { intent: "approve", ids: first, letter: "template" });
  services.setNow(new Date(services.clock.now().getTime() + 1000));
  return { desk, first, second, third };
}

const say = (services: TestServices, desk: Desk, fields: Record<string, string>) =>
  answerReviewPost(services, desk.actor, fields, "en");

const states = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await applicationRow(id)).state));
const waiting = (id: string) =>
  countRows(
    "SELECT count(*) AS n FROM applicant_letter WHERE application_id = ? AND cancelled_at IS NULL AND sent_at IS NULL",
    id,
  );

describe("a second approval for one home", () => {
  // Red when moveApplications leaves out isTaken.
  it("asks first, naming who is approved and whether that was told; asking changes nothing", async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    const before = await applicationRow(first);
    const answer = await say(services, desk, { intent: "approve", ids: second, letter: "template" });
    expect(answer).toMatchObject({ ok: false, code: "taken", taken: [{ id: first, isTold: false }] });
    expect(await applicationRow(first)).toEqual(before);
    expect(await states(second)).toEqual(["submitted"]);
    expect([await waiting(first), await waiting(second)]).toEqual([1, 0]);
    await bindings.DB.prepare("UPDATE applicant_letter SET sent_at = send_at WHERE application_id = ?")
      .bind(first)
      .run();
    expect(await say(services, desk, { intent: "approve", ids: second })).toMatchObject({ taken: [{ isTold: true }] });
  });

  it("of ten approvals at a time, one is made and nine ask first", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 10 });
    const all = await Promise.all(
      desk.applicationIds.map((id) =>
        moveApplications(services, desk.actor, { applicationIds: [id], action: "approve" }),
      ),
    );
    const outcomes = all.map(([row]) => row?.outcome);
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(9);
  });

  it("asks first for several selected applications, too", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 2 });
    const ids = desk.applicationIds;
    const rows = await moveApplications(services, desk.actor, { applicationIds: ids, action: "approve" });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["taken", "taken"]);
    const both = await moveApplications(services, desk.actor, {
      applicationIds: ids,
      action: "approve",
      besides: "both",
    });
    expect(both.map(({ outcome }) => outcome)).toEqual(["changed", "changed"]);
  });

  it('as "both" approves both, and leaves the first alone', async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    const before = await applicationRow(first);
    expect(await say(services, desk, { intent: "approve", ids: second, besides: "both" })).toMatchObject({ ok: true });
    expect(await applicationRow(first)).toEqual(before);
    expect([await states(first, second), await waiting(first)]).toEqual([["approved", "approved"], 1]);
  });

  it('as "replace" makes the first undecided again, stops its letter and sends nothing', async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    const done = await say(services, desk, { intent: "approve", ids: second, besides: first, letter: "template" });
    expect(done).toMatchObject({ ok: true, changed: 1 });
    expect(await states(first, second)).toEqual(["in_review", "approved"]);
    expect([await waiting(first), await waiting(second)]).toEqual([0, 1]);
    expect(await countRows("SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?", first)).toBe(1);
    expect((await tracesOf(first)).at(-1)).toEqual({ action: "application.replace", detail: "approved>in_review" });
    expect(await applicationRow(first)).toMatchObject({ decided_at: null, is_let: 0 });
  });

  // Red when bringBackStatements is left out of undoMoves.
  it('undone after "replace", the first is approved again since its old time, and its letter waits as before', async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    const before = await applicationRow(first);
    const done = await say(services, desk, { intent: "approve", ids: second, besides: first, letter: "template" });
    services.setNow(new Date(services.clock.now().getTime() + 1000));
    await undoMoves(services, desk.actor, done.ok ? done.moveIds : []);
    expect(await states(first, second)).toEqual(["approved", "submitted"]);
    expect((await applicationRow(first)).decided_at).toBe(before.decided_at);
    expect([await waiting(first), await waiting(second)]).toEqual([1, 0]);
  });

  it('after "replace" cannot be undone once its letter was sent: the first stays undecided', async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    const done = await say(services, desk, { intent: "approve", ids: second, besides: first, letter: "template" });
    await bindings.DB.prepare("UPDATE applicant_letter SET sent_at = send_at WHERE application_id = ?")
      .bind(second)
      .run();
    expect(await undoMoves(services, desk.actor, done.ok ? done.moveIds : [])).toEqual([]);
    expect(await states(first, second)).toEqual(["in_review", "approved"]);
  });

  it('as "replace" leaves approvals for another home, and those made meanwhile and not shown', async () => {
    const services = testServices();
    const { desk, first, second, third } = await approved(services);
    const other = await approved(services);
    const foreign = await say(services, desk, { intent: "approve", ids: second, besides: `${first},${other.first}` });
    expect(foreign).toMatchObject({ ok: true });
    expect(await states(other.first, first, second)).toEqual(["approved", "in_review", "approved"]);
    // A page that still shows the first one.
    const late = await say(services, desk, { intent: "approve", ids: third, besides: first });
    expect(late).toMatchObject({ ok: false, code: "taken", taken: [{ id: second }] });
    expect(await states(third)).toEqual(["submitted"]);
  });

  it("does not ask when the approved one is archived or erased", async () => {
    const services = testServices();
    const { desk, first, second } = await approved(services);
    await bindings.DB.prepare("UPDATE application SET is_archived = 1 WHERE id = ?").bind(first).run();
    expect(await say(services, desk, { intent: "approve", ids: second })).toMatchObject({ ok: true });
  });
});
