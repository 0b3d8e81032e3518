import { askedAs } from "../../app/features/applying/applications/asked-form";
import { findMemberById } from "../../app/features/applying/applications/household/queries/find-members.server";
import { startDraft } from "../../app/features/applying/apply/commands/save-draft.server";
import { submitApplication } from "../../app/features/applying/apply/commands/submit-application.server";
import { openPart, sendPart } from "../../app/features/applying/apply/household/commands/send-part.server";
import { unsuspected } from "../../app/features/applying/apply/spam/score";
import type { Field, FormDefinition } from "../../app/features/forms/form-model/schema";
import type { ApplicationId } from "../../app/kernel/ids";
import type { Services } from "../../app/services";
import { bindings } from "./forms";
import { answered, rawOfPerson } from "./household";
import { householdForm, named } from "./household-form";

/** Ids of the questions of `laterForm` that are kept for later. */
export const later = {
  section: "sectlater1",
  ledger: "fieldldgr1",
  photoId: "fieldphoto",
  contact: "fieldconta",
  who: "fieldcowho",
  surety: "fieldsuret",
} as const;

const text = (en: string) => ({ en });

/** `householdForm` with questions of those on the shortlist, and of the one who is offered the home. */
export function laterForm(): FormDefinition {
  const form = householdForm();
  const fields: Field[] = [
    {
      ...{ id: later.ledger, kind: "file", label: text("Rental ledger"), required: true, stage: "shortlist" },
      catalogueKey: "rentalLedger",
    } as Field,
    {
      ...{ id: later.photoId, kind: "file", label: text("Photo ID"), required: true, stage: "offer" },
      catalogueKey: "photoId",
    } as Field,
    { id: later.contact, kind: "yesNo", label: text("Is there an emergency contact?"), required: true, stage: "offer" },
    {
      ...{ id: later.who, kind: "text", label: text("Who is it?"), required: true, stage: "offer" },
      showWhen: { all: [{ field: later.contact, op: "is", value: "yes" }] },
    },
  ];
  const section = { id: later.section, title: text("For the lease"), stage: "shortlist" as const, fields };
  return { ...form, sections: [...form.sections, section] };
}

/** An application to `laterForm` by a lead who named Bo as co-applicant; Bo's own part is sent. By the product's commands alone. */
export async function aLaterHousehold(services: Services, owner: { urlId: string }) {
  const form = await services.publishedForms.findInDatabase(owner.urlId);
  if (!form) throw new Error("No such form");
  const { token } = await startDraft(services, form, "en");
  const mark = services.ids.nodeId();
  const email = `ada-${mark}@tenant.example`;
  const lead = await answered(services, owner.urlId, {
    token,
    seat: "lead",
    raw: {
      ...rawOfPerson("Ada", email, "3000"),
      [`${named.adults}.0.${named.adultName}.first`]: ["Bo"],
      [`${named.adults}.0.${named.adultName}.last`]: ["Bell"],
      [`${named.adults}.0.${named.adultEmail}`]: [`bo-${mark}@tenant.example`],
    },
  });
  const sent = await submitApplication(services, { ...lead, spam: unsuspected });
  if (!sent.ok) throw new Error(sent.code);
  const bo = await bindings.DB.prepare("SELECT id FROM application_member WHERE application_id = ?")
    .bind(lead.draft.id)
    .first<{ id: ApplicationId }>();
  const link = bo && (await findMemberById(services, bo.id));
  if (!link) throw new Error("Nobody was named");
  const { definition } = askedAs(form, link.role);
  const part = await openPart(services, link, { form, definition, locale: "en" });
  const own = rawOfPerson("Bo", `bo-${mark}@tenant.example`, "1000");
  const done = await sendPart(
    services,
    await answered(services, owner.urlId, { token: part.token, seat: "part", raw: own }),
  );
  if (!done.ok) throw new Error(done.code);
  return { id: lead.draft.id, boId: link.memberId, email, boEmail: `bo-${mark}@tenant.example`, key: lead.draft.key };
}
