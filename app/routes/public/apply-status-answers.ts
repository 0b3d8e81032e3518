import { servicesContext } from "~/context";
import { findStatus } from "~/features/applying/applicant/queries/find-status.server";
import { describeApplication } from "~/features/applying/applications/describe-application";
import { answerApplicationPaper, noPaper } from "~/features/deciding/pdf/answer-paper";
import type { Route } from "./+types/apply-status-answers";

/** What was sent as a PDF, for who sent it, by the link of the receipt. Nothing is left of an erased application. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const status = await findStatus(services, params.token);
  if (!status?.content || status.urlId !== params.rentFormUrlId) return noPaper();
  const { content, ...facts } = status;
  const { definition, stored, documents, requests } = content;
  return answerApplicationPaper(services, {
    ...facts,
    ...describeApplication(definition, stored, facts.locale),
    documents,
    requests,
    country: definition.property.address.country,
  });
}
