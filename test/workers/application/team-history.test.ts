import { expect, it } from "vitest";
import { addNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { findReview } from "../../../app/features/deciding/application/queries/find-review.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { removeColleague } from "../../../app/features/people/teams/commands/change-team.server";
import type { AccountLandlord } from "../../../app/kernel/actor";
import { aColleagueOf } from "../../support/colleagues";
import { anAccount, bindings, testServices } from "../../support/forms";
import { aDesk } from "../../support/review";

// Red with the account of the form in place of the person who reads, and without the trace of who once joined.
it("the history names the colleague who did it, also once removed, and each reader's own doing and notes as such", async () => {
  const services = testServices(new Date("2027-05-03T09:00:00Z"));
  const desk = await aDesk(services);
  const [applicationId] = desk.applicationIds;
  if (!applicationId) throw new Error("No application");
  const key = { formId: desk.formId, applicationId };
  const ana = await aColleagueOf(services, desk, "reviewer");
  const stranger = await anAccount(services);
  const name = bindings.DB.prepare("UPDATE user SET name = ? WHERE id = ?");
  await bindings.DB.batch([name.bind("Ana Brown", ana.userId), name.bind("Someone Else", stranger.userId)]);
  await moveApplications(services, ana.inTeam, { applicationIds: [applicationId], action: "shortlist" });
  await moveApplications(services, desk.actor, { applicationIds: [applicationId], action: "approve" });
  await addNote(services, ana.inTeam, { ...key, text: "Hers" });
  // What an account did that the form belonged to before: it never had a part in this one.
  await bindings.DB.prepare(
    "INSERT INTO audit (id, at, actor_kind, actor_id, action, target_kind, target_id) VALUES (?, 1, 'account', ?, 'application.star', 'application', ?)",
  )
    .bind(crypto.randomUUID(), stranger.userId, applicationId)
    .run();
  const told = async (reader: AccountLandlord) => {
    const found = await findReview(services, reader, key);
    const by = (action: string) => {
      const trace = found?.history.find((one) => one.action === `application.${action}`);
      return trace && [trace.who, trace.name];
    };
    return {
      shortlist: by("shortlist"),
      approve: by("approve"),
      star: by("star"),
      notes: found?.notes.map((one) => one.isMine),
    };
  };
  const forOwner = {
    shortlist: ["colleague", "Ana Brown"],
    approve: ["you", null],
    star: ["earlier", null],
    notes: [false],
  };
  expect(await told(desk.actor)).toEqual(forOwner);
  expect(await told(ana.inTeam)).toEqual({
    shortlist: ["you", null],
    approve: ["colleague", "Maya Okafor"],
    star: ["earlier", null],
    notes: [true],
  });
  await removeColleague(services, desk.actor, { ownerId: desk.userId, userId: ana.userId });
  expect(await told(desk.actor)).toEqual(forOwner);
});
