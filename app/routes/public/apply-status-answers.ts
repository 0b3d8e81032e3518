import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { findStatus } from "~/features/applying/applicant/queries/find-status.server";
import { sentToPrint } from "~/features/applying/applicant/status-view";
import { describeApplication } from "~/features/applying/applications/describe-application";
import { answerApplicationPaper, noPaper } from "~/features/deciding/pdf/answer-paper";
import { isShapedOnPaper } from "~/kernel/text-direction";
import type { Route } from "./+types/apply-status-answers";

/** What was sent as a PDF, for who sent it, by the link of the receipt. Nothing is left of an erased application. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const status = await findStatus(services, params.token);
  if (!status?.content || status.urlId !== params.rentFormUrlId) return noPaper();
  const { content, ...facts } = status;
  // The address of a receipt on a device leads here whatever the language.
  if (!isShapedOnPaper(facts.locale)) return redirect(url.pathname.replace(/\/answers\.pdf$/, sentToPrint));
  const { definition, stored, documents, requests } = content;
  return answerApplicationPaper(services, {
    ...facts,
    ...describeApplication(definition, stored, facts.locale),
    documents,
    requests,
    country: definition.property.address.country,
  });
}
