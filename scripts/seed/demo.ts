import { eq } from "drizzle-orm";
import { application } from "../../app/db/schema/applications";
import { guestRentForm, rentForm, rentFormVersion } from "../../app/db/schema/forms";
import { addDocument } from "../../app/features/answering/commands/add-document.server";
import { rawOf, showing } from "../../app/features/answering/queries/draft-view.server";
import { evaluateAll } from "../../app/features/applications/journey";
import { type Draft, findDraft } from "../../app/features/applications/queries/find-draft.server";
import { unsuspected } from "../../app/features/applications/spam/score";
import { saveDraft, startDraft } from "../../app/features/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/apply/commands/submit-application.server";
import { plans } from "../../app/features/billing/rules";
import { compile } from "../../app/features/form-model/compile";
import { summaryColumns } from "../../app/features/form-model/contact";
import type { PublishedForm } from "../../app/features/form-model/published-form";
import { hashDefinition } from "../../app/features/rent-forms/hash-definition";
import {
  type ApplicationId,
  createIdMaker,
  type OutboxId,
  type RentFormId,
  type RentFormUrlId,
  type VersionId,
} from "../../app/kernel/ids";
import { insertJob } from "../../app/platform/outbox.server";
import { storedPerson, withPeople } from "../../app/platform/people/people.server";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { createServices } from "../../workers/services";
import { addAccounts, asDemoLandlord } from "./accounts";
import { typedBy } from "./answers";
import { makePdf, makePng } from "./files";
import { demoDefinition, draftDefinition } from "./forms";
import { addVisits, readAsLandlord, settleMails } from "./landlord";
import { addCredits } from "./money";
import { emailOf, type Person, people } from "./people";
import { demoAccount } from "./sign-in";

const urlId = "demo-maple-street" as RentFormUrlId;
const formId = "5eedf0a1-0000-4000-8000-000000000001" as RentFormId;
const draftFormId = "5eedf0a1-0000-4000-8000-000000000002" as RentFormId;
const versionId = "5eedf0a1-0000-4000-8000-000000000003" as VersionId;
const dayMs = 24 * 60 * 60 * 1000;
const openedDaysAgo = 24;

/** `isGuest`: the forms belong to a guest of the demo's address, with nothing read yet: for tests of guests. */
export type SeedOptions = { isGuest?: boolean };

/** Fills an empty database with the demo, and changes nothing of what is there already. Answers lines to print. */
export async function seedDemo(env: Env, { isGuest = false }: SeedOptions = {}): Promise<string> {
  const now = new Date();
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const servicesAt = (at: Date) => createServices(env, () => undefined, { clock: { now: () => at }, log: quiet });
  const services = servicesAt(now);
  if (!isGuest) await addAccounts(services, new Date(now.getTime() - (openedDaysAgo + 1) * dayMs));
  if (!isGuest) await addCredits(services);
  await addForms(services, now, isGuest);
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
      const id = await addApplicant(servicesAt(at), form, person, index);
      if (id) await read(id, index, at);
      if (id) added += 1;
    }
    return added;
  };
  const added = isGuest
    ? await addAll((id) => settleMails(services, id))
    : await asDemoLandlord(services, (actor) =>
        addAll((id, index, at) => readAsLandlord(servicesAt, { actor, formId, id, index, at })),
      );
  const sections = form.definition.sections.length;
  await addVisits(services, env.DB, { formId, urlId, sections, sentAt });
  await services.publishedForms.refresh(formId);
  const total = `${people.length} applicants at ${services.config.baseUrl}/apply/${urlId}`;
  return added === 0 ? `The demo is there already: ${total}` : `Added ${added}: ${total}`;
}

async function addForms(services: Services, now: Date, isGuest: boolean): Promise<void> {
  const openedAt = now.getTime() - openedDaysAgo * dayMs;
  // The same every time: sections and questions of the demo keep their ids.
  const nodeIds = createIdMaker(evenBytes());
  const definition = demoDefinition(nodeIds, now);
  const draft = draftDefinition(nodeIds, now);
  const { db } = services;
  const landlordId = isGuest ? null : demoAccount.id;
  const plan = isGuest ? "guest" : "credit";
  const common = { landlordId, createdAt: openedAt, updatedAt: openedAt };
  await db.batch([
    db
      .insert(rentForm)
      .values({
        ...common,
        id: formId,
        urlId,
        state: "open",
        title: definition.title.en ?? "",
        draft: JSON.stringify(definition),
        publishedVersionId: versionId,
        publishedAt: openedAt,
        plan,
        planSource: isGuest ? null : "legacy",
        paidUntil: isGuest ? null : openedAt + plans.credit.openDays * dayMs,
        unlimited: true,
      })
      .onConflictDoNothing(),
    db
      .insert(rentFormVersion)
      .values({
        id: versionId,
        formId,
        number: 1,
        definition: JSON.stringify(definition),
        hash: await hashDefinition(definition),
        publishedAt: openedAt,
      })
      .onConflictDoNothing(),
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
  if (isGuest) await giveToGuest(services, openedAt);
}

/** A guest is told of the form by the mail with its link. */
async function giveToGuest(services: Services, openedAt: number): Promise<void> {
  const { db } = services;
  const common = { email: demoAccount.email, verifiedAt: openedAt, createdAt: openedAt };
  await db.batch([
    db
      .insert(guestRentForm)
      .values({ ...common, id: "demomaplestreet".padEnd(26, "a"), formId })
      .onConflictDoNothing(),
    db
      .insert(guestRentForm)
      .values({ ...common, id: "demosecondform".padEnd(26, "a"), formId: draftFormId })
      .onConflictDoNothing(),
    insertJob(db, {
      id: services.ids.uuid<OutboxId>(),
      kind: "mail.form-live",
      ref: { formId },
      dedupeKey: `seed-live:${formId}`,
      now: services.clock.now(),
    }),
  ]);
}

/** One applicant, through the same commands as everybody's; null when already there. */
async function addApplicant(
  services: Services,
  form: PublishedForm,
  person: Person,
  index: number,
): Promise<ApplicationId | null> {
  const email = emailOf(person, index);
  if (await hasApplied(services, form, email)) return null;
  const { token } = await startDraft(services, form, "en");
  const read = async () => {
    const draft = await findDraft(services, form.formId, token);
    if (!draft) throw new Error("A draft could not be read back");
    return draft;
  };
  await addDocuments(services, form, await read(), person);
  const raw = typedBy(form.definition, { person, email, index, at: services.clock.now() });
  const saved = await saveDraft(services, { form, token, draft: await read() }, { change: () => raw });
  if (!saved.ok) throw new Error(`A draft could not be saved: ${saved.code}`);
  const draft = await read();
  await send(services, form, draft);
  return draft.id;
}

async function hasApplied(services: Services, { formId }: PublishedForm, email: string): Promise<boolean> {
  const { db } = services;
  const rows = await db.select({ stored: storedPerson }).from(application).where(eq(application.formId, formId));
  return (await withPeople(services, rows)).some((one) => one.email === email);
}

async function send(services: Services, form: PublishedForm, draft: Draft): Promise<void> {
  const { asking } = showing(services, form, draft);
  const evaluation = evaluateAll(asking, rawOf(asking, draft));
  if (evaluation.errors.length > 0) throw new Error(`The demo answers badly: ${JSON.stringify(evaluation.errors)}`);
  const sent = await submitApplication(services, {
    form,
    draft,
    application: {
      v: 1,
      answers: evaluation.cleaned,
      consents: form.definition.consents.map(({ id, text }) => ({ id, text: text.en ?? "", accepted: true })),
      locale: draft.locale,
      visibleSections: evaluation.visibleSections,
    },
    columns: summaryColumns(form.definition, evaluation.cleaned),
    documentCount: draft.documents.length,
    spam: unsuspected,
  });
  if (!sent.ok) throw new Error(`An application of the demo was refused: ${sent.code}`);
}

/** Papers for the first question that asks for any: payslips as PDF, a letter as PNG. */
async function addDocuments(services: Services, form: PublishedForm, draft: Draft, person: Person): Promise<void> {
  const slot = form.definition.sections.flatMap((section) => section.fields).find((field) => field.kind === "file");
  if (!slot) return;
  const plan = compile(form.definition);
  const name = `${person.first} ${person.last}`;
  const payslip = makePdf([
    `${person.employer}`,
    `Payslip of ${name}`,
    `${person.job}`,
    `Gross pay: ${person.income} USD`,
    "Example document of the demo",
  ]);
  const files = [
    { path: slot.id, name: "payslip.pdf", bytes: payslip },
    { path: slot.id, name: "letter-of-employer.png", bytes: makePng(160, 220, [27, 77, 62]) },
  ].slice(0, person.documents);
  for (const file of files) {
    const added = await addDocument(services, { plan, draft }, file);
    if (!added.ok) throw new Error(`A document of the demo was refused: ${added.code}`);
  }
}

/** The same bytes at every run. */
function evenBytes(): (length: number) => Uint8Array {
  let state = 20_261_121;
  return (length) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
}
