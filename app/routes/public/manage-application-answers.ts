import { z } from "zod";
import { localeContext, servicesContext } from "~/context";
import { landlordsPaper } from "~/features/deciding/application/queries/application-paper.server";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { noPaper } from "~/features/deciding/pdf/answer-paper";
import { applicationIdSchema, guestRentFormIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/manage-application-answers";

const paramsSchema = z.object({ guestRentFormId: guestRentFormIdSchema, applicationId: applicationIdSchema });

/** One application as a PDF, for the holder of the manage link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  if (!ids.success) return noPaper();
  return landlordsPaper(services, await guestFromRequest(request, services.config.isHttps), {
    ...ids.data,
    locale: context.get(localeContext),
  });
}
