import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { answerExportFile } from "~/features/deciding/exports/commands/answer-export-file.server";
import { confirmAgain } from "~/routes/shared/guards";
import type { Route } from "./+types/data";

export const middleware: Route.MiddlewareFunction[] = [confirmAgain];

/** The archive of one's own data. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  return answerExportFile(context.get(servicesContext), actor, {
    request,
    exportId: params.exportId,
    kinds: ["all-data"],
    name: "rentform-data",
    language: context.get(languageContext),
  });
}
