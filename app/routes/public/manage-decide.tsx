import { data, isRouteErrorResponse, redirect, useRouteError } from "react-router";
import { z } from "zod";
import { languageContext, localeContext, servicesContext } from "~/context";
import { declineReasons } from "~/features/applying/applications/states";
import { findDecidable } from "~/features/deciding/application/queries/find-decidable.server";
import { decideAsGuest } from "~/features/deciding/decision/commands/decide-as-guest.server";
import type { UnsupportedReason } from "~/features/deciding/decision/queries/check-reasons.server";
import type { Approved } from "~/features/deciding/decision/queries/list-approved.server";
import { guestDecisionSchema } from "~/features/deciding/decision/schema";
import {
  AskReason,
  type DecisionFailure,
  GuestDecision,
  type TypedDecision,
} from "~/features/deciding/decision/ui/guest-decision";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { applicationIdSchema, guestRentFormIdSchema } from "~/kernel/ids";
import { readFields } from "~/platform/body/posted-fields.server";
import { managePageWords } from "~/routes/shared/words/manage-page-words";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppLink } from "~/ui/app-link";
import { ErrorScreen } from "~/ui/error-screen";
import { Filled } from "~/ui/filled";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/manage-decide";

export const handle = { hydrate: false };

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(managePageWords[languageOf(matches)].tabTitles.decide) },
    { name: "robots", content: "noindex" },
  ];
}

/** A letter of 4,000 letters and a note of 2,000, in any script. */
const postBytes = 96 * 1024;
const paramsSchema = z.object({ guestRentFormId: guestRentFormIdSchema, applicationId: applicationIdSchema });
const searchSchema = z.object({
  move: z.enum(["approve", "decline"]).catch("approve"),
  reason: z.enum(declineReasons).nullable().catch(null),
  report: z.literal("yes").nullable().catch(null),
});
const gone = () => data(null, { status: 404 });

function keyOf(params: Route.LoaderArgs["params"]) {
  const ids = paramsSchema.safeParse(params);
  if (!ids.success) throw gone();
  return { ids: ids.data, at: `/manage/form/${ids.data.guestRentFormId}/applications/${ids.data.applicationId}` };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { ids, at } = keyOf(params);
  const { searchParams } = new URL(request.url);
  const { move, reason, report } = searchSchema.parse({
    ...{ move: searchParams.get("move"), reason: searchParams.get("reason"), report: searchParams.get("report") },
  });
  const actor = await guestFromRequest(request, services.config.isHttps);
  const found = await findDecidable(services, actor, { ...ids, move, reason, locale: context.get(localeContext) });
  if (!found) throw gone();
  const { isOpen, ...decidable } = found;
  // What was decided meanwhile stands on the page of the application.
  if (!isOpen) throw redirect(at, 303);
  const withReport = report === "yes" || reason === "report";
  return { ...decidable, move, asked: reason, withReport, at };
}

const statusOf = {
  refused: 409,
  taken: 409,
  unsupported: 409,
  "too-often": 429,
  "no-reason": 400,
  "no-letter": 400,
  report: 400,
} as const;

type Answer = {
  failure: DecisionFailure;
  taken: Approved[];
  unsupported: UnsupportedReason[];
  typed: TypedDecision & { reason?: string };
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { ids, at } = keyOf(params);
  const fields = await readFields(request, postBytes);
  // A box for each question, as one list of ids.
  const typed = { ...Object.fromEntries(fields ?? []), ask: fields?.getAll("ask").join(",") ?? "" };
  const post = guestDecisionSchema.safeParse(typed);
  if (!post.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const actor = await guestFromRequest(request, services.config.isHttps);
  const decided = await decideAsGuest(services, actor, ids, post.data);
  if (decided.ok) throw redirect(`${at}?done=${decided.done}`, 303);
  if (decided.code === "not-found") throw gone();
  // The page of the application says what holds by now.
  if (decided.code === "refused") throw redirect(at, 303);
  const taken = decided.code === "taken" ? decided.taken : [];
  const unsupported = decided.code === "unsupported" ? decided.unsupported : [];
  return data<Answer>({ failure: decided.code, taken, unsupported, typed }, { status: statusOf[decided.code] });
}

export default function ManageDecideRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { name, reference, formTitle, at, move, letter, refusedLetter, unsupported, asked, askChoice, owed } =
    loaderData;
  const words = useWords(managePageWords).decide;
  const [here, typed] = [`${at}/decide`, actionData?.typed ?? {}];
  const posted = declineReasons.find((one) => one === typed.reason);
  const reason = posted && !unsupported[posted] ? posted : loaderData.reason;
  const withReport = loaderData.withReport || posted === "report";
  return (
    <PageShell
      width="narrow"
      eyebrow={
        <AppLink to={at} className="inline-flex min-h-11 items-center underline underline-offset-4">
          <span>
            {reference}, <bdi translate="no">{formTitle}</bdi>
          </span>
        </AppLink>
      }
      title={<Filled say={words[move]} parts={{ name: <bdi translate="no">{name}</bdi> }} />}
      lead={words.lead}
    >
      {move === "decline" && !reason && !actionData ? (
        <AskReason here={here} backTo={at} unsupported={unsupported} asked={asked} />
      ) : (
        <GuestDecision
          {...{ move, reason, withReport, letter, refusedLetter, unsupported, askChoice, owed, name, here, typed }}
          refused={actionData?.unsupported ?? []}
          backTo={at}
          failure={actionData?.failure ?? null}
          taken={actionData?.taken ?? []}
        />
      )}
    </PageShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
