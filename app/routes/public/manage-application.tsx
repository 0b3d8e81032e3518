import { data, isRouteErrorResponse, redirect, useRouteError } from "react-router";
import { z } from "zod";
import { languageContext, localeContext, servicesContext } from "~/context";
import { ruleRemarks } from "~/features/applying/answering/criteria-hints";
import { partRemarks } from "~/features/applying/answering/report-hints";
import { describeCorrections } from "~/features/applying/applications/corrections/queries/list-revisions.server";
import { describeApplication } from "~/features/applying/applications/describe-application";
import { describeHousehold } from "~/features/applying/applications/household/describe-household";
import { withFormAnswers } from "~/features/applying/info-requests/with-form-answers";
import { threadOf } from "~/features/applying/messages/thread";
import { ThreadRead } from "~/features/applying/messages/ui/thread-read";
import {
  answerGuestPost,
  guestPostSchema,
} from "~/features/deciding/application/commands/post-guest-application.server";
import { describeReview } from "~/features/deciding/application/queries/describe-review.server";
import { findApplication } from "~/features/deciding/application/queries/find-application.server";
import { findHandOver } from "~/features/deciding/application/queries/find-hand-over.server";
import { findReview } from "~/features/deciding/application/queries/find-review.server";
import { describeReferences } from "~/features/deciding/application/references/describe-references.server";
import { referencesPanel } from "~/features/deciding/application/references/ui/references-panel";
import { guestDecisionOf } from "~/features/deciding/application/rules/guest-decision-of";
import { ApplicationNeighbours } from "~/features/deciding/application/ui/application-neighbours";
import { ApplicationView } from "~/features/deciding/application/ui/application-view";
import {
  decidePanel,
  type GuestFailure,
  GuestOutcome,
  guestOutcomes,
  guestRecord,
} from "~/features/deciding/application/ui/guest-record";
import { handOverPanel } from "~/features/deciding/application/ui/hand-over-panel";
import { panelsOfFacts } from "~/features/deciding/application/ui/review-view";
import { recordFirstView } from "~/features/deciding/manage-link/commands/request-manage-link.server";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { inApplicantWords } from "~/features/forms/form-model/applicant-words";
import { findUnlawfulIn } from "~/features/forms/law/find-unlawful.server";
import { zoneOfHome } from "~/kernel/home-zone";
import { applicationIdSchema, guestRentFormIdSchema } from "~/kernel/ids";
import { signUpWith } from "~/kernel/links";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { managePageWords } from "~/routes/shared/words/manage-page-words";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppLink } from "~/ui/app-link";
import { ErrorScreen } from "~/ui/error-screen";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { usePageLanguage, useWords } from "~/ui/use-words";
import { HomeZone } from "~/ui/zones";
import type { Route } from "./+types/manage-application";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { tabTitles } = managePageWords[languageOf(matches)];
  const title = loaderData ? tabTitles.application({ name: loaderData.name }) : tabTitles.noApplication;
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

const paramsSchema = z.object({ guestRentFormId: guestRentFormIdSchema, applicationId: applicationIdSchema });
const gone = () => data(null, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  if (!ids.success) throw gone();
  const actor = await guestFromRequest(request, services.config.isHttps);
  const [found, review] = await Promise.all([
    findApplication(services, actor, ids.data),
    findReview(services, actor, ids.data),
  ]);
  if (!found || !review) throw gone();
  const {
    definition,
    stored,
    documents,
    household,
    newer,
    older,
    firstViewedAt,
    former,
    thread,
    isFullyReviewed,
    ...facts
  } = found;
  const locale = context.get(localeContext);
  const language = context.get(languageContext);
  const unlawful = await findUnlawfulIn(services, definition);
  const told = inApplicantWords(definition);
  const formAt = `/manage/form/${ids.data.guestRentFormId}`;
  const formId = ids.data.guestRentFormId;
  const now = services.clock.now().getTime();
  const {
    application: { isWeighed },
    review: marks,
    flags,
    planAt,
    income,
    retention,
    opened,
  } = describeReview(found, review, {
    ...{ formId, locale, language, now, unlawful },
    isOfGuest: true,
    planAt: isFullyReviewed || !services.isSelling ? null : "/pricing",
  });
  const pathOf = (id: string) => `${formAt}/applications/${id}`;
  return {
    ...facts,
    ...describeApplication(told, stored, locale, {
      unlawful: unlawful.fieldIds,
      remarks: ruleRemarks(definition, { answers: stored.answers, sentAt: stored.signed.at, locale }),
    }),
    requests: withFormAnswers(facts.requests, { definition: told, answers: stored.answers, locale }),
    documents: documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    household: describeHousehold(household, locale, { unlawful: unlawful.fieldIds, remarksOf: partRemarks(locale) }),
    corrections: describeCorrections(former, { definition, stored, documents, locale }),
    locale,
    writtenIn: stored.locale,
    zone: zoneOfHome(definition.property.address),
    formAt,
    before: newer && { to: pathOf(newer), label: "newer" as const },
    after: older && { to: pathOf(older), label: "older" as const },
    paperAt: `${formAt}/applications/${ids.data.applicationId}/answers.pdf`,
    isNew: firstViewedAt === null,
    owed: await findHandOver(services, found),
    decision: guestDecisionOf(found.state, review),
    isWeighed,
    done: z.enum(guestOutcomes).nullable().catch(null).parse(new URL(request.url).searchParams.get("done")),
    opened,
    pointed: { review: { declineReason: marks.declineReason }, income, flags, ...(planAt && { planAt }) },
    record: {
      application: { id: found.id },
      review: { history: marks.history, mails: marks.mails },
      retention,
      locale,
    },
    references: {
      ...(await describeReferences(services, found, review, { formId, locale, language })),
      mayAsk: false as const,
    },
    said: thread.messages.length > 0 ? threadOf(thread, { requests: facts.requests, letters: [] }) : [],
  };
}

const viewedSchema = z.object({
  intent: z.literal("viewed"),
  rev: z.coerce.number().int().min(1).optional(),
  answer: z.coerce.number().int().min(0).optional(),
});

/** The page tells that it was shown (a fetch ahead never posts), or that an application is to be kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  const fields = Object.fromEntries(await readSmallForm(request));
  const viewed = viewedSchema.safeParse(fields);
  const post = guestPostSchema.safeParse(fields);
  if (!viewed.success && !post.success)
    throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  if (!ids.success) throw gone();
  const actor = await guestFromRequest(request, services.config.isHttps);
  if (viewed.success) {
    const seen = await recordFirstView(services, actor, { ...ids.data, ...viewed.data });
    if (!seen.ok) throw gone();
    return null;
  }
  if (!post.success) return null;
  const answered = await answerGuestPost(services, actor, ids.data, post.data);
  // Not of the request's address: that of a post by script ends in .data.
  const here = `/manage/form/${ids.data.guestRentFormId}/applications/${ids.data.applicationId}`;
  if (answered.ok) throw redirect(`${here}?done=${post.data.intent}`, 303);
  if (answered.code === "not-found") throw gone();
  const status = { "bad-input": 400, refused: 409, gone: 409, "too-often": 429 }[answered.code];
  return data({ failure: answered.code }, { status });
}

export default function ManageApplicationRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, formTitle, formAt, said, locale, writtenIn, done, pointed, record } = loaderData;
  const { references, decision, isWeighed } = loaderData;
  const language = usePageLanguage();
  const pathname = `${formAt}/applications/${record.application.id}`;
  const { messages } = useWords(managePageWords).application;
  const signUpAt = signUpWith(params.guestRentFormId);
  const failure: GuestFailure | null = actionData?.failure ?? null;
  return (
    <PageShell
      title={<bdi translate="no">{name}</bdi>}
      eyebrow={
        <AppLink
          to={formAt}
          className="inline-flex min-h-11 items-center underline underline-offset-4 print:no-underline"
        >
          {formTitle}
        </AppLink>
      }
      width="wide"
      actions={<ApplicationNeighbours {...loaderData} />}
    >
      <GuestOutcome intent={done} failure={failure} />
      <HomeZone zone={loaderData.zone}>
        <ApplicationView
          {...loaderData}
          toEarlier={(id) => pathname.replace(/[^/]+$/, id)}
          above={[
            decidePanel({
              decision,
              history: record.review.history,
              isWeighed,
              at: pathname,
              signUpAt,
              locale,
              language,
            }),
            handOverPanel(loaderData, language),
            ...panelsOfFacts(pointed, language),
          ]}
          below={[
            referencesPanel(references, language),
            {
              id: "messages",
              title: messages,
              content: said.length > 0 && <ThreadRead entries={said} {...{ name, locale, writtenIn, signUpAt }} />,
            },
            ...guestRecord(record, language),
          ]}
        />
      </HomeZone>
    </PageShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
