import { describe, expect, it } from "vitest";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { answerReviewPost } from "../../../app/routes/shared/review-posts";
import { aColleagueOf } from "../../support/colleagues";
import { bindings, countRows, testServices } from "../../support/forms";
import { raced } from "../../support/race";
import { aDesk, applicationRow, tracesOf } from "../../support/review";

const start = new Date("2027-05-03T09:00:00Z");

async function aTeamDesk(applications = 1) {
  const services = testServices(start);
  const desk = await aDesk(services, { applications });
  const ana = await aColleagueOf(services, desk, "reviewer");
  const name = bindings.DB.prepare("UPDATE user SET name = ? WHERE id = ?");
  await bindings.DB.batch([name.bind("Ana Brown", ana.userId), name.bind("Maya Okafor", desk.userId)]);
  const [id] = desk.applicationIds;
  if (!id) throw new Error("No application");
  const press = (actor: AccountLandlord, fields: Record<string, string>, by = services) =>
    answerReviewPost(by, actor, { ids: id, letter: "own", letterText: "Words", send: "soon", ...fields }, "en");
  return { services, desk, ana, id, press };
}

const approve = { intent: "approve", note: "If the deposit comes", letter: "template" };
const decline = { intent: "decline", reason: "other", note: "Too late", letter: "template" };
const letters = (id: string) => countRows("SELECT count(*) AS n FROM applicant_letter WHERE application_id = ?", id);
const notes = (id: string) => countRows("SELECT count(*) AS n FROM application_note WHERE application_id = ?", id);
const decisions = async (id: string) =>
  (await tracesOf(id)).filter(({ action }) => /approve|decline|shortlist/.test(action)).length;

// Red without the states in the guard of the move, and without `findFirst` for what is said.
describe("two people of an account who decide in the same moment", () => {
  it.each([
    ["the owner approves, a colleague declines", approve, decline],
    ["the owner declines, a colleague approves", decline, approve],
    ["both approve", approve, approve],
  ])(
    "%s: one wins, with one letter and one note, and the other is told who was first",
    async (_, ownersPress, hers) => {
      for (const isOwnerFirst of [true, false]) {
        const { desk, ana, id, press } = await aTeamDesk();
        const presses = [() => press(desk.actor, ownersPress), () => press(ana.inTeam, hers)];
        const inOrder = isOwnerFirst ? presses : presses.toReversed();
        const answers = await Promise.all(inOrder.map((one) => one()));
        const [won, ...none] = answers.filter((answer) => answer.ok && answer.changed === 1);
        const lost = answers.find((answer) => answer !== won);
        expect([none, lost?.said]).toEqual([[], expect.stringContaining("was first")]);
        const byOwner = answers[isOwnerFirst ? 0 : 1] === won;
        const what = won?.intent === "approve" ? "Approved" : "Declined";
        const who = byOwner ? "Maya Okafor" : "Ana Brown";
        expect(lost?.said).toContain(`${who} was first: ${what}, May 3, 2027`);
        expect((await applicationRow(id)).state).toBe(won?.intent === "approve" ? "approved" : "declined");
        expect([await letters(id), await notes(id), await decisions(id)]).toEqual([1, 1, 1]);
      }
    },
  );

  it("one who decides between what the other has read and what the other writes wins", async () => {
    const { services, desk, ana, id, press } = await aTeamDesk();
    let hers: Awaited<ReturnType<typeof press>> | undefined;
    const between = raced(services, async () => (hers = await press(ana.inTeam, decline)));
    const answer = await press(desk.actor, approve, between as typeof services);
    expect([hers?.ok, answer.ok, answer.said]).toEqual([
      true,
      false,
      expect.stringContaining("Ana Brown was first: Declined"),
    ]);
    expect((await applicationRow(id)).state).toBe("declined");
    expect([await letters(id), await notes(id), await decisions(id)]).toEqual([1, 1, 1]);
  });

  it("who is approved for the home beside another's approval of the same moment is one", async () => {
    const { desk, ana, press } = await aTeamDesk(2);
    const [one = "", two = ""] = desk.applicationIds;
    const answers = await Promise.all([
      press(desk.actor, { ...approve, ids: one }),
      press(ana.inTeam, { ...approve, ids: two }),
    ]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "taken" });
  });

  it("moves of many at once overlap: each application is decided once, and who came second is told of how many", async () => {
    for (const isOwnerFirst of [true, false]) {
      const { desk, ana, press } = await aTeamDesk(6);
      const all = desk.applicationIds;
      const presses = [
        () => press(desk.actor, { ...decline, ids: all.slice(0, 4).join(",") }),
        () => press(ana.inTeam, { ...decline, ids: all.slice(2).join(",") }),
      ];
      const answers = await Promise.all((isOwnerFirst ? presses : presses.toReversed()).map((one) => one()));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(answers.map((answer) => (answer.ok ? answer.changed : 0)).toSorted()).toEqual([2, 4]);
      const second = answers.find((answer) => answer.ok && answer.changed === 2);
      expect(second?.said).toMatch(/2 of them were decided already, by (Ana Brown|Maya Okafor)\.$/);
      for (const id of all) {
        expect([await letters(id), await notes(id), await decisions(id)]).toEqual([1, 1, 1]);
      }
    }
  });
});

it("who was first is a colleague alone: not the same person in another tab, nor the applicant", async () => {
  const { desk, press } = await aTeamDesk();
  await press(desk.actor, approve);
  expect((await press(desk.actor, decline)).said).toBe(
    "The application has changed in the meantime. The page shows it as it is now.",
  );
});
