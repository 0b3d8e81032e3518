import { expect, it } from "vitest";
import { findStatus } from "../../../app/features/applying/applicant/queries/find-status.server";
import { findDraft } from "../../../app/features/applying/applications/queries/find-draft.server";
import { startDraft } from "../../../app/features/applying/apply/commands/save-draft.server";
import { openDocument, viewDocument } from "../../../app/features/applying/documents/commands/open-document.server";
import { removeColleague } from "../../../app/features/people/teams/commands/change-team.server";
import { documentIdSchema } from "../../../app/kernel/ids";
import { mailLinks } from "../../../app/kernel/links";
import { aColleagueOf } from "../../support/colleagues";
import { bindings, mintToken, testServices } from "../../support/forms";
import { aDesk } from "../../support/review";

// Red without `detail` in the row of an opening, and with the role read from who is a colleague now.
it("an applicant is told of each opening whether the landlord or a colleague made it, as it was then", async () => {
  const services = testServices(new Date("2027-05-03T09:00:00Z"));
  const desk = await aDesk(services);
  const [applicationId = ""] = desk.applicationIds;
  const found = bindings.DB.prepare("SELECT id FROM document WHERE application_id = ?");
  const paper = documentIdSchema.parse(await found.bind(applicationId).first("id"));
  const ana = await aColleagueOf(services, desk, "viewer");
  await viewDocument(services, desk.actor, paper, async () => new Response("shown"));
  services.setNow(new Date("2027-05-03T10:00:00Z"));
  await openDocument(services, ana.inTeam, paper);
  await removeColleague(services, desk.actor, { ownerId: desk.userId, userId: ana.userId });
  const status = await findStatus(services, await mintToken(services, mailLinks.applicationStatus, applicationId));
  expect(status?.content?.documents[0]?.openings.map(({ how, by }) => [how, by])).toEqual([
    ["view", "landlord"],
    ["download", "colleague"],
  ]);
  expect(JSON.stringify(status)).not.toContain(ana.userId);
});

// Red with every row of team_member counted.
it("a draft knows how many may read its form beside the landlord: colleagues of all homes, or of this one", async () => {
  const services = testServices();
  const desk = await aDesk(services);
  const form = await services.publishedForms.findInDatabase(desk.urlId);
  if (!form) throw new Error("Not published");
  const { token } = await startDraft(services, form, "en");
  const count = async () => (await findDraft(services, desk.formId, token))?.colleagues;
  expect(await count()).toBe(0);
  const ana = await aColleagueOf(services, desk, "viewer");
  expect(await count()).toBe(1);
  await bindings.DB.prepare("UPDATE team_member SET is_limited = 1 WHERE user_id = ?").bind(ana.userId).run();
  expect(await count()).toBe(0);
  await bindings.DB.prepare(
    "INSERT INTO team_member_home (owner_id, user_id, home_id) SELECT ?, ?, home_id FROM rent_form WHERE id = ?",
  )
    .bind(desk.userId, ana.userId, desk.formId)
    .run();
  expect(await count()).toBe(1);
});
