import { saveCorrection } from "../../app/features/applying/applicant/correct/commands/save-correction.server";
import { sendCorrection } from "../../app/features/applying/applicant/correct/commands/send-correction.server";
import { findCorrection } from "../../app/features/applying/applicant/correct/queries/find-correction.server";
import type { RawAnswers } from "../../app/features/forms/form-model/answers";
import { mailLinks } from "../../app/kernel/links";
import type { Services } from "../../app/services";
import { type Person, rawOfPerson } from "./applications";
import { bindings, mintToken } from "./forms";

/** What an applicant does who changes answers of a sent application. */
export async function correctAnswers(services: Services, id: string, answers: RawAnswers): Promise<void> {
  const token = await mintToken(services, mailLinks.applicationStatus, id);
  const found = await findCorrection(services, { token, urlId: (await formOf(id)).urlId });
  if (!found) throw new Error("No such application");
  const saved = await saveCorrection(services, found, (kept) => ({ ...kept, raw: { ...kept.raw, ...answers } }));
  if (!saved.ok) throw new Error(saved.code);
  const sent = await sendCorrection(services, saved.value);
  if (!sent.ok) throw new Error(sent.code);
}

/** The applicant's own name, address or number was wrong. */
export async function correctPerson(services: Services, id: string, person: Partial<Person>): Promise<void> {
  const { definition } = await formOf(id);
  await correctAnswers(services, id, rawOfPerson(JSON.parse(definition), person));
}

async function formOf(id: string) {
  const row = await bindings.DB.prepare(
    `SELECT f.url_id AS urlId, v.definition FROM application AS a JOIN rent_form AS f ON f.id = a.form_id
      JOIN rent_form_version AS v ON v.id = a.version_id WHERE a.id = ?`,
  )
    .bind(id)
    .first<{ urlId: string; definition: string }>();
  if (!row) throw new Error("No such application");
  return row;
}
