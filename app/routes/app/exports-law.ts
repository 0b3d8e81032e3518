import { z } from "zod";
import { localeContext, requiredUserContext, servicesContext } from "~/context";
import { answerLawSheet, noPaper } from "~/features/deciding/pdf/answer-paper";
import { listReadings } from "~/features/forms/law-watch/queries/list-readings.server";
import type { Route } from "./+types/exports-law";

const yearSchema = z.coerce.number().int().min(2026).max(2100);

/** /app/exports/law.pdf?year=2026: when the account's forms were checked against which rules. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const year = yearSchema.safeParse(url.searchParams.get("year") ?? services.clock.now().getUTCFullYear());
  if (!year.success) return noPaper();
  const readings = await listReadings(services, actor, year.data);
  return answerLawSheet(services, {
    ...readings,
    year: year.data,
    locale: context.get(localeContext),
  });
}
