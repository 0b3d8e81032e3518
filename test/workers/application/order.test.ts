import { describe, expect, it } from "vitest";
import { sweepUnsearched } from "../../../app/features/applying/applications/commands/index-application.server";
import type { LandlordMove } from "../../../app/features/applying/applications/states";
import { openDocument } from "../../../app/features/applying/documents/commands/open-document.server";
import { requestInfo } from "../../../app/features/applying/info-requests/commands/request-info.server";
import {
  setReviewOrder,
  skipApplication,
} from "../../../app/features/deciding/application/commands/set-review-order.server";
import { findApplication } from "../../../app/features/deciding/application/queries/find-application.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { markRented } from "../../../app/features/deciding/decision/commands/mark-rented.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { findFormDetails } from "../../../app/features/deciding/form-page/queries/find-form-details.server";
import { archiveApplications } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { listApplicants, listCompared } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import { recordFirstView } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import type { ApplicationId, DocumentId } from "../../../app/kernel/ids";
import { adasAddress } from "../../support/applications";
import { correctPerson } from "../../support/corrections";
import { textsOf } from "../../support/exports";
import { anAccount, bindings, testServices } from "../../support/forms";
import { aDesk, applicationRow, putState, tracesOf } from "../../support/review";

/** A form read in order, with three applications. */
async function aQueue(applications = 3) {
  const services = testServices();
  const desk = await aDesk(services, { applications });
  expect(await setReviewOrder(services, desk.actor, { formId: desk.formId, isInOrder: true })).toMatchObject({
    ok: true,
  });
  const { formId, actor } = desk;
  const [first, second, third] = desk.applicationIds as [ApplicationId, ApplicationId, ApplicationId];
  const move = async (action: LandlordMove, ...applicationIds: ApplicationId[]) =>
    (await moveApplications(services, actor, { applicationIds, action })).map(({ outcome }) => outcome);
  const isReadable = async (applicationId: ApplicationId) =>
    (await findApplication(services, actor, { formId, applicationId })) !== null;
  const readable = () => Promise.all([first, second, third].map(isReadable));
  const queue = async () =>
    (await findFormDetails(services, actor, { formId, before: null }))?.queue.map(({ id }) => id as string);
  return { services, desk, formId, actor, first, second, third, move, readable, queue };
}

const set = (id: string, columns: string) =>
  bindings.DB.prepare(`UPDATE application SET ${columns} WHERE id = ?`).bind(id).run();

describe("a form whose applications are reviewed in order", () => {
  it("counts all that wait in its queue, and those before one", async () => {
    const { services, actor, formId, first, third } = await aQueue();
    const countsOf = async (applicationId: ApplicationId) =>
      (await findReview(services, actor, { formId, applicationId }))?.queueCounts;
    expect(await countsOf(first)).toEqual({ waiting: 3, before: 0 });
    expect(await countsOf(third)).toEqual({ waiting: 3, before: 2 });
  });

  it("lists them by time of completion, incomplete ones last, and ties by id", async () => {
    const { first, second, third, queue } = await aQueue();
    expect(await queue()).toEqual([first, second, third]);
    await set(first, "household_completed_at = submitted_at + 90000");
    expect(await queue()).toEqual([second, first, third]);
    await set(second, "is_waiting_for_members = 1");
    expect(await queue()).toEqual([first, third, second]);
    for (const id of [first, second, third])
      await set(id, "is_waiting_for_members = 0, household_completed_at = NULL, submitted_at = 5");
    expect(await queue()).toEqual([first, second, third].sort());
  });

  it("opens the next application when the one before is decided, withdrawn or skipped", async () => {
    const { services, actor, formId, first, second, third, move, readable } = await aQueue();
    expect(await readable()).toEqual([true, false, false]);
    expect(await move("decline", first)).toEqual(["changed"]);
    expect(await readable()).toEqual([true, true, false]);
    await putState(second, "withdrawn");
    expect(await readable()).toEqual([true, true, true]);
    await putState(second, "in_review");
    const skip = { formId, applicationId: second, reason: "asked-to-wait", note: "Rang twice" } as const;
    expect(await skipApplication(services, actor, skip)).toMatchObject({ ok: true });
    expect(await readable()).toEqual([true, true, true]);
    expect((await applicationRow(second)).state).toBe("in_review");
    expect(await tracesOf(second)).toContainEqual({ action: "application.skip", detail: "asked-to-wait" });
    const review = await findReview(services, actor, { formId, applicationId: second });
    expect(review).toMatchObject({ isSkipped: true, isLocked: false, notes: [{ text: "Rang twice" }] });
    // It has had its turn: it is decided whenever its landlord likes, while the next one has his.
    expect(await move("approve", second)).toEqual(["changed"]);
    expect(await move("shortlist", third)).toEqual(["changed"]);
  });

  it("refuses every move of an application out of turn, alone or among others, and changes nothing", async () => {
    const { services, actor, formId, first, second, third, move } = await aQueue();
    for (const action of ["shortlist", "approve", "decline"] as const)
      expect([action, await move(action, second)]).toEqual([action, ["out-of-turn"]]);
    const dueAt = services.clock.now().getTime() + 80 * 3_600_000;
    const ask = { formId, dueAt, items: [{ kind: "text" as const, label: "Pay slips" }], note: "" };
    expect(await requestInfo(services, actor, { ...ask, applicationId: second } as never)).toMatchObject({ ok: false });
    expect(await recordFirstView(services, actor, { formId, applicationId: second })).toMatchObject({ ok: false });
    const skip = { formId, applicationId: third, reason: "no-answer" } as const;
    expect(await skipApplication(services, actor, skip)).toMatchObject({ code: "refused" });
    expect(await tracesOf(second)).toEqual([]);
    expect((await move("decline", third, first, second)).sort()).toEqual(["changed", "out-of-turn", "out-of-turn"]);
    expect((await applicationRow(first)).state).toBe("declined");
    expect((await applicationRow(second)).state).toBe("submitted");
  });

  it("shows only the position of later applications: no name, answer or document", async () => {
    const { services, desk, actor, formId, first, second, third } = await aQueue();
    await correctPerson(services, first, { first: "Grace", last: "Hopper" });
    while ((await sweepUnsearched(services)) > 0);
    const list = async (query: string) =>
      (await listApplicants(services, actor, readInboxAddress(new URLSearchParams(query)), "en"))?.applicants ?? [];
    const rows = await list("sort=arrival");
    expect(rows.map(({ name, email, isLocked }) => [name, email, isLocked])).toEqual([
      ["Grace Hopper", expect.stringMatching(adasAddress), false],
      ["", "", true],
      ["", "", true],
    ]);
    expect((await list("q=lovelace")).map(({ id }) => id)).not.toContain(second);
    expect((await listCompared(services, actor, [first, second], "en-US")).applicants.map(({ id }) => id)).toEqual([
      first,
    ]);
    const page = await findFormDetails(services, actor, { formId, before: null });
    expect(page?.applications.map(({ name }) => name)).toEqual(["", "", "Grace Hopper"]);
    expect(page?.form.isReviewedInOrder).toBe(true);
    const paper = await bindings.DB.prepare("SELECT id FROM document WHERE application_id = ?")
      .bind(second)
      .first<{ id: string }>();
    expect(await openDocument(services, actor, paper?.id as DocumentId)).toMatchObject({ ok: false });
    expect(await findReview(services, actor, { formId, applicationId: third })).toMatchObject({ isLocked: true });
    expect((await findReview(services, actor, { formId, applicationId: third }))?.queue).toHaveLength(3);
    await setReviewOrder(services, desk.actor, { formId, isInOrder: false });
    expect((await list("q=lovelace")).map(({ id }) => id)).toContain(second);
  });

  it("does not name applicants out of turn as duplicates, in a data export, or in a count of read applications", async () => {
    const { services, desk, actor, formId, first, second, third } = await aQueue();
    const duplicateOf = async (id: ApplicationId) =>
      (await findApplication(services, actor, { formId, applicationId: id }))?.duplicate;
    await correctPerson(services, first, { first: "Grace", last: "Hopper" });
    await set(first, "is_waiting_for_members = 1");
    await set(second, `duplicate_of = '${first}'`);
    // Red without the condition in earlierColumns: who is the same as somebody that may be read is known.
    expect(await duplicateOf(second)).toBeNull();
    const data = async () => {
      const texts = await textsOf(allDataEntries(services, { userId: desk.userId, locale: "en-US" }));
      return [...texts].flat().join("\n");
    };
    const { reference } = (await findReview(services, actor, { formId, applicationId: first })) ?? {};
    const held = await data();
    expect(held).not.toContain("Hopper");
    expect(held).toContain(`${reference}/application.json`);
    expect(held).toMatch(new RegExp(`"locked":\\[[^\\]]*"${reference}"`));
    const unread = async () =>
      (
        await bindings.DB.prepare("SELECT new_count AS n FROM rent_form WHERE id = ?")
          .bind(formId)
          .first<{ n: number }>()
      )?.n;
    await bindings.DB.prepare("UPDATE rent_form SET new_count = 3 WHERE id = ?").bind(formId).run();
    await archiveApplications(services, actor, { applicationIds: [third], isArchived: true });
    expect([(await applicationRow(third)).first_viewed_at, await unread()]).toEqual([null, 3]);
    await setReviewOrder(services, desk.actor, { formId, isInOrder: false });
    expect(await duplicateOf(second)).toMatchObject({ reference, id: first, formId });
    expect(await data()).toContain("Grace Hopper");
  });

  it("ends its order once an applicant is approved, and restores it when that decision is undone", async () => {
    const { services, actor, formId, first, second, third, move, readable, queue } = await aQueue();
    const [declined] = await moveApplications(services, actor, { applicationIds: [first], action: "decline" });
    await undoMoves(services, actor, [declined?.moveId ?? ""]);
    expect(await queue()).toEqual([first, second, third]);
    expect(await readable()).toEqual([true, false, false]);
    await move("approve", first);
    expect(await markRented(services, actor, { formId, applicationId: first, others: "decline" })).toMatchObject({
      value: { declined: 2 },
    });
    expect((await applicationRow(third)).state).toBe("declined");
  });

  it("is set up by its own landlord only, writes an audit row, and leaves other forms alone", async () => {
    const { services, formId, first } = await aQueue(1);
    const other = await anAccount(services);
    expect(await setReviewOrder(services, other.actor, { formId, isInOrder: false })).toMatchObject({
      code: "not-found",
    });
    const skip = { formId, applicationId: first, reason: "other", note: "x" } as const;
    expect(await skipApplication(services, other.actor, skip)).toMatchObject({ code: "not-found" });
    expect(await tracesOf(formId)).toContainEqual({ action: "form.read-in-order", detail: null });
    const free = await aDesk(services, { applications: 2 });
    const newest = free.applicationIds[1] as ApplicationId;
    expect(await findApplication(services, free.actor, { formId: free.formId, applicationId: newest })).not.toBeNull();
    expect(
      await skipApplication(services, free.actor, { formId: free.formId, applicationId: newest, reason: "other" }),
    ).toMatchObject({ code: "refused" });
  });
});
