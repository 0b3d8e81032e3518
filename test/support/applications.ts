import { askingOf } from "../../app/features/applying/answering/asking";
import { addDocument } from "../../app/features/applying/answering/commands/add-document.server";
import { findDraft } from "../../app/features/applying/applications/queries/find-draft.server";
import { saveDraft, startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import type { RawAnswers } from "../../app/features/forms/form-model/answers";
import { summaryColumns } from "../../app/features/forms/form-model/contact";
import { evaluateAll, rawOf } from "../../app/features/forms/form-model/journey";
import { localize } from "../../app/features/forms/form-model/localized";
import type { Field, FormDefinition } from "../../app/features/forms/form-model/schema";
import type { Services } from "../../app/services";
import { bindings, ids } from "./forms";

/** Of Ada Lovelace, who has a mailbox of her own in each application. */
export const adasAddress = /^ada-\w+@tenant\.example$/;

export type Person = { first: string; last: string; email: string; phone?: string };

export type Sending = {
  /** Ada Lovelace with a mailbox of her own, unless said. */
  person?: Partial<Person>;
  /** Further answers, by the names of the form's controls. */
  raw?: RawAnswers;
  /** For the first question that asks for a file; none is sent where no question does. */
  papers?: readonly { name: string; bytes: Uint8Array }[];
  isSpam?: boolean;
  locale?: string;
  /** When it was sent; now, unless said. */
  at?: number;
  /** When it was begun; when it was sent, unless said. */
  begunAt?: number;
};

/** An application, begun, filled in and sent by the commands of the tenant's pages, at the time of `at`. */
export async function sendApplication(services: Services, formId: string, sending: Sending = {}) {
  const { at = services.clock.now().getTime(), begunAt = at, locale = "en" } = sending;
  const on = (moment: number) => ({ ...services, clock: { now: () => new Date(moment) } });
  const then = on(at);
  const person = { first: "Ada", last: "Lovelace", email: `ada-${ids.nodeId()}@tenant.example`, ...sending.person };
  const form = await then.publishedForms.findInDatabase(await urlIdOf(formId));
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(on(begunAt), form, locale);
  const read = async () => {
    const draft = await findDraft(then, formId, token);
    if (!draft) throw new Error("No such draft");
    return draft;
  };
  const draft = await read();
  const raw = { ...rawOfPerson(form.definition, person), ...sending.raw };
  const saved = await saveDraft(then, { form, token, draft }, { change: (before) => ({ ...before, ...raw }) });
  if (!saved.ok) throw new Error(saved.code);
  const [asksFile] = fieldsOf(form.definition).filter(({ kind }) => kind === "file");
  for (const paper of asksFile ? (sending.papers ?? []) : []) {
    const { plan } = askingOf(then, form, draft);
    const added = await addDocument(then, { plan, draft }, { path: asksFile?.id ?? "", ...paper });
    if (!added.ok) throw new Error(added.code);
  }
  const ready = await read();
  const asking = askingOf(then, form, ready);
  const { cleaned, errors, visibleSections, acceptedConsents } = evaluateAll(asking, rawOf(asking, ready));
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const sent = await submitApplication(then, {
    form,
    draft: ready,
    application: {
      v: 1,
      answers: cleaned,
      consents: form.definition.consents.map(({ id, text }) => ({
        id,
        text: localize(text, "en", form.definition.defaultLocale),
        accepted: acceptedConsents.includes(id),
      })),
      locale,
      visibleSections,
    },
    columns: summaryColumns(form.definition, cleaned),
    documentCount: ready.documents.length,
    spam: sending.isSpam ? { ...unsuspected, score: 50, isSpam: true } : unsuspected,
  });
  if (!sent.ok) throw new Error(sent.code);
  const documentIds = ready.documents.map(({ id }) => id);
  return { id: ready.id, reference: sent.value.reference, email: person.email, token, documentIds };
}

async function urlIdOf(formId: string): Promise<string> {
  const row = await bindings.DB.prepare("SELECT url_id AS urlId FROM rent_form WHERE id = ?")
    .bind(formId)
    .first<{ urlId: string }>();
  return row?.urlId ?? "";
}

const fieldsOf = (definition: FormDefinition): Field[] => definition.sections.flatMap(({ fields }) => fields);

/** What the ready questions for name, address and number are answered. */
export function rawOfPerson(definition: FormDefinition, { first, last, email, phone }: Partial<Person>): RawAnswers {
  const typed: Record<string, Record<string, string | undefined>> = {
    legalName: { ".first": first, ".last": last },
    email: { "": email },
    phone: { "": phone },
  };
  return Object.fromEntries(
    fieldsOf(definition).flatMap(({ id, catalogueKey }) =>
      Object.entries(typed[catalogueKey ?? ""] ?? {}).flatMap(([part, value]) =>
        value === undefined ? [] : [[id + part, [value]]],
      ),
    ),
  );
}

/** One with a paper, where its form asks for one, from a mailbox in which the link of the receipt was pressed. */
export async function aSentApplication(
  services: Services,
  { formId }: { formId: string },
  options: Sending & {
    /** The paper; a few bytes that say they are a PDF, unless said. */
    bytes?: Uint8Array;
    fileName?: string;
  } = {},
) {
  const { fileName = "payslip.pdf", bytes, ...sending } = options;
  const documentBytes = bytes ?? new TextEncoder().encode(`%PDF-1.4 ${crypto.randomUUID()}`);
  const sent = await sendApplication(services, formId, {
    papers: [{ name: fileName, bytes: documentBytes }],
    ...sending,
  });
  await services.mailboxPresses.notePress(sent.email);
  return { ...sent, documentId: sent.documentIds[0] ?? "", documentBytes };
}

export type SentApplication = Awaited<ReturnType<typeof aSentApplication>>;
