import { describe, expect, it } from "vitest";
import { answerLandlord, findThread } from "../../../app/features/applying/messages/commands/answer-landlord.server";
import { addNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { assignApplications } from "../../../app/features/deciding/inbox/commands/assign-applications.server";
import { hideNames } from "../../../app/features/deciding/inbox/commands/hide-names.server";
import {
  markAllRead,
  markNotice,
  markOpened,
} from "../../../app/features/deciding/notices/commands/mark-notice.server";
import {
  findPreferences,
  isStopped,
  savePreferences,
  stopByLink,
} from "../../../app/features/deciding/notices/commands/save-preferences.server";
import { countUnread, listNotices } from "../../../app/features/deciding/notices/queries/list-notices.server";
import { demandFactor } from "../../../app/features/people/teams/commands/change-team.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { mailLinks } from "../../../app/kernel/links";
import { bindings, countRows, mintToken, testServices } from "../../support/forms";
import { lettersTo, runDue } from "../../support/run-due";
import { aTeamDesk, removeFrom, type TeamDesk } from "../../support/team-desk";

type Services = ReturnType<typeof testServices>;

/** But those of applications that came in, which the desk's own are as soon as their jobs run. */
const listed = async (services: Services, actor: AccountLandlord) =>
  (await listNotices(services, actor, null))?.notices.filter(({ kind }) => kind !== "application-new") ?? [];
const kinds = async (services: Services, actor: AccountLandlord) =>
  (await listed(services, actor)).map(({ kind }) => kind);
const unread = async (services: Services, actor: AccountLandlord) => (await countUnread(services, actor))?.count;

const note = (services: Services, desk: TeamDesk, text: string, by = desk.actor, mentioned: string[] = []) =>
  addNote(services, by, { formId: desk.formId, applicationId: desk.id, text, mentioned });

async function mailsTo(services: Services, email: string) {
  services.setNow(new Date(services.clock.now().getTime() + 61_000));
  await runDue(services);
  return lettersTo(email);
}

describe("a mention in a note", () => {
  // Red when `told` is left out of addNote, or `by` of tellPeople.
  it("tells that person once, with a mail that has neither note nor applicant and leads into the account", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    const before = await mailsTo(services, desk.joy.email);
    const written = {
      formId: desk.formId,
      applicationId: desk.id,
      text: "@Joy Adeyemi, call the bank",
      postId: crypto.randomUUID(),
    };
    for (let round = 0; round < 2; round += 1) await addNote(services, desk.actor, written);
    const [told, ...rest] = await listed(services, desk.joy.actor);
    expect(rest).toEqual([]);
    expect(told).toMatchObject({
      ...{ kind: "mention", by: "Dana Hartley-Quist", ref: desk.id, isRead: false },
      account: { ownerId: desk.userId, name: "Dana Hartley-Quist" },
      applicantName: "Ada Lovelace",
    });
    const [mail, ...others] = (await mailsTo(services, desk.joy.email)).slice(before.length);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("You were mentioned in a note");
    expect(mail?.text).toContain(`/app/forms/${desk.formId}?applicationId=${desk.id}&account=${desk.userId}`);
    expect(mail?.text).not.toMatch(/bank|Ada|Lovelace/);
    expect(await kinds(services, desk.marcus.actor)).toEqual([]);
  });

  // Red when mentions are not stored, or read without the people of today.
  it("reads as the person is called today, and as the written name once the person has left", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    await note(services, desk, "Ask @joy or @Marcus Bell.");
    const key = { formId: desk.formId, applicationId: desk.id };
    await bindings.DB.prepare("UPDATE user SET name = 'Joy Brown' WHERE id = ?").bind(desk.joy.userId).run();
    await removeFrom(services, desk, desk.marcus);
    const [read] = (await findReview(services, desk.actor, key))?.notes ?? [];
    expect(read?.text).toBe("Ask @Joy Brown or @Marcus Bell.");
    expect(read?.parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
      "@Joy Brown",
      "@Marcus Bell",
    ]);
    const { results } = await bindings.DB.prepare("SELECT content, mentions FROM application_note").all();
    expect(JSON.stringify(results)).not.toMatch(/Joy|Marcus/);
  });

  it("is nobody's where two have the name, unless one was chosen", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    await bindings.DB.prepare("UPDATE user SET name = 'Joy Adeyemi' WHERE id = ?").bind(desk.marcus.userId).run();
    await note(services, desk, "@Joy Adeyemi, please");
    expect(await kinds(services, desk.joy.actor)).toEqual([]);
    await note(services, desk, "@Joy Adeyemi, once more", desk.actor, [desk.joy.userId]);
    expect(await kinds(services, desk.joy.actor)).toEqual(["mention"]);
    expect(await kinds(services, desk.marcus.actor)).toEqual([]);
  });
});

describe("notices of a shared account", () => {
  // Red when `isOpen` is left out of the list or the count, or the trigger notification_of_member is missing.
  it("are each person's own to read, and gone with the part in the team", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    await note(services, desk, "@Joy Adeyemi @Marcus Bell");
    const [told] = await listed(services, desk.joy.actor);
    expect(await markNotice(services, desk.marcus.actor, { id: told?.id ?? "", isRead: true })).toMatchObject({
      code: "not-found",
    });
    expect((await markOpened(services, desk.joy.actor, desk.id))?.count).toBe(0);
    expect(await unread(services, desk.marcus.actor)).toBe(1);
    await demandFactor(services, desk.actor, true);
    expect(await unread(services, desk.marcus.actor)).toBe(0);
    expect(await kinds(services, desk.marcus.actor)).toEqual([]);
    await demandFactor(services, desk.actor, false);
    await markAllRead(services, desk.marcus.actor, services.clock.now().getTime());
    expect(await kinds(services, desk.marcus.actor)).toEqual(["mention"]);
    for (const person of [desk.joy, desk.marcus]) await removeFrom(services, desk, person);
    expect(await kinds(services, desk.joy.actor)).toEqual([]);
    expect(await countRows("SELECT count(*) AS n FROM notification WHERE owner_id = ?", desk.userId)).toBe(0);
  });

  // Red when `accountOf` is the reader's own account.
  it("hide a name where that account hides names", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    await note(services, desk, "@Joy Adeyemi");
    await hideNames(services, desk.actor, true);
    expect((await listed(services, desk.joy.actor))[0]?.applicantName).toBe("");
  });

  // Red when `colleaguesNotices` is left out of answerLandlord.
  it("tell every colleague of a message, the newest of a thread unread", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    const token = await mintToken(services, mailLinks.applicationStatus, desk.id);
    for (const text of ["One", "Two"]) {
      services.setNow(new Date(services.clock.now().getTime() + 1000));
      const thread = await findThread(services, token);
      if (!thread) throw new Error("No thread");
      await answerLandlord(services, thread, { postId: crypto.randomUUID(), text, upTo: 0 });
    }
    expect(await kinds(services, desk.marcus.actor)).toEqual(["message", "message"]);
    expect(await unread(services, desk.marcus.actor)).toBe(1);
    expect(await mailsTo(services, desk.marcus.email)).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining("message") }),
    );
  });

  // Red when choiceOf is not asked in tellPeople or in the mail's load.
  it("come as each person chose, and a mail's own link stops the like", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services, { applications: 3 });
    const { joy, marcus } = desk;
    await savePreferences(services, marcus.actor, { choices: {}, zone: null, teamChoices: { assigned: "off" } });
    await assignApplications(services, desk.actor, { applicationIds: desk.applicationIds, to: marcus.userId });
    expect(await kinds(services, marcus.actor)).toEqual([]);
    const before = await mailsTo(services, joy.email);
    await assignApplications(services, desk.actor, { applicationIds: desk.applicationIds, to: joy.userId });
    const [mail, ...others] = (await mailsTo(services, joy.email)).slice(before.length);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("3 applications were assigned to you");
    expect(mail?.text).toContain(`/app/applicants?assigned=mine&account=${desk.userId}`);
    const claims = { userId: joy.userId, kind: "team-assigned" } as const;
    await stopByLink(services, claims);
    expect(await isStopped(services, claims)).toBe(true);
    expect((await findPreferences(services, joy.actor))?.teamChoices).toEqual({ assigned: "notice" });
    await savePreferences(services, joy.actor, { choices: {}, zone: null, teamChoices: { message: "off" } });
    await assignApplications(services, desk.actor, { applicationIds: [desk.id], to: null });
    await assignApplications(services, desk.actor, { applicationIds: [desk.id], to: joy.userId });
    expect(await kinds(services, joy.actor)).toHaveLength(4);
    expect(await mailsTo(services, joy.email)).toHaveLength(before.length + 1);
  });

  it("are not mailed to who has read them, or has left meanwhile", async () => {
    const services = testServices();
    const desk = await aTeamDesk(services);
    const before = [await mailsTo(services, desk.joy.email), await mailsTo(services, desk.marcus.email)];
    await note(services, desk, "@Joy Adeyemi @Marcus Bell");
    await markOpened(services, desk.joy.actor, desk.id);
    await removeFrom(services, desk, desk.marcus);
    expect(await mailsTo(services, desk.joy.email)).toHaveLength(before[0]?.length ?? 0);
    expect(await mailsTo(services, desk.marcus.email)).toHaveLength(before[1]?.length ?? 0);
  });
});
