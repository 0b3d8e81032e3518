import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { erasureCookie } from "../../app/features/people/account-data/erasure-cookie";
import { mailLinks } from "../../app/kernel/links";
import { startStep } from "../../app/platform/auth/second-factor/steps.server";
import { manageCookie } from "../http/guests/visit";
import { asked, everyKind } from "./apply-form";
import { Applicant, bindings } from "./apply-visitor";
import { aPublishedForm, aStartedForm, mintToken, testServices } from "./forms";
import { householdForm } from "./household-form";
import { leadOf, linkTo, membersOf } from "./household-visitor";
import { withLandlordSecrets } from "./landlord-secrets";
import { aRefereeDesk, ask } from "./references";

/** Addresses by the path of their route, and the cookies that open them. */
export type OpenWorld = { at: Record<string, string>; cookie: Record<string, string> };

/** A guest's published form; the definition is put in afterwards, since no place allows all of it. */
async function aFormOf(definition: FormDefinition) {
  const services = testServices();
  const form = await aPublishedForm(services);
  const [json, versionId] = [JSON.stringify(definition), crypto.randomUUID()];
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 2, ?, 'hash', ?)",
    ).bind(versionId, form.formId, json, Date.now()),
    bindings.DB.prepare("UPDATE rent_form SET draft = ?, published_version_id = ? WHERE id = ?").bind(
      json,
      versionId,
      form.formId,
    ),
  ]);
  await services.publishedForms.refresh(form.formId);
  return form;
}

/** What somebody without an account, or with a link of a mail, may open. */
export async function anOpenWorld(): Promise<OpenWorld> {
  const services = testServices();
  const mint = (link: { purpose: string; lifetimeMs: number }, ref: string) => mintToken(services, link, ref);
  const form = await aFormOf(withLandlordSecrets(everyKind()));
  const waiting = await aStartedForm(services);
  const [sender, drafting] = [new Applicant(form.urlId), new Applicant(form.urlId)];
  await sender.fillAll();
  await sender.send();
  await drafting.start();
  await drafting.post(1, [[asked.email, "planted@applicant.example"]]);
  const application = await bindings.DB.prepare("SELECT id FROM application WHERE form_id = ?")
    .bind(form.formId)
    .first<{ id: string }>();
  const draft = await bindings.DB.prepare(
    "SELECT id FROM application_draft WHERE form_id = ? AND id NOT IN (SELECT id FROM application)",
  )
    .bind(form.formId)
    .first<{ id: string }>();
  if (!application || !draft) throw new Error("Nothing was sent or begun");
  const home = await aFormOf(withLandlordSecrets(householdForm()));
  await (await leadOf(home, "data")).press("send");
  const [member] = await membersOf(home.formId);
  const desk = await aRefereeDesk(services);
  const reference = await ask(services, desk);
  if (!reference.ok) throw new Error(reference.code);
  const apply = `/apply/${form.urlId}`;
  const status = `${apply}/status/${await mint(mailLinks.applicationStatus, application.id)}`;
  const manage = `/manage/form/${form.guestRentFormId}`;
  const manages = manageCookie(form.manageToken);
  const { id: documentId } = (await bindings.DB.prepare("SELECT id FROM document WHERE application_id = ?")
    .bind(application.id)
    .first<{ id: string }>()) ?? { id: "" };
  const userId = crypto.randomUUID();
  await bindings.DB.prepare(
    "INSERT INTO user (id, name, email, email_verified, created_at, updated_at) VALUES (?, 'A', 'a@loaded.example', 1, 1, 1)",
  )
    .bind(userId)
    .run();
  const step = await startStep(services, "sign-in", userId);
  // What the landlord has decided, and told nobody.
  await bindings.DB.prepare("UPDATE application SET state = 'shortlisted' WHERE id = ?").bind(application.id).run();
  return {
    at: {
      "/apply/:rentFormUrlId": apply,
      "/apply/:rentFormUrlId/success": `${apply}/success`,
      "/apply/:rentFormUrlId/resume/:token": `${apply}/resume/${await mint(mailLinks.resumeDraft, draft.id)}`,
      "/apply/:rentFormUrlId/status/:token": status,
      "/apply/:rentFormUrlId/status/:token/correct": `${status}/correct`,
      "/apply/:rentFormUrlId/member/:token": await linkTo(home, member?.id ?? ""),
      "/reference/:token": `/reference/${await mint(mailLinks.reference, reference.value.id)}`,
      "/verify-form": `/verify-form?token=${waiting.verifyToken}`,
      "/form-success": `/form-success?${new URLSearchParams({ fUrl: `http://localhost:8787${apply}`, isUser: "false", isEdit: "false" })}`,
      "/unsubscribe/:guestRentFormId": `/unsubscribe/${form.guestRentFormId}`,
      "/preview/:token": `/preview/${await mint(mailLinks.previewForm, form.formId)}`,
      "/manage/form/:guestRentFormId": manage,
      "/manage/form/:guestRentFormId/edit": `${manage}/edit`,
      "/manage/form/:guestRentFormId/law": `${manage}/law`,
      "/manage/form/:guestRentFormId/spam": `${manage}/spam`,
      "/manage/form/:guestRentFormId/applications/:applicationId": `${manage}/applications/${application.id}`,
      "/manage/form/:guestRentFormId/applications/:applicationId/decide": `${manage}/applications/${application.id}/decide`,
      "/sign-in/second-step": "/sign-in/second-step",
      "/account-deleted": "/account-deleted",
      "/not-me/:token": `/not-me/${await mint(mailLinks.notMe, userId)}`,
      "/files/:documentId/view": `/files/${documentId}/view`,
    },
    cookie: {
      "/sign-in/second-step": `rf-step=${step}`,
      "/account-deleted": (await erasureCookie(services, { account: userId, applications: 3 })).split(";")[0] ?? "",
      "/apply/:rentFormUrlId": drafting.cookie,
      "/apply/:rentFormUrlId/success": sender.cookie,
      ...Object.fromEntries(
        [
          "/form-success",
          "/files/:documentId/view",
          "/manage/form/:guestRentFormId",
          "/manage/form/:guestRentFormId/edit",
          "/manage/form/:guestRentFormId/law",
          "/manage/form/:guestRentFormId/spam",
          "/manage/form/:guestRentFormId/applications/:applicationId",
          "/manage/form/:guestRentFormId/applications/:applicationId/decide",
        ].map((path) => [path, manages]),
      ),
    },
  };
}
