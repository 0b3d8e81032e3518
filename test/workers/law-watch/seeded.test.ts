import { expect, it } from "vitest";
import { listReadings } from "../../../app/features/forms/law-watch/queries/list-readings.server";
import type { RentFormId, RentFormUrlId, VersionId } from "../../../app/kernel/ids";
import { demoDefinition } from "../../../scripts/seed/forms";
import { publishedForm } from "../../../scripts/seed/published-form";
import { anAccount, ids, testServices } from "../../support/forms";

// Red when the seed stores a version without what it was checked against: the sheet then says "none for this country".
it("a form of the demo data is checked against the law of its place like any other", async () => {
  const services = testServices(new Date("2026-11-23T10:00:00Z"));
  const { actor, userId } = await anAccount(services);
  const row = {
    id: ids.uuid<RentFormId>(),
    urlId: ids.nodeId() as unknown as RentFormUrlId,
    landlordId: userId,
    plan: "credit" as const,
  };
  const at = Date.parse("2026-10-30T10:00:00Z");
  const definition = demoDefinition(ids, new Date(at));
  await services.db.batch(await publishedForm(services, { row, versionId: ids.uuid<VersionId>(), definition, at }));
  const { forms } = await listReadings(services, actor, 2026);
  expect(forms[0]?.checks).toMatchObject([{ at, versionNumber: 1, rules: expect.stringMatching(/^US@\S+ US-OR@\S+/) }]);
});
