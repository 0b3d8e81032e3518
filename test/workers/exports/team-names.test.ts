import { expect, it } from "vitest";
import { writeMessages } from "../../../app/features/applying/messages/commands/write-messages.server";
import { addNote } from "../../../app/features/deciding/application/commands/add-note.server";
import { moveApplications } from "../../../app/features/deciding/decision/commands/move-applications.server";
import { allDataEntries } from "../../../app/features/deciding/exports/queries/all-data.server";
import { aColleagueOf } from "../../support/colleagues";
import { exportedCsv, textsOf } from "../../support/exports";
import { bindings, testServices } from "../../support/forms";
import { readRows } from "../../support/read-csv";
import { aDesk } from "../../support/review";

// Red without the names of those who wrote and decided; and with the owner named, who reads it.
it("exports name the colleague who decided, and who wrote a note or message; nobody where the owner did", async () => {
  const services = testServices(new Date("2027-05-03T09:00:00Z"));
  const desk = await aDesk(services);
  const [applicationId] = desk.applicationIds;
  if (!applicationId) throw new Error("No application");
  const key = { formId: desk.formId, applicationId };
  const ana = await aColleagueOf(services, desk, "reviewer");
  await bindings.DB.prepare("UPDATE user SET name = 'Ana Brown' WHERE id = ?").bind(ana.userId).run();
  await addNote(services, desk.actor, { ...key, text: "His" });
  services.setNow(new Date("2027-05-03T09:01:00Z"));
  await addNote(services, ana.inTeam, { ...key, text: "Hers" });
  const message = { applicationIds: [applicationId], postId: crypto.randomUUID(), text: "Hello", isNamed: false };
  await writeMessages(services, ana.inTeam, message);
  await moveApplications(services, ana.inTeam, { applicationIds: [applicationId], action: "approve" });
  const [row] = readRows((await exportedCsv(services, desk.actor, { form: desk.formId })).text);
  expect(row?.["Decided by"]).toBe("Ana Brown");
  const entries = await textsOf(allDataEntries(services, { userId: desk.userId, locale: "en-US" }));
  const [, json = "{}"] = [...entries].find(([name]) => name.endsWith("application.json")) ?? [];
  const stored = JSON.parse(json) as Record<"notes" | "messages", { text: string; colleague?: string }[]>;
  const named = stored.notes.map(({ text, colleague }) => [text, colleague ?? null]);
  expect(named).toEqual([
    ["His", null],
    ["Hers", "Ana Brown"],
  ]);
  expect(stored.messages.map(({ colleague }) => colleague)).toEqual(["Ana Brown"]);
});
