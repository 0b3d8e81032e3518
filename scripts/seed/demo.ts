import { rentForm } from "../../app/db/schema/forms";
import { plans } from "../../app/features/money/billing/rules";
import {
  type ApplicationId,
  createIdMaker,
  type RentFormId,
  type RentFormUrlId,
  type VersionId,
} from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { createServices } from "../../workers/services";
import { addAccounts, asDemoLandlord } from "./accounts";
import { addApplicant } from "./applicant";
import { evenBytes } from "./even-bytes";
import { demoDefinition, draftDefinition } from "./forms";
import { addVisits, readAsLandlord } from "./landlord";
import { addCredits } from "./money";
import { addPastForm } from "./past-form";
import { people } from "./people";
import { addHousePhoto } from "./photo";
import { type PublishedRow, publishedForm } from "./published-form";
import { demoAccount } from "./sign-in";

const urlId = "demo-maple-street" as RentFormUrlId;
const formId = "5eedf0a1-0000-4000-8000-000000000001" as RentFormId;
const draftFormId = "5eedf0a1-0000-4000-8000-000000000002" as RentFormId;
const versionId = "5eedf0a1-0000-4000-8000-000000000003" as VersionId;
const dayMs = 24 * 60 * 60 * 1000;
const openedDaysAgo = 24;
const signedUpDaysAgo = 75;

/** Fills an empty database with the demo, and changes nothing of what is there already. Answers lines to print. */
export async function seedDemo(env: Env): Promise<string> {
  const now = new Date();
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const servicesAt = (at: Date) => createServices(env, () => undefined, { clock: { now: () => at }, log: quiet });
  const services = servicesAt(now);
  await addAccounts(services, new Date(now.getTime() - signedUpDaysAgo * dayMs));
  await addCredits(services);
  await addForms(services, now);
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("The demo form could not be read back");
  const sentAt = people.map(
    (_, index) =>
      new Date(now.getTime() - openedDaysAgo * dayMs + ((index + 1) / people.length) * (openedDaysAgo - 0.2) * dayMs),
  );
  const addAll = async (read: (id: ApplicationId, index: number, at: Date) => Promise<void>) => {
    let added = 0;
    for (const [index, person] of people.entries()) {
      const at = sentAt[index] ?? now;
      const begun = servicesAt(new Date(at.getTime() - minutesNeeded(index) * 60_000));
      const id = await addApplicant(servicesAt(at), form, person, index, begun);
      if (id) await read(id, index, at);
      if (id) added += 1;
    }
    return added;
  };
  const added = await asDemoLandlord(services, (actor) =>
    addAll((id, index, at) => readAsLandlord(servicesAt, { actor, formId, id, index, at })),
  );
  await addPastForm(servicesAt, env.DB, now);
  const sections = form.definition.sections.length;
  await addVisits(services, env.DB, { formId, urlId, sections, sentAt });
  await services.publishedForms.refresh(formId);
  const total = `${people.length} applicants at ${services.config.baseUrl}/apply/${urlId}`;
  return added === 0 ? `The demo is there already: ${total}` : `Added ${added}: ${total}`;
}

/** From four to twelve; one in six needs nine more. */
function minutesNeeded(index: number): number {
  return 4 + ((index * 7) % 9) + (index % 6 === 0 ? 9 : 0);
}

async function addForms(services: Services, now: Date): Promise<void> {
  const openedAt = now.getTime() - openedDaysAgo * dayMs;
  // The same every time: sections and questions of the demo keep their ids.
  const nodeIds = createIdMaker(evenBytes());
  const definition = demoDefinition(nodeIds, now, await addHousePhoto(services, formId, openedAt));
  const draft = draftDefinition(nodeIds, now);
  const { db } = services;
  const landlordId = demoAccount.id;
  const common = { landlordId, createdAt: openedAt, updatedAt: openedAt };
  const row: PublishedRow = {
    ...{ id: formId, urlId, landlordId, plan: "credit" },
    planSource: "legacy",
    paidUntil: openedAt + plans.credit.openDays * dayMs,
    unlimited: false,
  };
  const published = await publishedForm(services, { row, versionId, definition, at: openedAt });
  await db.batch([
    ...published,
    db
      .insert(rentForm)
      .values({
        ...common,
        id: draftFormId,
        urlId: "demo-second-form",
        state: "draft",
        title: draft.title.en ?? "",
        draft: JSON.stringify(draft),
      })
      .onConflictDoNothing(),
  ]);
}
