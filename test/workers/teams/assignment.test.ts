import { describe, expect, it } from "vitest";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { assignApplications } from "../../../app/features/deciding/inbox/commands/assign-applications.server";
import { archiveApplications } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { findListNeighbours } from "../../../app/features/deciding/inbox/queries/find-neighbours.server";
import { listApplicants } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { listNotices } from "../../../app/features/deciding/notices/queries/list-notices.server";
import { assignForm } from "../../../app/features/forms/rent-forms/commands/assign-form.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import type { ApplicationId, OutboxId } from "../../../app/kernel/ids";
import { sendNewApplication } from "../../../workers/jobs/handlers/new-application";
import { aSentApplication } from "../../support/applications";
import { anAccount, testServices } from "../../support/forms";
import { aDesk, applicationRow, tracesOf } from "../../support/review";
import { aTeamDesk, removeFrom } from "../../support/team-desk";

type Services = ReturnType<typeof testServices>;

const page = (services: Services, actor: AccountLandlord, query = "") =>
  listApplicants(services, actor, readInboxAddress(new URLSearchParams(query)), "en");
const found = async (services: Services, actor: AccountLandlord, query: string) =>
  (await page(services, actor, query))?.applicants.map(({ id }) => id as string);
const kinds = async (services: Services, actor: AccountLandlord) =>
  (await listNotices(services, actor, null))?.notices.map(({ kind, by }) => [kind, by]);

describe("assigning applications", () => {
  // Red when assigned_to is not set, the audit has no detail, or `tellPeople` is left out.
  it("says who sees to them, in the list, in the history by name, and by a notice to that person alone", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services, { applications: 3 });
    const [first, second] = desk.applicationIds as [ApplicationId, ApplicationId];
    const assigned = await assignApplications(services, desk.joy.inTeam, {
      applicationIds: [first, second],
      to: desk.marcus.userId,
    });
    expect(assigned.map(({ outcome }) => outcome)).toEqual(["changed", "changed"]);
    const listed = await page(services, desk.actor);
    expect(listed?.applicants.map(({ assignedTo }) => assignedTo)).toEqual([
      null,
      desk.marcus.userId,
      desk.marcus.userId,
    ]);
    expect(listed?.people.map(({ name, isMe }) => [name, isMe])).toEqual([
      ["Dana Hartley-Quist", 1],
      ["Joy Adeyemi", 0],
      ["Marcus Bell", 0],
    ]);
    expect(await tracesOf(first)).toContainEqual({ action: "application.assign", detail: desk.marcus.userId });
    const key = { formId: desk.formId, applicationId: first };
    const [trace] = (await findReview(services, desk.actor, key))?.history ?? [];
    expect(trace).toMatchObject({ action: "application.assign", name: "Joy Adeyemi", assignee: "Marcus Bell" });
    const [ownTrace] = (await findReview(services, desk.joy.inTeam, key))?.history ?? [];
    expect(ownTrace).toMatchObject({ who: "you", name: null });
    expect(await kinds(services, desk.marcus.actor)).toEqual([
      ["assigned", "Joy Adeyemi"],
      ["assigned", "Joy Adeyemi"],
    ]);
    expect(await kinds(services, desk.joy.actor)).toEqual([]);
    expect(await assignApplications(services, desk.joy.inTeam, { applicationIds: [first], to: null })).toMatchObject([
      { outcome: "changed" },
    ]);
    expect(await tracesOf(first)).toContainEqual({ action: "application.unassign", detail: desk.marcus.userId });
  });

  // Red when `isOfAccount` is left out of isAllowed, or the roles of `actor` are not asked for.
  it("is for nobody outside the account, and is not a viewer's to do", async () => {
    const services = testServices();
    const [desk, stranger] = [await aTeamDesk(services), await anAccount(services)];
    const picked = { applicationIds: [desk.id] };
    expect(await assignApplications(services, desk.actor, { ...picked, to: stranger.userId })).toMatchObject([
      { outcome: "refused" },
    ]);
    const asViewer = { ...desk.marcus.actor, team: { ownerId: desk.userId, needs: "reviewer" } } as const;
    expect(await assignApplications(services, asViewer, { ...picked, to: desk.marcus.userId })).toEqual([]);
    expect(await assignApplications(services, stranger.actor, { ...picked, to: stranger.userId })).toEqual([]);
    expect(await applicationRow(desk.id)).toMatchObject({ assigned_to: null });
  });

  // Red when the trigger assigned_of_member is missing.
  it("ends with the person's part in the team, and the history keeps the name", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services, { applications: 2 });
    await assignApplications(services, desk.actor, { applicationIds: desk.applicationIds, to: desk.joy.userId });
    await assignForm(services, desk.actor, { formId: desk.formId, to: desk.joy.userId });
    await removeFrom(services, desk, desk.joy);
    expect(await found(services, desk.actor, "assigned=none")).toHaveLength(2);
    expect((await page(services, desk.actor))?.assigned).toEqual({ mine: 0, none: 2 });
    const key = { formId: desk.formId, applicationId: desk.id };
    expect((await findReview(services, desk.actor, key))?.history[0]).toMatchObject({ assignee: "Joy Adeyemi" });
    const sent = await aSentApplication(services, desk);
    expect(await applicationRow(sent.id)).toMatchObject({ assigned_to: null });
  });
});

describe("the filters of assignment", () => {
  // Red when isWanted does not look at `assigned`, `leading` takes another index, or a trigger of assigned_workload is missing.
  it("find the reader's own and nobody's, with state and search, and count them", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services, { applications: 4 });
    const [first, second, third, fourth] = desk.applicationIds as [
      ApplicationId,
      ApplicationId,
      ApplicationId,
      ApplicationId,
    ];
    await assignApplications(services, desk.actor, { applicationIds: [first, second], to: desk.joy.userId });
    await assignApplications(services, desk.actor, { applicationIds: [third], to: desk.userId });
    const { inTeam } = desk.joy;
    expect(await found(services, inTeam, "assigned=mine")).toEqual([second, first]);
    expect(await found(services, desk.actor, "assigned=mine")).toEqual([third]);
    for (const sort of ["arrival", "completion", "move-in"])
      expect(await found(services, inTeam, `assigned=none&sort=${sort}`)).toEqual([fourth]);
    expect(await found(services, inTeam, `assigned=mine&state=submitted&form=${desk.formId}`)).toEqual([second, first]);
    expect(await found(services, inTeam, "assigned=mine&state=declined")).toEqual([]);
    expect(await found(services, inTeam, "assigned=mine&q=lovelace")).toEqual([second, first]);
    expect((await page(services, inTeam))?.assigned).toEqual({ mine: 2, none: 1 });
    await archiveApplications(services, desk.actor, { applicationIds: [first], isArchived: true });
    expect((await page(services, inTeam))?.assigned).toEqual({ mine: 1, none: 1 });
    expect(await found(services, inTeam, "assigned=mine&show=archived")).toEqual([first]);
    const neighbours = await findListNeighbours(services, inTeam, {
      address: readInboxAddress(new URLSearchParams("assigned=mine")),
      applicationId: third,
    });
    expect(neighbours.next?.id).toBe(second);
  });

  it("say nothing in an account without colleagues", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    expect(await page(services, desk.actor)).toMatchObject({ people: [], assigned: null });
  });
});

describe("a form whose new applications are assigned", () => {
  // Red when the insert leaves assigned_to out, or `tellColleagues` is not called.
  it("gives them to that person, who is told once; the others hear of an application", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services, { applications: 0 });
    expect(await assignForm(services, desk.actor, { formId: desk.formId, to: desk.joy.userId })).toMatchObject({
      ok: true,
    });
    const sent = await aSentApplication(services, desk);
    const job = { id: sent.id as string as OutboxId, kind: "mail.new-application" } as const;
    for (let round = 0; round < 2; round += 1) await sendNewApplication(services, { applicationId: sent.id }, job);
    expect(await applicationRow(sent.id)).toMatchObject({ assigned_to: desk.joy.userId });
    expect(await kinds(services, desk.joy.actor)).toEqual([["assigned", null]]);
    expect(await kinds(services, desk.marcus.actor)).toEqual([["application-new", null]]);
    expect(await kinds(services, desk.actor)).toContainEqual(["application-new", null]);
    expect(await tracesOf(sent.id)).toEqual([{ action: "application.assign", detail: desk.joy.userId }]);
    const stranger = await anAccount(services);
    expect(await assignForm(services, desk.actor, { formId: desk.formId, to: stranger.userId })).toMatchObject({
      code: "refused",
    });
  });
});
