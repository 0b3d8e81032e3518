import type { AccountLandlord } from "../../../../kernel/actor";
import { zoneOfHome } from "../../../../kernel/home-zone";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Services } from "../../../../services";
import { ruleRemarks } from "../../../applying/answering/criteria-hints";
import { partRemarks } from "../../../applying/answering/report-hints";
import { answerPromise } from "../../../applying/applications/answer-promise";
import { describeCorrections } from "../../../applying/applications/corrections/queries/list-revisions.server";
import { describeApplication } from "../../../applying/applications/describe-application";
import { describeHousehold } from "../../../applying/applications/household/describe-household";
import { askChoiceOf } from "../../../applying/info-requests/ask-choice";
import { withFormAnswers } from "../../../applying/info-requests/with-form-answers";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { findUnlawfulIn } from "../../../forms/law/find-unlawful.server";
import { findListNeighbours } from "../../inbox/queries/find-neighbours.server";
import { applicantHref, inboxHref } from "../../inbox/rules/list-address";
import { readInboxAddress } from "../../inbox/rules/read-list-address";
import { describeReferences } from "../references/describe-references.server";
import { describeReview } from "./describe-review.server";
import { findApplication } from "./find-application.server";
import { findHandOver } from "./find-hand-over.server";
import { findHome } from "./find-home.server";
import { findReview, type Review } from "./find-review.server";

type Listed = Awaited<ReturnType<typeof findListNeighbours>>;
type OfForm = { formId: RentFormId; newer: ApplicationId | null; older: ApplicationId | null };

/** In the order of the list that one comes from, else in that of the form. */
function neighbours({ formId, newer, older }: OfForm, listed: Listed | null, list: string | null) {
  const linkTo = <Label extends string>(one: { formId: string; id: string } | null, label: Label) =>
    one && { to: applicantHref(one, list ?? undefined), label };
  if (listed) {
    const { previous, next, place } = listed;
    return { before: linkTo(previous, "previous" as const), after: linkTo(next, "next" as const), place };
  }
  return {
    before: linkTo(newer && { formId, id: newer }, "newer" as const),
    after: linkTo(older && { formId, id: older }, "older" as const),
  };
}

type ApplicationKey = { formId: RentFormId; applicationId: ApplicationId };

export type ApplicationPageData = NonNullable<Awaited<ReturnType<typeof readApplicationPage>>>;

/** A landlord's page of one application; null: none for this actor. `list`: the search it was opened from; null: its form. */
export async function readApplicationPage(
  services: Services,
  actor: AccountLandlord,
  key: ApplicationKey,
  { list, locale }: { list: string | null; locale: string },
) {
  const address = list === null ? null : readInboxAddress(new URLSearchParams(list));
  const [found, review, listed] = await Promise.all([
    findApplication(services, actor, key),
    findReview(services, actor, key),
    address ? findListNeighbours(services, actor, { address, applicationId: key.applicationId }) : null,
  ]);
  if (!review) return null;
  if (!found) return queuedData(services, actor, key, { review, locale });
  const {
    definition,
    stored,
    documents,
    household,
    newer,
    older,
    firstViewedAt,
    former,
    thread: _,
    isFullyReviewed,
    ...facts
  } = found;
  const unlawful = await findUnlawfulIn(services, definition);
  const told = inApplicantWords(definition);
  const language = readLanguage(locale);
  const now = services.clock.now().getTime();
  const base = `/app/forms/${key.formId}`;
  const planAt = isFullyReviewed || !services.isSelling ? null : `${base}/settings#plan`;
  return {
    view: "application" as const,
    ...facts,
    ...describeApplication(told, stored, locale, {
      unlawful: unlawful.fieldIds,
      remarks: ruleRemarks(definition, { answers: stored.answers, sentAt: stored.signed.at, locale }),
    }),
    requests: withFormAnswers(facts.requests, { definition: told, answers: stored.answers, locale }),
    askChoice: askChoiceOf(found, unlawful.fieldIds, locale),
    documents: documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    household: describeHousehold(household, locale, { unlawful: unlawful.fieldIds, remarksOf: partRemarks(locale) }),
    corrections: describeCorrections(former, { definition, stored, documents, locale }),
    locale,
    writtenIn: stored.locale,
    zone: zoneOfHome(definition.property.address),
    base,
    listAt: address && inboxHref(address),
    ...neighbours({ formId: key.formId, newer, older }, listed, list),
    askAt: `${base}?applicationId=${key.applicationId}&tab=requests`,
    paperAt: `${base}/applications/${key.applicationId}/answers.pdf`,
    owed: await findHandOver(services, found),
    promise: answerPromise({ ...facts, ...review.arrival }, definition.replyWithinDays, now),
    isNew: firstViewedAt === null || facts.state === "submitted",
    /** Of an account with colleagues; null: nobody else can be here. */
    presence: review.isShared ? { mark: review.mark } : null,
    reviewed: describeReview(found, review, {
      formId: key.formId,
      locale,
      language,
      now,
      isOfGuest: false,
      unlawful,
      planAt,
    }),
    references: {
      ...(await describeReferences(services, found, review, { formId: key.formId, locale, language })),
      ...(planAt === null ? null : { mayAsk: false as const, planAt }),
    },
  };
}

/** What is shown of one whose turn has not come, where a form is read in order. */
async function queuedData(
  services: Services,
  actor: AccountLandlord,
  key: ApplicationKey,
  { review, locale }: { review: Review; locale: string },
) {
  const home = review.isLocked ? await findHome(services, actor, key.formId) : null;
  if (!home) return null;
  const { reference, arrival, queue, queueCounts } = review;
  return {
    view: "queued" as const,
    ...{ id: key.applicationId, reference, arrival, queue, before: queueCounts.before },
    base: `/app/forms/${key.formId}`,
    formTitle: home.title,
    locale,
    zone: zoneOfHome({ country: home.country, region: home.region ?? undefined }),
  };
}
