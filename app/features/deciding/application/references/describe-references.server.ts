import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { isOf } from "../../../applying/references/commands/ask-reference.server";
import { refereesOf } from "../../../applying/references/people-household";
import type { ReadReference } from "../../../applying/references/queries/list-references.server";
import { refereeLaw } from "../../../applying/references/queries/referee-law.server";
import { shownReplies } from "../../../applying/references/replies";
import { barTo, needsWord } from "../../../applying/references/rules";
import type { ReadableApplication } from "../queries/find-application.server";
import type { Review } from "../queries/find-review.server";
import type { ReferencesPanelProps } from "./panel-props";
import type { ShownReferee, ShownReference } from "./shown-reference";

/** What the panel of the application's page shows; `law` is read only where somebody was named. */
export async function describeReferences(
  services: Pick<Services, "staticFiles" | "clock">,
  found: ReadableApplication,
  review: Review,
  { formId, locale, language }: { formId: string; locale: string; language: PageLocale },
): Promise<ReferencesPanelProps> {
  const { property } = found.definition;
  const people = refereesOf(found).map(async ({ applicant, person }): Promise<ShownReferee> => {
    const mark = await refereeLaw(services, property, person.kind);
    const earlier = review.references.filter((reference) => isOf(reference, person)).map(({ state }) => state);
    const { path, kind, name, email, phone, consent, stated } = person;
    return {
      ...{ path, kind, name, email, phone, consent, stated, namedBy: applicant },
      bar: barTo(person, {
        ...{ state: found.state, stateBefore: review.stateBefore, applicantEmail: found.email },
        ...{ law: mark.level, earlier },
      }),
      needsWord: needsWord(consent),
      law: mark.from === "place" && mark.level !== "ok" && mark.why ? { why: mark.why, source: mark.source } : null,
    };
  });
  return {
    formId,
    applicationId: found.id,
    locale,
    landlord: review.landlord,
    mailLocale: readLanguage(review.applicantLocale),
    people: await Promise.all(people),
    references: review.references.map((reference) => shownReference(reference, language)),
  };
}

function shownReference({ contact, answer, ...reference }: ReadReference, language: PageLocale): ShownReference {
  const { id, kind, state, askedAt, expiresAt, answeredAt, declinedAt } = reference;
  return {
    ...{ id, kind, state, askedAt, expiresAt, answeredAt, declinedAt },
    name: contact.name,
    email: contact.email,
    applicant: contact.applicant,
    replies: shownReplies({ kind, contact, answer }, language),
    comment: answer?.comment ?? "",
    locale: answer?.locale ?? contact.locale,
  };
}
