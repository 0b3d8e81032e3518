import { z } from "zod";
import { localeContext, requiredUserContext, servicesContext } from "~/context";
import { landlordsPaper } from "~/features/deciding/application/queries/application-paper.server";
import { noPaper } from "~/features/deciding/pdf/answer-paper";
import { applicationIdSchema, rentFormIdSchema } from "~/kernel/ids";
import type { Route } from "./+types/forms-application-answers";

const paramsSchema = z.object({ rentFormId: rentFormIdSchema, applicationId: applicationIdSchema });

/** One application as a PDF, for the account that owns its form. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const ids = paramsSchema.safeParse(params);
  if (!ids.success) return noPaper();
  const { rentFormId, applicationId } = ids.data;
  return landlordsPaper(context.get(servicesContext), actor, {
    formId: rentFormId,
    applicationId,
    locale: context.get(localeContext),
  });
}
