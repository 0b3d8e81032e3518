import { describe, expect, it } from "vitest";
import { applicationStates } from "../../../app/db/schema/applications";
import { landlordMoves, stateAfter } from "../../../app/features/applying/applications/states";
import { addNote, removeNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { markRented } from "../../../app/features/deciding/decision/commands/mark-rented.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import {
  archiveApplications,
  deleteApplication,
  starApplications,
} from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { recordFirstView } from "../../../app/features/deciding/manage-link/commands/request-manage-link.server";
import { anAccountForm } from "../../support/account-forms";
import { createDice } from "../../support/dice";
import { anAccount, bindings, countRows, formRow, testServices } from "../../support/forms";
import { aDesk, applicationRow, type Desk, putState, tracesOf } from "../../support/review";
import { eraseAsApplicant } from "../../support/withdraw";

const dice = createDice(1);

type TestServices = ReturnType<typeof testServices>;
const first = (desk: Desk) => {
  const [id] = desk.applicationIds;
  if (!id) throw new Error("No application");
  return { formId: desk.formId, applicationId: id };
};

describe("every move from every state", () => {
  it.each(landlordMoves)(
    "%s is made where the state table allows it, and changes nothing elsewhere",
    async (action) => {
      const services = testServices();
      const desk = await aDesk(services);
      const { applicationId: id } = first(desk);
      for (const state of applicationStates) {
        await putState(id, state);
        const before = await applicationRow(id);
        const [answer] = await moveApplications(services, desk.actor, { applicationIds: [id], action });
        const to = stateAfter(state, action);
        const now = await applicationRow(id);
        if (to === null) {
          expect(now, state).toEqual(before);
          expect(["already", "refused"], state).toContain(answer?.outcome);
        } else {
          expect([state, answer?.outcome, now.state]).toEqual([state, "changed", to]);
          expect((await tracesOf(id)).at(-1)).toEqual({ action: `application.${action}`, detail: `${state}>${to}` });
        }
      }
    },
  );

  it("the first view moves a new application to in review, and no other", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const key = first(desk);
    for (const state of applicationStates) {
      await bindings.DB.prepare("UPDATE application SET first_viewed_at = NULL WHERE id = ?")
        .bind(key.applicationId)
        .run();
      await putState(key.applicationId, state);
      expect(await recordFirstView(services, desk.actor, key)).toMatchObject({ ok: true });
      const to = stateAfter(state, "open");
      expect([state, (await applicationRow(key.applicationId)).state]).toEqual([state, to ?? state]);
    }
  });
});

describe("parallel moves", () => {
  it("ten equal moves at a time make one move and one audit row", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const { applicationId: id } = first(desk);
    for (const action of ["shortlist", "unshortlist", "approve", "reopen", "decline"] as const) {
      const all = await Promise.all(
        Array.from({ length: 10 }, () => moveApplications(services, desk.actor, { applicationIds: [id], action })),
      );
      const outcomes = all.map(([answer]) => answer?.outcome);
      expect([action, outcomes.filter((outcome) => outcome === "changed").length]).toEqual([action, 1]);
      expect(outcomes, action).not.toContain("refused");
    }
    expect((await tracesOf(id)).map(({ detail }) => detail)).toEqual([
      "submitted>shortlisted",
      "shortlisted>in_review",
      "in_review>approved",
      "approved>in_review",
      "in_review>declined",
    ]);
  });

  it("different moves at a time make only allowed transitions: the audit rows form one chain", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 3 });
    for (let round = 0; round < 12; round += 1) {
      const shuffled = [...landlordMoves, "open" as const].sort(() => dice() - 0.5);
      await Promise.all(
        shuffled.map((action) =>
          action === "open"
            ? recordFirstView(services, desk.actor, first(desk))
            : moveApplications(services, desk.actor, { applicationIds: desk.applicationIds, action }),
        ),
      );
    }
    for (const id of desk.applicationIds) {
      let state = "submitted";
      for (const { action, detail } of await tracesOf(id)) {
        const [from = "", to = ""] = (detail ?? `${state}>${state}`).split(">");
        expect(from, action).toBe(state);
        if (detail) {
          const name = action === "application.first-view" ? "open" : action.replace("application.", "");
          expect(stateAfter(from as never, name as never), `${from} ${name}`).toBe(to);
        }
        state = to;
      }
      expect((await applicationRow(id)).state).toBe(state);
    }
    expect((await formRow(desk.formId)).new_count).toBe(0);
  });
});

describe("undoing a move", () => {
  async function declined(services: TestServices) {
    const desk = await aDesk(services, { applications: 2 });
    await putState(first(desk).applicationId, "shortlisted");
    const moved = await moveApplications(services, desk.actor, {
      applicationIds: desk.applicationIds,
      action: "decline",
      reason: "other",
      note: "Too far below",
    });
    return { desk, moveIds: moved.map(({ moveId }) => moveId ?? "") };
  }

  it("restores each application's state, without any trace of the decision", async () => {
    const services = testServices();
    const { desk, moveIds } = await declined(services);
    const [one, two] = desk.applicationIds;
    expect(await applicationRow(one ?? "")).toMatchObject({ state: "declined", decline_reason: "other" });
    const back = await undoMoves(services, desk.actor, moveIds);
    expect(new Set(back.map(({ state }) => state))).toEqual(new Set(["shortlisted", "submitted"]));
    expect(await applicationRow(one ?? "")).toMatchObject({
      state: "shortlisted",
      decided_at: null,
      decline_reason: null,
    });
    expect((await applicationRow(two ?? "")).state).toBe("submitted");
    expect(await countRows("SELECT count(*) AS n FROM application_note WHERE application_id = ?", one)).toBe(0);
    expect(await undoMoves(services, desk.actor, moveIds)).toEqual([]);
  });

  // Red when a move reads the clock for the row and once more for its trace: real time goes on between the two.
  it("finds its move although time has passed", async () => {
    let readings = 0;
    const start = Date.now();
    const services = Object.assign(testServices(), {
      clock: {
        now: () => {
          readings += 1;
          return new Date(start + readings);
        },
      },
    });
    const { desk, moveIds } = await declined(services);
    const undone = await undoMoves(services, desk.actor, moveIds);
    expect(new Set(undone.map(({ state }) => state))).toEqual(new Set(["shortlisted", "submitted"]));
  });

  it("is refused after two minutes, after another move, and to anybody else", async () => {
    const services = testServices();
    const late = await declined(services);
    services.setNow(new Date(services.clock.now().getTime() + 2 * 60_000));
    expect(await undoMoves(services, late.desk.actor, late.moveIds)).toEqual([]);
    const moved = await declined(services);
    services.setNow(new Date(services.clock.now().getTime() + 1));
    await moveApplications(services, moved.desk.actor, {
      applicationIds: moved.desk.applicationIds,
      action: "reopen",
    });
    expect(await undoMoves(services, moved.desk.actor, moved.moveIds)).toEqual([]);
    const other = await declined(services);
    expect(await undoMoves(services, (await anAccount(services)).actor, other.moveIds)).toEqual([]);
    expect((await applicationRow(first(other.desk).applicationId)).state).toBe("declined");
  });

  it("is refused once a letter about the move was sent, and stops one that waits", async () => {
    const services = testServices();
    const { desk, moveIds } = await declined(services);
    const letter = bindings.DB.prepare(
      `INSERT INTO applicant_letter (id, application_id, kind, content, send_at, sent_at, created_at)
        VALUES (?, ?, 'declined', 'x', 1, ?, ?)`,
    );
    const at = services.clock.now().getTime();
    const [one, two] = desk.applicationIds;
    await bindings.DB.batch([
      letter.bind(crypto.randomUUID(), one, at, at),
      letter.bind(crypto.randomUUID(), two, null, at),
    ]);
    expect((await undoMoves(services, desk.actor, moveIds)).map(({ id }) => id)).toEqual([two]);
    expect(await countRows("SELECT cancelled_at AS n FROM applicant_letter WHERE application_id = ?", two)).toBe(at);
  });
});

describe("moving several applications", () => {
  it("counts new ones as read, form by form", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 5 });
    await recordFirstView(services, desk.actor, first(desk));
    expect((await formRow(desk.formId)).new_count).toBe(4);
    const ids = desk.applicationIds.slice(0, 3);
    const moved = await moveApplications(services, desk.actor, {
      applicationIds: [...ids, ...ids],
      action: "shortlist",
    });
    expect(moved.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "changed"]);
    expect((await formRow(desk.formId)).new_count).toBe(2);
    await archiveApplications(services, desk.actor, { applicationIds: desk.applicationIds, isArchived: true });
    expect((await formRow(desk.formId)).new_count).toBe(0);
  });

  it("skips those of other accounts, other forms, suspected spam, erased ones and forms in the bin", async () => {
    const services = testServices();
    const mine = await aDesk(services);
    const other = await aDesk(services);
    const second = await anAccountForm(services, mine.actor);
    const { applicationId: id } = first(mine);
    const shortlist = { applicationIds: [id, first(other).applicationId], action: "shortlist" } as const;
    expect((await moveApplications(services, mine.actor, shortlist)).map((moved) => moved.id)).toEqual([id]);
    expect((await applicationRow(first(other).applicationId)).state).toBe("submitted");
    const decline = { applicationIds: [id], action: "decline" } as const;
    expect(await moveApplications(services, mine.actor, { ...decline, formId: second.formId })).toEqual([]);
    expect(await moveApplications(services, { kind: "account", sessionToken: "none" }, decline)).toEqual([]);
    await bindings.DB.prepare("UPDATE application SET is_spam = 1 WHERE id = ?").bind(id).run();
    expect(await moveApplications(services, mine.actor, decline)).toEqual([]);
    await bindings.DB.prepare("UPDATE application SET is_spam = 0 WHERE id = ?").bind(id).run();
    await eraseAsApplicant(services, id);
    expect(await moveApplications(services, mine.actor, decline)).toMatchObject([{ outcome: "refused" }]);
    await bindings.DB.prepare("UPDATE rent_form SET state = 'deleted' WHERE id = ?").bind(mine.formId).run();
    expect(await moveApplications(services, mine.actor, decline)).toEqual([]);
    expect((await applicationRow(id)).state).toBe("withdrawn");
  });
});

describe("star, archive and delete", () => {
  it("starring and archiving leave the state alone and write an audit row each", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const { applicationId: id } = first(desk);
    const picked = { applicationIds: [id] };
    await starApplications(services, desk.actor, { ...picked, isStarred: true });
    expect(await applicationRow(id)).toMatchObject({ is_starred: 1, state: "submitted", first_viewed_at: null });
    const again = await starApplications(services, desk.actor, { ...picked, isStarred: true });
    expect(again).toMatchObject([{ outcome: "already" }]);
    await archiveApplications(services, desk.actor, { ...picked, isArchived: true });
    await archiveApplications(services, desk.actor, { ...picked, isArchived: false });
    expect(await applicationRow(id)).toMatchObject({ is_archived: 0, state: "submitted" });
    expect((await tracesOf(id)).map(({ action }) => action)).toEqual([
      "application.star",
      "application.archive",
      "application.unarchive",
    ]);
    // Put away unread and taken out again, it opens like a new one.
    await recordFirstView(services, desk.actor, first(desk));
    expect((await applicationRow(id)).state).toBe("in_review");
    expect((await formRow(desk.formId)).new_count).toBe(0);
  });

  it("deleting erases decided applications only, completely", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const key = first(desk);
    await addNote(services, desk.actor, { ...key, text: "Called on Monday" });
    for (const state of ["submitted", "in_review", "info_requested", "shortlisted"] as const) {
      await putState(key.applicationId, state);
      expect(await deleteApplication(services, desk.actor, key)).toMatchObject({ code: "undecided" });
    }
    await putState(key.applicationId, "declined");
    expect(await deleteApplication(services, (await anAccount(services)).actor, key)).toMatchObject({
      code: "not-found",
    });
    expect((await applicationRow(key.applicationId)).person).not.toBeNull();
    expect(await deleteApplication(services, desk.actor, key)).toMatchObject({ ok: true });
    expect(await applicationRow(key.applicationId)).toMatchObject({
      person: null,
      state: "declined",
      is_archived: 1,
    });
    for (const table of ["application_key", "application_data", "application_note", "applicant_letter"])
      expect(
        await countRows(`SELECT count(*) AS n FROM ${table} WHERE application_id = ?`, key.applicationId),
        table,
      ).toBe(0);
    expect(await deleteApplication(services, desk.actor, key)).toMatchObject({ ok: true });
  });
});

describe("marking the home as rented", () => {
  it("works once, for an approved applicant; the form's other applications are declined or kept", async () => {
    const services = testServices();
    const desk = await aDesk(services, { applications: 4 });
    const [one = "", two = "", three = ""] = desk.applicationIds;
    const key = first(desk);
    expect(await markRented(services, desk.actor, { ...key, others: "keep" })).toMatchObject({ code: "refused" });
    await moveApplications(services, desk.actor, {
      applicationIds: desk.applicationIds.slice(0, 2),
      action: "approve",
      besides: "both",
    });
    await putState(three, "withdrawn");
    const kept = await markRented(services, desk.actor, { ...key, others: "keep" });
    expect(kept).toMatchObject({ ok: true, value: { declined: 0 } });
    expect(await applicationRow(one)).toMatchObject({ state: "approved", is_let: 1 });
    const second = { formId: desk.formId, applicationId: desk.applicationIds[1] as never };
    expect(await markRented(services, desk.actor, { ...second, others: "keep" })).toMatchObject({ code: "refused" });
    const rest = await markRented(services, desk.actor, { ...key, others: "decline" });
    expect(rest).toMatchObject({ ok: true, value: { declined: 1 } });
    const states = await Promise.all(desk.applicationIds.map(async (id) => (await applicationRow(id)).state));
    expect(states).toEqual(["approved", "approved", "withdrawn", "declined"]);
    expect(await applicationRow(desk.applicationIds[3] ?? "")).toMatchObject({ decline_reason: "not-available" });
    expect((await applicationRow(two)).is_let).toBe(0);
    await moveApplications(services, desk.actor, { applicationIds: [key.applicationId], action: "reopen" });
    expect(await applicationRow(one)).toMatchObject({ state: "in_review", is_let: 0 });
  });
});

describe("notes on an application", () => {
  it("are encrypted, and only their landlord writes or removes them", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const key = first(desk);
    const other = (await anAccount(services)).actor;
    const text = "Rang the employer: speaks well of her";
    const added = await addNote(services, desk.actor, { ...key, text });
    if (!added.ok) throw new Error("Not added");
    const { noteId } = added.value;
    expect(await addNote(services, other, { ...key, text })).toMatchObject({ code: "not-found" });
    const content = await bindings.DB.prepare("SELECT content FROM application_note WHERE id = ?").bind(noteId).first();
    expect(JSON.stringify(content)).not.toContain("employer");
    expect(await removeNote(services, other, { ...key, noteId })).toMatchObject({ code: "not-found" });
    expect(await removeNote(services, desk.actor, { ...key, noteId })).toMatchObject({ ok: true });
    expect(await removeNote(services, desk.actor, { ...key, noteId })).toMatchObject({ code: "not-found" });
  });
});
