import { expect, it } from "vitest";
import { readLiveForms } from "../../../app/features/forms/law-watch/commands/read-live-forms.server";
import { listReadings } from "../../../app/features/forms/law-watch/queries/list-readings.server";
import { anAccountForm } from "../../support/account-forms";
import { anAccount, testServices } from "../../support/forms";
import { askingOfEvictions, beforeTheRule } from "../../support/law-forms";

// Red when one of the two halves is left out, or another account's forms are read.
it("the yearly sheet lists each publication and each recheck with the law packs of its place", async () => {
  const services = testServices(new Date("2031-03-04T10:00:00Z"));
  const { actor } = await anAccount(services);
  const { formId, urlId } = await anAccountForm(services, actor, askingOfEvictions());
  await beforeTheRule(formId);
  services.setNow(new Date("2031-03-05T10:00:00Z"));
  for (let round = 0; round < 20; round += 1) await readLiveForms(services);
  const { forms, isAll } = await listReadings(services, actor, 2031);
  expect(isAll).toBe(true);
  expect(forms).toMatchObject([{ urlId }]);
  const checks = forms[0]?.checks ?? [];
  expect(checks.map(({ versionNumber, findings }) => [versionNumber, findings])).toEqual([
    [1, null],
    [2, null],
    [2, 1],
  ]);
  for (const { rules } of checks) expect(rules).toMatch(/^US@\S+ US-FL@\S+/);
  expect(await listReadings(services, actor, 2030)).toMatchObject({ forms: [] });
  const other = await anAccount(services);
  expect(await listReadings(services, other.actor, 2031)).toMatchObject({ forms: [] });
});
