import { and, eq, isNull, like, sql } from "drizzle-orm";
import { application } from "../../app/db/schema/applications";
import { guestRentForm, rentForm, rentFormVersion } from "../../app/db/schema/forms";
import { outbox } from "../../app/db/schema/platform";
import { addDocument } from "../../app/features/applications/commands-documents.server";
import { saveDraft, startDraft } from "../../app/features/applications/commands-draft.server";
import { submitApplication } from "../../app/features/applications/commands-submit.server";
import { evaluateAll } from "../../app/features/applications/journey";
import { type Draft, findDraft } from "../../app/features/applications/queries-draft.server";
import { rawOf, showing } from "../../app/features/applications/queries-page.server";
import { unsuspected } from "../../app/features/applications/spam/score";
import { hashDefinition } from "../../app/features/rent-forms/commands-publishing.server";
import { compile } from "../../app/features/rent-forms/model/compile";
import { summaryColumns } from "../../app/features/rent-forms/model/contact";
import type { PublishedForm } from "../../app/features/rent-forms/published-form";
import {
  createIdMaker,
  type OutboxId,
  type RentFormId,
  type RentFormUrlId,
  type VersionId,
} from "../../app/kernel/ids";
import { insertJob } from "../../app/platform/outbox.server";
import type { Env } from "../../workers/env";
import { createServices, type Services } from "../../workers/services";
import { typedBy } from "./answers";
import { makePdf, makePng } from "./files";
import { demoDefinition, draftDefinition } from "./forms";
import { emailOf, type Person, people } from "./people";

/** The demo landlord. Signs in with the password "correct horse battery staple" once accounts exist. */
const landlordEmail = "demo@rentform.test";
const urlId = "demo-maple-street" as RentFormUrlId;
const formId = "5eedf0a1-0000-4000-8000-000000000001" as RentFormId;
const draftFormId = "5eedf0a1-0000-4000-8000-000000000002" as RentFormId;
const versionId = "5eedf0a1-0000-4000-8000-000000000003" as VersionId;
const dayMs = 24 * 60 * 60 * 1000;
const openedDaysAgo = 24;

/** Fills an empty database with the demo, and changes nothing of what is there already. Answers one line to print. */
export async function seedDemo(env: Env): Promise<string> {
  const now = new Date();
  const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
  const servicesAt = (at: Date) => createServices(env, () => undefined, { clock: { now: () => at }, log: quiet });
  const services = servicesAt(now);
  await addForms(services, now);
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form) throw new Error("The demo form could not be read back");
  let added = 0;
  for (const [index, person] of people.entries()) {
    const sentAt = new Date(
      now.getTime() - openedDaysAgo * dayMs + ((index + 1) / people.length) * (openedDaysAgo - 0.2) * dayMs,
    );
    if (await addApplicant(servicesAt(sentAt), form, person, index)) added += 1;
  }
  await services.publishedForms.refresh(formId);
  const total = `${people.length} applicants at ${services.config.baseUrl}/apply/${urlId}`;
  return added === 0
    ? `The demo is there already: ${total}`
    : `Added ${added}: ${total}. The landlord's link is in /dev/mail within a minute.`;
}

async function addForms(services: Services, now: Date): Promise<void> {
  const openedAt = now.getTime() - openedDaysAgo * dayMs;
  // The same every time: sections and questions of the demo keep their ids.
  const nodeIds = createIdMaker(evenBytes());
  const definition = demoDefinition(nodeIds, now);
  const draft = draftDefinition(nodeIds, now);
  const { db } = services;
  const common = { createdAt: openedAt, updatedAt: openedAt };
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
      .insert(guestRentForm)
      .values({
        id: "demomaplestreet".padEnd(26, "a"),
        formId,
        email: landlordEmail,
        verifiedAt: openedAt,
        createdAt: openedAt,
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
    db
      .insert(guestRentForm)
      .values({
        id: "demosecondform".padEnd(26, "a"),
        formId: draftFormId,
        email: landlordEmail,
        verifiedAt: openedAt,
        createdAt: openedAt,
      })
      .onConflictDoNothing(),
    insertJob(db, {
      id: services.ids.uuid<OutboxId>(),
      kind: "mail.form-live",
      ref: { formId },
      dedupeKey: `seed-live:${formId}`,
      now,
    }),
  ]);
}

/** One applicant, through the same commands as everybody's; false when already there. */
async function addApplicant(services: Services, form: PublishedForm, person: Person, index: number): Promise<boolean> {
  const { db } = services;
  const email = emailOf(person, index);
  const isThere = and(eq(application.formId, form.formId), eq(application.applicantEmail, email));
  if ((await db.select({ id: application.id }).from(application).where(isThere)).length > 0) return false;
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
  await settle(services, draft.id, index);
  return true;
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

/** A landlord who has begun to read: older ones opened, three on the shortlist, two declined. The mails of all count as sent. */
async function settle({ db, clock }: Services, id: string, index: number): Promise<void> {
  const at = clock.now().getTime();
  const state =
    index === 3 || index === 8 || index === 14 ? "shortlisted" : index === 5 || index === 11 ? "declined" : "in_review";
  if (index < people.length - 9) {
    await db.batch([
      db
        .update(application)
        .set({
          state,
          firstViewedAt: at + dayMs / 4,
          seenRev: 1,
          updatedAt: at + dayMs / 4,
          ...(state === "declined" ? { decidedAt: at + dayMs } : {}),
        })
        .where(eq(application.id, id)),
      db
        .update(rentForm)
        .set({ newCount: sql`max(0, ${rentForm.newCount} - 1)` })
        .where(eq(rentForm.id, formId)),
    ]);
  }
  await db
    .update(outbox)
    .set({ doneAt: at })
    .where(and(isNull(outbox.doneAt), like(outbox.ref, `%${id}%`)));
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
