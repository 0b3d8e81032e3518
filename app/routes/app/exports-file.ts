import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { answerExportFile } from "~/features/deciding/exports/commands/answer-export-file.server";
import { applicationsKinds } from "~/features/deciding/exports/rules";
import { confirmAgain } from "~/routes/shared/guards";
import type { Route } from "./+types/exports-file";

export const middleware: Route.MiddlewareFunction[] = [confirmAgain];

/** An export of applications. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  return answerExportFile(context.get(servicesContext), actor, {
    request,
    exportId: params.exportId,
    kinds: applicationsKinds,
    name: "rentform-applications",
    language: context.get(languageContext),
  });
}
