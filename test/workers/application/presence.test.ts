import { describe, expect, it } from "vitest";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { addNote, removeNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { markPresence } from "../../../app/features/deciding/application/commands/mark-presence.server";
import { readApplicationPage } from "../../../app/features/deciding/application/queries/read-application-page.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { starApplications } from "../../../app/features/deciding/inbox/commands/mark-applications.server";
import { removeColleague } from "../../../app/features/people/teams/commands/change-team.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { type Doing, presenceKeptMs, presentForMs } from "../../../app/kernel/presence";
import { sweepAccounts } from "../../../workers/jobs/sweeps/accounts";
import { aColleagueOf } from "../../support/colleagues";
import { anAccount, bindings, countRows, testServices } from "../../support/forms";
import { aDesk } from "../../support/review";

async function aTeamDesk() {
  const services = testServices(new Date("2027-05-03T09:00:00Z"));
  const desk = await aDesk(services);
  const [applicationId] = desk.applicationIds;
  if (!applicationId) throw new Error("No application");
  const key = { formId: desk.formId, applicationId };
  const owner = desk;
  const ana = await aColleagueOf(services, owner, "reviewer");
  await bindings.DB.prepare("UPDATE user SET name = 'Ana Brown' WHERE id = ?").bind(ana.userId).run();
  const look = (actor: AccountLandlord, doing: Doing = "reading") => markPresence(services, actor, { ...key, doing });
  const othersFor = async (actor: AccountLandlord) => {
    const seen = await look(actor);
    return seen.ok ? seen.value.others : seen.code;
  };
  const pass = (ms: number) => services.setNow(new Date(services.clock.now().getTime() + ms));
  return { services, desk, key, owner, ana, look, othersFor, pass };
}

// Each was red: without the filter of one's own row, of the time, of the membership, and of the shared account.
describe("who has an application open", () => {
  it("is told to the others of the account with what they do, and to nobody once the page was not heard of", async () => {
    const { owner, ana, look, othersFor, pass } = await aTeamDesk();
    await look(ana.inTeam, "note");
    expect(await othersFor(owner.actor)).toEqual([{ name: "Ana Brown", doing: "note" }]);
    expect(await othersFor(ana.inTeam)).toHaveLength(1);
    await look(ana.inTeam);
    expect(await othersFor(owner.actor)).toEqual([{ name: "Ana Brown", doing: "reading" }]);
    pass(presentForMs);
    expect(await othersFor(owner.actor)).toEqual([]);
  });

  it("a removed colleague is told nothing, is there for no one, and leaves no row", async () => {
    const { services, owner, ana, look, othersFor } = await aTeamDesk();
    await look(ana.inTeam);
    await removeColleague(services, owner.actor, { ownerId: owner.userId, userId: ana.userId });
    expect(await othersFor(owner.actor)).toEqual([]);
    expect(await othersFor(ana.inTeam)).toBe("not-found");
  });

  it("is not written where nobody shares the account, nor by a stranger", async () => {
    const services = testServices();
    const desk = await aDesk(services);
    const [applicationId] = desk.applicationIds;
    if (!applicationId) throw new Error("No application");
    const key = { formId: desk.formId, applicationId, doing: "reading" as const };
    const alone = await markPresence(services, desk.actor, key);
    expect(alone).toMatchObject({ ok: true, value: { others: [] } });
    expect((await markPresence(services, (await anAccount(services)).actor, key)).ok).toBe(false);
    expect(
      await countRows("SELECT count(*) AS n FROM application_presence WHERE application_id = ?", applicationId),
    ).toBe(0);
    const page = await readApplicationPage(services, desk.actor, key, { list: null, locale: "en-US" });
    expect(page?.view === "application" && page.presence).toBeNull();
  });

  it("is swept after five minutes, and not before", async () => {
    const { services, ana, key, look, pass } = await aTeamDesk();
    const rows = () =>
      countRows("SELECT count(*) AS n FROM application_presence WHERE application_id = ?", key.applicationId);
    await look(ana.inTeam);
    pass(presenceKeptMs);
    await sweepAccounts(services);
    expect(await rows()).toBe(1);
    pass(1);
    await sweepAccounts(services);
    expect(await rows()).toBe(0);
  });
});

// Red for a note without its part of the mark, and for the others without the audit row in it.
it("the mark of an application changes with each change of anybody, and with nothing else", async () => {
  const { services, owner, ana, key, look, pass } = await aTeamDesk();
  const { applicationId } = key;
  const mark = async () => {
    const seen = await look(owner.actor);
    return seen.ok ? seen.value.mark : seen.code;
  };
  const shown = async () => {
    const page = await readApplicationPage(services, ana.inTeam, key, { list: null, locale: "en-US" });
    return page?.view === "application" ? page.presence?.mark : null;
  };
  let noteId = "";
  const changes: Record<string, () => Promise<unknown>> = {
    async note() {
      const written = await addNote(services, ana.inTeam, { ...key, text: "The employer answers." });
      noteId = written.ok ? written.value.noteId : "";
    },
    "note taken back": () => removeNote(services, ana.inTeam, { ...key, noteId }),
    star: () => starApplications(services, ana.inTeam, { applicationIds: [applicationId], isStarred: true }),
    message: () =>
      writeMessages(services, ana.inTeam, {
        ...{ applicationIds: [applicationId], postId: crypto.randomUUID(), text: "Hello", isNamed: false },
      }),
    decision: () => moveApplications(services, ana.inTeam, { applicationIds: [applicationId], action: "approve" }),
  };
  for (const [name, change] of Object.entries(changes)) {
    const before = await mark();
    expect([name, await mark(), await shown()]).toEqual([name, before, before]);
    pass(1000);
    await change();
    expect([name, (await mark()) === before]).toEqual([name, false]);
  }
});
