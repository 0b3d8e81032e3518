import type { DocumentKind } from "../../app/db/schema/documents";
import { sealApplication, sealPurposes } from "../../app/features/applications/stored-application";
import type { FormDefinition } from "../../app/features/form-model/schema";
import type { Services } from "../../app/services";
import { bindings, ids, type PublishedGuestForm } from "./forms";

export type SentApplication = { id: string; reference: string; documentId: string; documentBytes: Uint8Array };

/** An application as its sending stores it, with one document, written past the form so that tests choose its time. */
export async function aSentApplication(
  services: Services,
  form: Pick<PublishedGuestForm, "formId">,
  definition: FormDefinition,
  options: {
    name?: string;
    submittedAt?: number;
    fileName?: string;
    isSpam?: boolean;
    /** The document; a few bytes that say they are a PDF, unless said. */
    file?: { kind: DocumentKind; bytes: Uint8Array };
  } = {},
): Promise<SentApplication> {
  const id = crypto.randomUUID();
  const documentId = crypto.randomUUID();
  const reference = ids.reference();
  const at = options.submittedAt ?? services.clock.now().getTime();
  const { wrapped, key } = await services.dataKeys.create(id);
  const [section] = definition.sections;
  const [nameField, , fileField] = section?.fields ?? [];
  const data = await sealApplication(key, {
    v: 1,
    answers: {
      ...(nameField ? { [nameField.id]: { first: "Ada", last: options.name ?? "Lovelace" } } : {}),
      ...(fileField?.kind === "file" ? { [fileField.id]: [documentId] } : {}),
    },
    consents: [],
    locale: "en",
    visibleSections: definition.sections.map((entry) => entry.id),
  });
  const documentBytes = options.file?.bytes ?? new TextEncoder().encode(`%PDF-1.4 ${documentId}`);
  const objectKey = `documents/${ids.token()}`;
  await services.documents.put(objectKey, await key.encrypt(sealPurposes.document(documentId), documentBytes));
  const name = await key.encryptText(sealPurposes.documentName(documentId), options.fileName ?? "payslip.pdf");
  const version = await bindings.DB.prepare("SELECT published_version_id AS id FROM rent_form WHERE id = ?")
    .bind(form.formId)
    .first<{ id: string }>();
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO application_key (application_id, key_id, wrapped_key, created_at) VALUES (?, ?, ?, ?)",
    ).bind(id, wrapped.keyId, wrapped.wrappedKey, at),
    bindings.DB.prepare(
      `INSERT INTO application (id, form_id, version_id, reference, state, body_hash, applicant_name, applicant_email,
        locale, document_count, is_spam, created_at, submitted_at, updated_at)
        VALUES (?, ?, ?, ?, 'submitted', 'hash', ?, 'ada@tenant.example', 'en', 1, ?, ?, ?, ?)`,
    ).bind(
      id,
      form.formId,
      version?.id ?? "",
      reference,
      `Ada ${options.name ?? "Lovelace"}`,
      options.isSpam ? 1 : 0,
      at,
      at,
      at,
    ),
    bindings.DB.prepare("INSERT INTO application_data (application_id, data) VALUES (?, ?)").bind(id, data),
    bindings.DB.prepare(
      `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at, claimed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, 'hash', ?, ?)`,
    ).bind(
      documentId,
      id,
      fileField?.id ?? "",
      objectKey,
      name,
      options.file?.kind ?? "pdf",
      documentBytes.byteLength,
      at,
      at,
    ),
    bindings.DB.prepare(
      "UPDATE rent_form SET application_count = application_count + 1, new_count = new_count + 1 WHERE id = ?",
    ).bind(form.formId),
  ]);
  return { id, reference, documentId, documentBytes };
}
