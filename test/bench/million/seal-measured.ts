import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import {
  type StoredApplication,
  sealApplication,
  sealPurposes,
} from "../../../app/features/applying/applications/stored-application";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createDataKeys } from "../../../app/platform/crypto";
import { sealPerson } from "../../../app/platform/people/seal-person.server";
import { asked } from "../../support/apply-form";
import { landlordId, now } from "./fill";

export const ring = { id: "bench", key: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=" };
const atATime = 500;
/** Whom pages and the export open; the others stand in their lists without a name. */
const [oldest, newest] = [100, 11_000];

/** Applicants and answers of the landlords who are looked at, sealed as the product seals them, into a temporary table. */
export async function sealMeasured(database: DatabaseSync, definition: string): Promise<void> {
  database.exec(
    "CREATE TEMP TABLE sealed (i INTEGER PRIMARY KEY, person, person_key_id, email_hash, terms, data, wrapped_key, file_name, message)",
  );
  const insert = database.prepare("INSERT INTO sealed VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const dataKeys = createDataKeys([ring]);
  const { sections } = JSON.parse(definition) as FormDefinition;
  for (const landlord of [0, 1, 2]) {
    const id = randomUUID();
    const { keyId, wrappedKey } = (await dataKeys.create(id)).wrapped;
    const holder = landlordId(database, landlord);
    database
      .prepare("INSERT INTO person_key VALUES (?, ?, ?, ?, ?, ?)")
      .run(id, holder, holder, keyId, wrappedKey, now);
    const seal = async ({ i, id: applicationId }: { i: number; id: string }) => {
      const person = { name: `${i % 4 ? "Ada" : "Bob"} Lovelace ${i}`, email: `ada${i}@tenant.example`, phone: null };
      const sealed = await sealPerson({ dataKeys }, { id, wrapped: `${keyId}:${wrappedKey}` }, applicationId, person);
      const made = await dataKeys.create(applicationId);
      const stored = {
        v: 1 as const,
        answers: {
          [asked.name]: { first: "Ada", last: `Lovelace ${i}` },
          [asked.email]: person.email,
          [asked.employer]: "Engines",
        },
        consents: [{ id: asked.truth, text: "Everything I say is true.", accepted: true }],
        locale: "en" as const,
        visibleSections: sections.map((section) => section.id),
        signed: { at: new Date(now).toISOString(), hash: "0".repeat(64) },
      } satisfies StoredApplication;
      const data = await sealApplication(made.key, stored);
      const fileName = await made.key.encryptText(sealPurposes.documentName(applicationId), "payslip.pdf");
      const message = await made.key.encryptText(sealPurposes.message(applicationId), "May I see the home?");
      const { person: name, personKeyId, emailHash, terms } = sealed;
      return [i, name, personKeyId, emailHash, terms, data, made.wrapped.wrappedKey, fileName, message] as const;
    };
    const rows = database
      .prepare(
        `SELECT i, id FROM shape WHERE landlord = ?1 AND i IN (
          SELECT * FROM (SELECT i FROM shape WHERE landlord = ?1 ORDER BY at LIMIT ${oldest})
          UNION ALL SELECT * FROM (SELECT i FROM shape WHERE landlord = ?1 ORDER BY at DESC LIMIT ${newest}))`,
      )
      .all(landlord) as { i: number; id: string }[];
    for (let start = 0; start < rows.length; start += atATime) {
      for (const row of await Promise.all(rows.slice(start, start + atATime).map(seal))) insert.run(...row);
    }
  }
}
