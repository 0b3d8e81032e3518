import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { listOwnErasures } from "~/features/applying/applications/queries/list-erasures.server";
import { erasedYearsWords } from "~/features/deciding/application/words/erased-years-words";
import { csvLine, csvMark } from "~/features/deciding/exports/csv";
import { attachment, contentTypes } from "~/kernel/content-disposition";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { erasuresWords } from "~/routes/shared/words/erasures-words";
import type { Route } from "./+types/erasures-summary";

/** What was erased in each year, as a file: figures and causes, nobody's data. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const found = await listOwnErasures(context.get(servicesContext), actor);
  if (!found) throw await signInAgain(request, context, "/app/erasures");
  const words = erasedYearsWords[context.get(languageContext)];
  const rows = found.years.map(({ year, cause, applications, documents, parts }) =>
    csvLine([year, words.causes[cause], applications, documents, parts]),
  );
  const { columns } = erasuresWords[context.get(languageContext)];
  const head = csvLine([columns.year, columns.why, columns.applications, columns.documents, columns.parts]);
  return new Response([csvMark, head, ...rows].join(""), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Content-Type": contentTypes.csv,
      "Content-Disposition": attachment("rentform-erased-by-year.csv", "csv"),
    },
  });
}
