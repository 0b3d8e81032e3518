import { and, eq, isNull, like } from "drizzle-orm";
import { notification, outbox } from "../../app/db/schema/platform";
import { indexApplication } from "../../app/features/applying/applications/commands/index-application.server";
import { moveApplications } from "../../app/features/deciding/decision/commands/move-applications.server";
import { recordFirstView } from "../../app/features/deciding/manage-link/commands/request-manage-link.server";
import { expireForm } from "../../app/features/forms/rent-forms/commands/expire-forms.server";
import { plans } from "../../app/features/money/billing/rules";
import type { AccountLandlord } from "../../app/kernel/actor";
import {
  type ApplicationId,
  createIdMaker,
  type RentFormId,
  type RentFormUrlId,
  type VersionId,
} from "../../app/kernel/ids";
import { asDemoLandlord } from "./accounts";
import { addApplicant } from "./applicant";
import { evenBytes } from "./even-bytes";
import { pastDefinition } from "./forms";
import { addVisits, type ServicesAt, settleMails } from "./landlord";
import { type Person, people } from "./people";
import { type PublishedRow, publishedForm } from "./published-form";
import { demoAccount } from "./sign-in";

const urlId = "demo-birch-lane" as RentFormUrlId;
const formId = "5eedf0a1-0000-4000-8000-000000000004" as RentFormId;
const versionId = "5eedf0a1-0000-4000-8000-000000000005" as VersionId;
const dayMs = 24 * 60 * 60 * 1000;
const openedDaysAgo = 70;

/** Three who are nobody of the forty, so that no list shows one of those twice. */
const applicants: readonly Person[] = [
  ["Beatriz", "Nogueira"],
  ["Callum", "Fairweather"],
  ["Ingrid", "Solheim"],
].map(([first = "", last = ""], index) => ({ ...(people[index] as Person), first, last, documents: 0 }));

/**
 * A home that the demo's landlord offered before, on the free plan, and took back: what its pages offer for a credit shows
 * there. It closed by its own date, and everybody has an answer. A form that has closed is left as it is.
 */
export async function addPastForm(servicesAt: ServicesAt, database: D1Database, now: Date): Promise<void> {
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMs);
  const closedAt = new Date(openedAt.getTime() + plans.free.openDays * dayMs);
  await addForm(servicesAt, openedAt, closedAt);
  const form = await servicesAt(openedAt).publishedForms.findInDatabase(urlId);
  if (form?.state !== "open") return;
  const sentAt = applicants.map((_, index) => new Date(openedAt.getTime() + (4 + 6 * index) * dayMs));
  await asDemoLandlord(servicesAt(now), async (actor) => {
    for (const [index, person] of applicants.entries()) {
      const at = sentAt[index] ?? openedAt;
      const id = await addApplicant(servicesAt(at), form, person, people.length + index);
      if (id) await decline(servicesAt, { actor, id, at });
    }
  });
  const sections = form.definition.sections.length;
  await addVisits(servicesAt(closedAt), database, { formId, urlId, sections, sentAt });
  await expireForm(servicesAt(closedAt), formId);
  await servicesAt(now)
    .db.update(outbox)
    .set({ doneAt: closedAt.getTime() })
    .where(and(isNull(outbox.doneAt), like(outbox.ref, `%${formId}%`)));
}

async function addForm(servicesAt: ServicesAt, openedAt: Date, closedAt: Date): Promise<void> {
  const definition = pastDefinition(createIdMaker(evenBytes(20_260_911)), openedAt);
  const services = servicesAt(openedAt);
  const row: PublishedRow = {
    ...{ id: formId, urlId, landlordId: demoAccount.id, plan: "free" },
    ...{ opensUntil: closedAt.getTime(), closingNoticeFor: closedAt.getTime() },
  };
  await services.db.batch(await publishedForm(services, { row, versionId, definition, at: openedAt.getTime() }));
}

type Sent = { actor: AccountLandlord; id: ApplicationId; at: Date };

async function decline(servicesAt: ServicesAt, { actor, id, at }: Sent): Promise<void> {
  const later = (days: number) => servicesAt(new Date(at.getTime() + days * dayMs));
  await indexApplication(later(0), id);
  await recordFirstView(later(1), actor, { formId, applicationId: id });
  await later(1)
    .db.update(notification)
    .set({ readAt: at.getTime() + dayMs })
    .where(eq(notification.id, id));
  const text =
    "Hello {name},\n\nThank you for applying. Someone who asked me by phone has taken the home.\n\nI hope you find a good home soon.";
  const letter = { text, sendAt: 0, agency: null };
  await moveApplications(later(3), actor, {
    formId,
    applicationIds: [id],
    action: "decline",
    reason: "other",
    letter,
  });
  await settleMails(later(4), id);
}
