import { describe, expect, it } from "vitest";
import { answerLandlord, findThread } from "../../../app/features/applying/messages/commands/answer-landlord.server";
import { markSeenByLandlord } from "../../../app/features/applying/messages/commands/mark-seen.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { undoMoves } from "../../../app/features/deciding/decision/commands/undo-moves.server";
import { filledIn } from "../../../app/features/deciding/decision/rules/letter-text";
import { listApplicants } from "../../../app/features/deciding/inbox/queries/list-applicants.server";
import { readInboxAddress } from "../../../app/features/deciding/inbox/rules/read-list-address";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { bindings, mintToken, testServices } from "../../support/forms";
import { aDesk, applicationRow } from "../../support/review";

const start = new Date("2026-11-21T09:00:00Z");

async function aDeskOf(applications: number) {
  const services = testServices(start);
  const desk = await aDesk(services, { applications });
  const list = async (query = "") => {
    const before = services.usage.rowsRead;
    const page = await listApplicants(services, desk.actor, readInboxAddress(new URLSearchParams(query)), "en");
    const rows = services.usage.rowsRead - before;
    return { rows, marked: page?.applicants.filter((one) => one.hasNewMessage).map(({ id }) => id), page };
  };
  const answer = async (id: ApplicationId, text: string) => {
    const thread = await findThread(services, await mintToken(services, mailLinks.applicationStatus, id));
    if (thread) await answerLandlord(services, thread, { postId: crypto.randomUUID(), text, upTo: 0 });
  };
  return { services, desk, list, answer };
}

describe("unread messages in the list of applicants", () => {
  it("are marked at their sender, and a filter finds them", async () => {
    const { services, desk, list, answer } = await aDeskOf(3);
    const [first, second] = desk.applicationIds as [ApplicationId, ApplicationId];
    expect((await list()).marked).toEqual([]);
    await answer(first, "Hello");
    await answer(second, "Hello");
    // The landlord's own words are no news, and do not hide what was not seen.
    const order = { applicationIds: desk.applicationIds, postId: crypto.randomUUID(), text: "Hi", isNamed: false };
    await writeMessages(services, desk.actor, order);
    expect(new Set((await list()).marked)).toEqual(new Set([first, second]));
    const found = await list("only=message");
    expect(new Set(found.page?.applicants.map(({ id }) => id))).toEqual(new Set([first, second]));
    const upTo = services.clock.now().getTime();
    await markSeenByLandlord(services, desk.actor, { formId: desk.formId, applicationId: first, upTo });
    expect((await list("only=message")).page?.applicants.map(({ id }) => id)).toEqual([second]);
  });

  // Red when application_message_unseen is gone: the whole thread of each would be read.
  it("cost no more rows read for long threads that were read", async () => {
    const { services, desk, list } = await aDeskOf(10);
    const before = (await list()).rows;
    for (const id of desk.applicationIds) {
      await bindings.DB.prepare(
        `INSERT INTO application_message (id, application_id, author, content, created_at, read_at)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
        SELECT ?1 || '-' || i, ?1, CASE i % 2 WHEN 0 THEN 'applicant' ELSE 'landlord' END, 'x', i, i FROM n`,
      )
        .bind(id)
        .run();
    }
    expect(services.usage.rowsRead).toBeGreaterThan(0);
    expect((await list()).rows).toBeLessThanOrEqual(before + 20);
  });
});

describe("sending a message", () => {
  it("leaves the application unread, and an earlier move can still be undone", async () => {
    const { services, desk } = await aDeskOf(1);
    const [id] = desk.applicationIds as [ApplicationId];
    const order = { applicationIds: [id], postId: crypto.randomUUID(), text: "Hi", isNamed: false };
    const untouched = await applicationRow(id);
    await writeMessages(services, desk.actor, order);
    expect(await applicationRow(id)).toEqual(untouched);
    const [moved] = await moveApplications(services, desk.actor, { applicationIds: [id], action: "shortlist" });
    services.setNow(new Date(start.getTime() + 1000));
    await writeMessages(services, desk.actor, { ...order, postId: crypto.randomUUID() });
    expect((await undoMoves(services, desk.actor, [moved?.moveId ?? ""])).map((one) => one.state)).toEqual([
      "submitted",
    ]);
  });
});

it("a letter prints names unchanged, whatever characters they contain", () => {
  expect(filledIn("Dear {name},", "$& $' {name}")).toBe("Dear $& $' {name},");
});
