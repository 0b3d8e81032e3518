import { data, redirect } from "react-router";
import { z } from "zod";
import { inApplicantWords } from "~/features/forms/form-model/applicant-words";
import { describeApplication } from "../../features/applying/applications/describe-application";
import { discardApplication } from "../../features/applying/apply/spam/commands/discard-application.server";
import { releaseApplication } from "../../features/applying/apply/spam/commands/release-application.server";
import { findApplication } from "../../features/deciding/application/queries/find-application.server";
import { findSuspicion, listSuspected } from "../../features/deciding/form-page/queries/list-suspected.server";
import { suspectedDone } from "../../features/deciding/form-page/ui/suspected-spam";
import type { FormKey } from "../../features/forms/rent-forms/queries/find-editable-form.server";
import type { Landlord } from "../../kernel/actor";
import { applicationIdSchema } from "../../kernel/ids";
import type { PageLocale } from "../../kernel/page-locale";
import { readPost } from "../../platform/body/posted-fields.server";
import type { Services } from "../../services";
import { refusedWords } from "./words/refused-words";

const gone = () => data(null, { status: 404 });

const searchSchema = z.object({
  applicationId: applicationIdSchema.nullable().catch(null),
  done: z.enum(suspectedDone).nullable().catch(null),
});

export type SuspectedAsk = {
  services: Services;
  actor: Landlord;
  key: FormKey;
  base: string;
  request: Request;
  language: PageLocale;
  locale: string;
};

/** What is kept back of a form, for an account's page and a guest's alike: the list, or one of it. */
export async function loadSuspected({ services, actor, key, base, request, locale }: SuspectedAsk) {
  const search = new URL(request.url).searchParams;
  const { applicationId, done } = searchSchema.parse({
    applicationId: search.get("applicationId"),
    done: search.get("done"),
  });
  if (applicationId === null) {
    const page = await listSuspected(services, actor, key);
    if (!page) throw gone();
    return { view: "list" as const, ...page, locale, done, base };
  }
  const [suspicion, found] = await Promise.all([
    findSuspicion(services, actor, { ...key, applicationId }),
    findApplication(services, actor, { ...key, applicationId, isSuspected: true }),
  ]);
  if (!suspicion || !found) throw gone();
  return {
    view: "one" as const,
    title: found.formTitle,
    suspicion,
    email: found.email,
    phone: found.phone,
    ...describeApplication(inApplicantWords(found.definition), found.stored, locale),
    documents: found.documents.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes, isHeld: true })),
    locale,
    base,
  };
}

const bodySchema = z.object({ intent: z.enum(["release", "discard"]), applicationId: applicationIdSchema });

/** "Not spam", or delete. Both lead back to the list. */
export async function postSuspected({ services, actor, key, base, request, language }: SuspectedAsk) {
  const body = await readPost(request, bodySchema);
  if (!body.success) throw data(refusedWords[language].cannotDo, { status: 400 });
  const { intent, applicationId } = body.data;
  const command = intent === "release" ? releaseApplication : discardApplication;
  const result = await command(services, actor, { ...key, applicationId });
  if (!result.ok) throw gone();
  throw redirect(`${base}/spam?done=${intent === "release" ? "released" : "deleted"}`, 303);
}
