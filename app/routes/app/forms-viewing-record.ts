import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { findRecord } from "~/features/applying/viewings/queries/find-record.server";
import { listViewings } from "~/features/applying/viewings/queries/list-viewings.server";
import { answerViewingRecord, noPaper } from "~/features/deciding/pdf/answer-paper";
import { addressLine } from "~/features/forms/form-model/address-line";
import { findPrintedForm } from "~/features/forms/rent-forms/queries/find-printed-form.server";
import { zoneOfHome } from "~/kernel/home-zone";
import { rentFormIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/forms-viewing-record";

/** How the viewings of a form were given as a PDF, for the account that owns it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) return noPaper();
  const form = await findPrintedForm(services, actor, { formId: formId.data });
  if (!form) return noPaper();
  const [record, requests] = await Promise.all([
    findRecord(services, formId.data),
    listViewings(services, actor, formId.data),
  ]);
  if (!record) return noPaper();
  const { address } = form.definition.property;
  return answerViewingRecord(services, {
    record,
    title: form.title,
    address: addressLine(address),
    country: address.country,
    zone: zoneOfHome(address),
    reasons: new Map(requests.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason]]))),
    locale: context.get(languageContext),
  });
}
