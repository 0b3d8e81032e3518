import { askReference } from "../../app/features/applying/references/commands/ask-reference.server";
import type { Answers } from "../../app/features/forms/form-model/answers";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { toRaw } from "../../app/features/forms/form-model/to-raw";
import type { ApplicationId } from "../../app/kernel/ids";
import type { DataKey } from "../../app/platform/crypto";
import type { Services } from "../../app/services";
import { bindings } from "./forms";
import { at, refereeAnswers, refereeForm } from "./referee-form";
import { aDesk, anApplicationTo, type Desk } from "./review";

export type RefereeDesk = Desk & { applicationId: ApplicationId };

/** A landlord's shortlisted application that names people who may be asked; `of`: one more to that landlord's form. */
export async function aRefereeDesk(
  services: Services,
  options: { definition?: FormDefinition; answers?: Answers; accepted?: boolean; of?: Desk } = {},
): Promise<RefereeDesk> {
  const definition = options.definition ?? refereeForm();
  const desk = options.of ?? (await aDesk(services, { applications: 0, definition }));
  const { answers = refereeAnswers(`-${crypto.randomUUID()}`), accepted = true } = options;
  const raw = toRaw(definition, answers, "en", accepted ? [at.mayContact] : []);
  const applicationId = await anApplicationTo(services, desk, services.clock.now().getTime() - 6_000_000, { raw });
  await bindings.DB.prepare("UPDATE application SET state = 'shortlisted' WHERE id = ?").bind(applicationId).run();
  // Requests outlive the session of an account, which lasts a week.
  await bindings.DB.prepare("UPDATE session SET expires_at = expires_at * 2 WHERE user_id = ?").bind(desk.userId).run();
  return { ...desk, applicationIds: [applicationId], applicationId };
}

/** The key of a stored application. */
export async function openKey(services: Services, id: ApplicationId): Promise<DataKey> {
  const row = await bindings.DB.prepare("SELECT key_id, wrapped_key FROM application_key WHERE application_id = ?")
    .bind(id)
    .first<{ key_id: string; wrapped_key: string }>();
  if (!row) throw new Error("No key");
  return services.dataKeys.open(id, { keyId: row.key_id, wrappedKey: row.wrapped_key });
}

export function ask(services: Services, desk: RefereeDesk, change: Partial<Parameters<typeof askReference>[2]> = {}) {
  const { formId, applicationId, actor } = desk;
  return askReference(services, actor, {
    formId,
    applicationId,
    path: at.landlord,
    locale: "en",
    hasWord: false,
    ...change,
  });
}

export type RequestRow = {
  id: string;
  path: string;
  kind: string;
  contact: string;
  answer: string | null;
  expires_at: number;
  remind_at: number | null;
  opened_at: number | null;
  answered_at: number | null;
  declined_at: number | null;
  cancelled_at: number | null;
};

export async function requestsOf(applicationId: string): Promise<RequestRow[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT * FROM reference_request WHERE application_id = ? ORDER BY asked_at, rowid",
  )
    .bind(applicationId)
    .all<RequestRow>();
  return results;
}
