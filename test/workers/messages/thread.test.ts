import { describe, expect, it } from "vitest";
import type { ApplicationState } from "../../../app/db/schema/applications";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import { answerLandlord, findThread } from "../../../app/features/applying/messages/commands/answer-landlord.server";
import {
  markSeenByApplicant,
  markSeenByLandlord,
} from "../../../app/features/applying/messages/commands/mark-seen.server";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { findEarlierMessages } from "../../../app/features/applying/messages/queries/find-earlier-messages.server";
import { messageLimits } from "../../../app/features/applying/messages/rules";
import { findApplication } from "../../../app/features/deciding/application/queries/find-application.server";
import { deleteApplication } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import type { ApplicationId } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { correctPerson } from "../../support/corrections";
import { bindings, countRows, mintToken, testServices } from "../../support/forms";
import { aDesk, putState, tracesOf } from "../../support/review";
import { withdraw } from "../../support/withdraw";

const start = new Date("2026-11-21T09:00:00Z");
const minuteMs = 60_000;

async function aThread(applications = 1) {
  const services = testServices(start);
  const desk = await aDesk(services, { applications });
  const [id] = desk.applicationIds as [ApplicationId];
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const write = (text: string, more: { ids?: ApplicationId[]; postId?: string; isNamed?: boolean } = {}) =>
    writeMessages(services, desk.actor, {
      applicationIds: more.ids ?? [id],
      postId: more.postId ?? crypto.randomUUID(),
      text,
      isNamed: more.isNamed ?? false,
    });
  const answer = async (text: string, postId: string = crypto.randomUUID()) => {
    const thread = await findThread(services, token);
    if (!thread) throw new Error("No thread");
    return answerLandlord(services, thread, { postId, text, upTo: services.clock.now().getTime() });
  };
  /** Both sides' reading of it. */
  const texts = async () => {
    const key = { formId: desk.formId, applicationId: id };
    const own = await findApplication(services, desk.actor, key);
    const theirs = await findThread(services, token);
    expect(theirs?.messages).toEqual(own?.thread.messages);
    return own?.thread.messages.map(({ author, text }) => `${author}: ${text}`) ?? null;
  };
  const wait = (ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
  return { services, desk, id, token, write, answer, texts, wait };
}

const messagesOf = (id: string) =>
  countRows("SELECT count(*) AS n FROM application_message WHERE application_id = ?", id);
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? "ok" : result.code);
const outcomes = (result: Awaited<ReturnType<typeof writeMessages>>) =>
  result.ok ? result.value.map(({ outcome }) => outcome) : result.code;

describe("a message thread", () => {
  it("contains both sides' messages in order of time, encrypted, each with an audit row of ids only", async () => {
    const { write, answer, texts, wait, id } = await aThread();
    const said = "Could you come on Monday?\n\n  At ten, <b>if</b> that suits.";
    expect(outcomes(await write(said))).toEqual(["sent"]);
    wait(minuteMs);
    expect(codeOf(await answer("\u202eYes\u202c, \u05e9\u05dc\u05d5\u05dd"))).toBe("ok");
    wait(minuteMs);
    await write("Good.");
    expect(await texts()).toEqual([
      `landlord: ${said}`,
      "applicant: \u202eYes\u202c, \u05e9\u05dc\u05d5\u05dd",
      "landlord: Good.",
    ]);
    const rows = await bindings.DB.prepare("SELECT * FROM application_message WHERE application_id = ?").bind(id).all();
    expect(JSON.stringify(rows.results)).not.toMatch(/Monday|Yes|Good/);
    const traces = await tracesOf(id);
    expect(traces).toEqual(Array(3).fill({ action: "application.message", detail: null }));
  });

  // Red when `NOT isThere` is left out of writeMessages, or the NOT EXISTS of the audit guard in answerLandlord.
  it("stores a message once however often its post arrives, and a different text of the same page as another message", async () => {
    const { write, answer, texts, wait, id } = await aThread();
    const postId = crypto.randomUUID();
    const posts = await Promise.all(Array.from({ length: 6 }, () => write("Once", { postId })));
    expect(posts.map(outcomes)).toEqual(Array(6).fill(["sent"]));
    wait(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer("Twice is too much", postId)));
    expect(answers.map(codeOf)).toEqual(Array(6).fill("ok"));
    wait(1);
    await answer("Corrected before it was sent again", postId);
    expect(await texts()).toEqual([
      "landlord: Once",
      "applicant: Twice is too much",
      "applicant: Corrected before it was sent again",
    ]);
    expect((await tracesOf(id)).length).toBe(3);
    const open = "SELECT count(*) AS n FROM notification WHERE ref = ? AND kind = 'message' AND read_at IS NULL";
    expect(await countRows(open, id)).toBe(1);
  });

  it("shows each side when the other has read it, and keeps the first time", async () => {
    const { services, desk, id, token, write, answer, wait } = await aThread();
    await write("One");
    wait(minuteMs);
    const seenAt = services.clock.now().getTime();
    await markSeenByApplicant(services, { applicationId: id, upTo: seenAt });
    wait(minuteMs);
    await answer("Two");
    await write("Three, while the answer came");
    const key = { formId: desk.formId, applicationId: id };
    // Only what was shown counts: of the two, the first.
    await markSeenByLandlord(services, desk.actor, { ...key, upTo: seenAt });
    const times = async () => (await findThread(services, token))?.messages.map(({ readAt }) => readAt);
    expect(await times()).toEqual([seenAt, null, null]);
    wait(minuteMs);
    const later = services.clock.now().getTime();
    await markSeenByLandlord(services, desk.actor, { ...key, upTo: later });
    await markSeenByApplicant(services, { applicationId: id, upTo: later });
    expect(await times()).toEqual([seenAt, later, later]);
    // An answer is proof of having read, with and without script.
    await write("Four");
    wait(1);
    await answer("Five");
    expect((await times())?.[3]).toBe(services.clock.now().getTime());
  });

  // Red when isOwnApplication or isHolderOf is left out of one of them.
  it("cannot be read, written or marked by anybody else", async () => {
    const { services, desk, id, token, write, answer } = await aThread();
    await write("Between us");
    await answer("Of course");
    const other = await aDesk(services, { applications: 1 });
    const order = { applicationIds: [id], postId: crypto.randomUUID(), text: "Hello", isNamed: false };
    expect(codeOf(await writeMessages(services, other.actor, order))).toBe("not-found");
    for (const formId of [desk.formId, other.formId]) {
      const key = { formId, applicationId: id };
      expect(await findApplication(services, other.actor, key)).toBeNull();
      expect(await findEarlierMessages(services, other.actor, { ...key, before: crypto.randomUUID() })).toBeNull();
      await markSeenByLandlord(services, other.actor, { ...key, upTo: services.clock.now().getTime() });
    }
    const unseen =
      "SELECT count(*) AS n FROM application_message WHERE application_id = ? AND author = 'applicant' AND read_at IS NULL";
    expect(await countRows(unseen, id)).toBe(1);
    // Together with one's own application: that one alone.
    const both = await writeMessages(services, other.actor, {
      ...order,
      applicationIds: [id, ...other.applicationIds],
    });
    expect(both.ok && both.value.map((one) => one.id)).toEqual(other.applicationIds);
    expect(await messagesOf(id)).toBe(2);
    for (const link of [
      token.slice(1),
      `${token.slice(0, 42)}x`,
      await mintToken(services, mailLinks.resumeDraft, id),
    ]) {
      expect(await findThread(services, link)).toBeNull();
    }
    services.setNow(new Date(start.getTime() + mailLinks.applicationStatus.lifetimeMs + minuteMs));
    expect(await findThread(services, token)).toBeNull();
  });

  it("is shown fifty messages at a time, and reads a bounded number of rows", async () => {
    const { services, desk, id, token, answer, wait } = await aThread();
    const key = { formId: desk.formId, applicationId: id };
    const page = async () => {
      const before = services.usage.rowsRead;
      await findApplication(services, desk.actor, key);
      return services.usage.rowsRead - before;
    };
    const empty = await page();
    for (let index = 0; index < 120; index += 1) {
      wait(31 * minuteMs);
      const { ok } = await answer(`Message ${index}`);
      expect([index, ok]).toEqual([index, true]);
    }
    const shown = await findApplication(services, desk.actor, key);
    expect(shown?.thread.hasEarlier).toBe(true);
    expect(shown?.thread.messages.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Message ${70 + index}`),
    );
    expect((await page()) - empty).toBeLessThanOrEqual(2 * (messageLimits.perPage + 1) + 5);
    const [oldest] = shown?.thread.messages ?? [];
    const earlier = await findEarlierMessages(services, desk.actor, { ...key, before: oldest?.id ?? "" });
    expect(earlier?.messages.at(-1)?.text).toBe("Message 69");
    const last = await findThread(services, token, earlier?.messages[0]?.id);
    expect([last?.messages.length, last?.hasEarlier]).toEqual([20, false]);
  });
});

describe("writing into a thread", () => {
  it.each([
    ["submitted", true],
    ["in_review", true],
    ["info_requested", true],
    ["shortlisted", true],
    ["approved", true],
    ["declined", true],
    ["expired", true],
    ["withdrawn", false],
  ] as [ApplicationState, boolean][])(
    "while the application is %s, its landlord may write (%s) and the applicant may, too",
    async (state, may) => {
      const { id, write, answer } = await aThread();
      await bindings.DB.prepare("UPDATE application SET decided_at = ? WHERE id = ?").bind(start.getTime(), id).run();
      await putState(id, state);
      expect(outcomes(await write("Hello"))).toEqual([may ? "sent" : "withdrawn"]);
      expect(codeOf(await answer("Hello"))).toBe("ok");
    },
  );

  it("a landlord may answer an applicant who withdrew and then wrote", async () => {
    const { services, id, token, write, answer, wait } = await aThread();
    await answer("I am still interested");
    wait(minuteMs);
    expect(codeOf(await withdraw(services, token, { erase: false }))).toBe("ok");
    expect(outcomes(await write("A pity"))).toEqual(["withdrawn"]);
    wait(minuteMs);
    await answer("Could you send my documents back?");
    expect(outcomes(await write("They are deleted with the application"))).toEqual(["sent"]);
    expect(await messagesOf(id)).toBe(3);
  });

  it("nobody may write once the application is erased, and nothing of the thread is left", async () => {
    const byApplicant = await aThread();
    await byApplicant.write("Hello");
    await byApplicant.answer("Hello");
    const open = await findThread(byApplicant.services, byApplicant.token);
    await withdraw(byApplicant.services, byApplicant.token, { erase: true });
    expect(await messagesOf(byApplicant.id)).toBe(0);
    expect(await findThread(byApplicant.services, byApplicant.token)).toBeNull();
    expect((await findStatus(byApplicant.services, byApplicant.token))?.content).toBeNull();
    expect(outcomes(await byApplicant.write("Hello"))).toEqual(["erased"]);
    // A page that was open before.
    const late = open && (await answerLandlord(byApplicant.services, open, { postId: "p", text: "Late", upTo: 0 }));
    expect(late && codeOf(late)).toBe("over");
    expect(await messagesOf(byApplicant.id)).toBe(0);

    const byLandlord = await aThread();
    await byLandlord.write("Hello");
    await putState(byLandlord.id, "declined");
    const { services, desk, id } = byLandlord;
    expect(codeOf(await deleteApplication(services, desk.actor, { formId: desk.formId, applicationId: id }))).toBe(
      "ok",
    );
    expect(await messagesOf(id)).toBe(0);
  });

  it("the applicant of a guest's form, of a deleted form or of suspected spam may not write", async () => {
    const { services, id, token, answer } = await aThread();
    const set = (assignment: string) =>
      bindings.DB.prepare(`UPDATE application SET ${assignment} WHERE id = ?`).bind(id).run();
    for (const [off, on] of [
      ["is_spam = 1", "is_spam = 0"],
      ["landlord_id = NULL", "landlord_id = 'x'"],
    ] as const) {
      await set(off);
      expect((await findStatus(services, token))?.mayWrite).toBe(false);
      expect(codeOf(await answer("Hello"))).toBe("over");
      await set(on);
    }
    await bindings.DB.prepare(
      "UPDATE rent_form SET state = 'deleted' WHERE id = (SELECT form_id FROM application WHERE id = ?)",
    )
      .bind(id)
      .run();
    expect(codeOf(await answer("Hello"))).toBe("over");
    expect(await messagesOf(id)).toBe(0);
  });

  it("applicants may send twenty an hour, and each side fifty a day into one thread", async () => {
    const { services, write, answer, wait } = await aThread();
    const inAnHour: (string | undefined)[] = [];
    for (let index = 0; index < 21; index += 1) inAnHour.push(codeOf(await answer(`No ${index}`)));
    expect(inAnHour).toEqual([...Array(20).fill("ok"), "too-often"]);
    wait(60 * minuteMs);
    for (let index = 21; index < 41; index += 1) await answer(`No ${index}`);
    wait(60 * minuteMs);
    const rest: (string | undefined)[] = [];
    for (let index = 41; index < 53; index += 1) rest.push(codeOf(await answer(`No ${index}`)));
    expect(rest).toEqual([...Array(10).fill("ok"), "too-many", "too-many"]);
    for (let index = 0; index < 50; index += 1) expect(outcomes(await write(`No ${index}`))).toEqual(["sent"]);
    expect(outcomes(await write("One more"))).toEqual(["too-many"]);
    wait(24 * 60 * minuteMs);
    expect(outcomes(await write("Tomorrow"))).toEqual(["sent"]);
    for (let index = 0; index < 119; index += 1) await write(`Many ${index}`);
    const often = await write("Too often");
    expect(often).toMatchObject({ ok: false, code: "too-often" });
    expect(services.usage.roundTrips).toBeGreaterThan(0);
  });
});

describe("one message to several applicants", () => {
  it("appears in each applicant's own thread under their name, in one batch, and lists who was skipped", async () => {
    const { services, desk, write } = await aThread(5);
    const [first, second, withdrawn, erased, other] = desk.applicationIds as [
      ApplicationId,
      ApplicationId,
      ApplicationId,
      ApplicationId,
      ApplicationId,
    ];
    await correctPerson(services, first, { first: "$& {name}", last: "<i>" });
    await correctPerson(services, second, { first: "\u05d3\u05d5\u05d3", last: "\u05db\u05d4\u05df" });
    await putState(withdrawn, "withdrawn");
    const token = await mintToken(services, mailLinks.applicationStatus, erased);
    await withdraw(services, token, { erase: true });
    const before = services.usage.roundTrips;
    const postId = crypto.randomUUID();
    const order = { ids: [first, second, withdrawn, erased], postId, isNamed: true };
    const sent = await write("Dear {name}, the viewing is on Monday. {name}, bring the key.", order);
    // Limit, keys, batch.
    expect(services.usage.roundTrips - before).toBeLessThanOrEqual(3);
    const by = new Map(sent.ok ? sent.value.map(({ id, outcome }) => [id, outcome]) : []);
    expect([first, second, withdrawn, erased].map((id) => by.get(id))).toEqual(["sent", "sent", "withdrawn", "erased"]);
    const textOf = async (id: ApplicationId) =>
      (await findApplication(services, desk.actor, { formId: desk.formId, applicationId: id }))?.thread.messages.map(
        ({ text }) => text,
      );
    expect(await textOf(first)).toEqual([
      "Dear $& {name} <i>, the viewing is on Monday. $& {name} <i>, bring the key.",
    ]);
    expect((await textOf(second))?.[0]).toContain("Dear \u05d3\u05d5\u05d3 \u05db\u05d4\u05df, the viewing");
    expect([await messagesOf(withdrawn), await messagesOf(erased), await messagesOf(other)]).toEqual([0, 0, 0]);
    // The same press again.
    await write("Dear {name}, the viewing is on Monday. {name}, bring the key.", order);
    expect(await messagesOf(first)).toBe(1);
  });
});
