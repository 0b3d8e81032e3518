import { servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { answerPaper, noPaper } from "~/features/deciding/pdf/answer-paper";
import { findPrintedForm } from "~/features/forms/rent-forms/queries/find-printed-form.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/manage-paper";

/** The form on paper or its poster as a PDF, for the holder of its manage link. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const guestRentFormId = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  if (!guestRentFormId.success) return noPaper();
  const actor = await guestFromRequest(request, services.config.isHttps);
  const form = await findPrintedForm(services, actor, { guestRentFormId: guestRentFormId.data });
  return answerPaper(services, url, form);
}
