import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { describeApplication } from "../../../applying/applications/describe-application";
import { describeHousehold } from "../../../applying/applications/household/describe-household";
import { withFormAnswers } from "../../../applying/info-requests/with-form-answers";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import type { FormKey } from "../../../forms/rent-forms/queries/find-editable-form.server";
import { answerApplicationPaper, noPaper } from "../../pdf/answer-paper";
import { recordPrint } from "../commands/record-print.server";
import { findApplication } from "./find-application.server";

/** An application as a PDF for its landlord, with one audit row for the copy. Answers 404 to everybody else. */
export async function landlordsPaper(
  services: Services,
  actor: Landlord,
  { locale, ...key }: FormKey & { applicationId: ApplicationId; locale: string },
): Promise<Response> {
  const found = await findApplication(services, actor, key);
  if (!found || !(await recordPrint(services, actor, key))) return noPaper();
  const { definition, stored, documents, household, ...facts } = found;
  const { country } = definition.property.address;
  const told = inApplicantWords(definition);
  return answerApplicationPaper(services, {
    ...facts,
    requests: withFormAnswers(facts.requests, { definition: told, answers: stored.answers, locale }),
    ...describeApplication(told, stored, locale),
    documents,
    others: describeHousehold(household, locale),
    locale: readLanguage(locale),
    landlord: definition.landlord,
    country,
  });
}
