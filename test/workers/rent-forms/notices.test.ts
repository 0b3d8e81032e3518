import { expect, it } from "vitest";
import { addNotice } from "../../../app/features/forms/builder/law-edits";
import { readLaw } from "../../../app/features/forms/law/packs.server";
import { packPlaces, placeOf } from "../../../app/features/forms/law/place-of";
import { isForForm } from "../../../app/features/forms/law/says-notice";
import { checkPublishing } from "../../../app/features/forms/rent-forms/commands/check-publishing.server";
import { draftEntitlements } from "../../../app/features/forms/rent-forms/entitlements";
import { aDefinition, ids, testServices } from "../../support/forms";

/** Where a pack's code is not its country's and region's own. */
const countryOf = (place: string) => {
  const [first = "", second] = place.split("-");
  if (first === "EU") return { country: second ?? "LU" };
  if (first === "UK")
    return {
      country: "GB",
      ...(second && { region: { ENG: "England", NIR: "Northern Ireland", SCT: "Scotland", WLS: "Wales" }[second] }),
    };
  return { country: first, ...(second && { region: second }) };
};

// Red before withoutNotices: the server refused the notices of Texas and others as the landlord's words.
it.each(packPlaces)("in %s a form with every notice required there can be published", async (place) => {
  const services = testServices();
  const form = aDefinition();
  form.property = { address: { line1: "1 High Street", city: "Town", ...countryOf(place) } as never };
  const home = placeOf(form.property.address);
  expect(home.place).toBe(place);
  const law = await readLaw(services.staticFiles, home, "2026-11-22");
  const notices = law?.notices.filter(isForForm) ?? [];
  const full = notices.reduce((so, notice) => addNotice(so, notice, ids).definition, form);
  const said = full.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind === "statement");
  expect(said.length).toBeGreaterThanOrEqual(notices.length);
  const { refused } = await checkPublishing(services, full, draftEntitlements);
  expect(refused.filter(({ code }) => code === "lexicon")).toEqual([]);
});
