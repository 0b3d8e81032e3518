import { eq } from "drizzle-orm";
import { application } from "../../app/db/schema/applications";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { showing } from "../../app/features/applying/answering/queries/draft-view.server";
import { type Draft, findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { saveDraft, startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import { compile } from "../../app/features/forms/form-model/compile";
import { summaryColumns } from "../../app/features/forms/form-model/contact";
import { evaluateAll, rawOf } from "../../app/features/forms/form-model/journey";
import type { PublishedForm } from "../../app/features/forms/form-model/published-form";
import type { ApplicationId } from "../../app/kernel/ids";
import { storedPerson, withPeople } from "../../app/platform/people/people.server";
import type { Services } from "../../app/services";
import { typedBy } from "./answers";
import { makePdf, makePng } from "./files";
import { emailOf, type Person } from "./people";

/** One applicant, through the same commands as everybody's; null when already there. `begun`: the services of the earlier "Start". */
export async function addApplicant(
  services: Services,
  form: PublishedForm,
  person: Person,
  index: number,
  begun: Services = services,
): Promise<ApplicationId | null> {
  const email = emailOf(person, index);
  if (await hasApplied(services, form, email)) return null;
  const { token } = await startDraft(begun, form, "en");
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
  // As nearly everybody does: the receipt's link was pressed, so that letters to them leave at once.
  await services.mailboxPresses.notePress(email);
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
