import { languageContext } from "~/context";
import { writeTemplate } from "~/features/forms/homes/import/write-template";
import type { Route } from "./+types/homes-import-template";

/** The empty list of homes, in the reader's language. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(writeTemplate(context.get(languageContext)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="homes.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
