import { requiredUserContext, servicesContext } from "~/context";
import { answerPaper, noPaper } from "~/features/deciding/pdf/answer-paper";
import { findPrintedForm } from "~/features/forms/rent-forms/queries/find-printed-form.server";
import { rentFormIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/forms-paper";

/** The form on paper or its poster as a PDF, for the account that owns it. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) return noPaper();
  const form = await findPrintedForm(services, actor, { formId: formId.data });
  return answerPaper(services, url, form);
}
