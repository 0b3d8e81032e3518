import { z } from "zod";
import { localeContext, requiredUserContext, servicesContext } from "~/context";
import { listCompared } from "~/features/deciding/inbox/queries/list-applicants.server";
import { compare } from "~/features/deciding/inbox/rules/compare";
import { comparedAtMost } from "~/features/deciding/inbox/rules/list-address";
import { CompareTable } from "~/features/deciding/inbox/ui/compare-table";
import { buyCreditsPath } from "~/features/forms/rent-forms/publish-offer";
import { applicationIdSchema } from "~/kernel/ids";
import { singleLine } from "~/kernel/typed-text";
import { inEveryLanguage } from "~/kernel/words";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/inbox/compare-page";
import type { Route } from "./+types/applicants-compare";

const compareWords = inEveryLanguage("inbox/compare-page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(compareWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

const idsSchema = singleLine()
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(applicationIdSchema).min(2).max(comparedAtMost));

/** What is hidden until somebody is on the shortlist is not sent to the browser either. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const ids = idsSchema.safeParse(new URL(request.url).searchParams.get("ids"));
  if (!ids.success) return { compared: [], criteria: null, isInPlan: true };
  const services = context.get(servicesContext);
  const found = await listCompared(services, actor, ids.data, context.get(localeContext));
  return { compared: compare(found.applicants), criteria: found.criteria, isInPlan: found.isInPlan };
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { compared, criteria, isInPlan } = loaderData;
  const words = useWords(compareWords);
  return (
    <AppPage title={words.title} lead={words.lead} back={{ to: "/app/applicants", label: words.back }} body="wide">
      {isInPlan ? null : (
        <EmptyState
          title={words.notInPlan.title}
          action={
            <ButtonLink to={buyCreditsPath} variant="outline">
              {words.notInPlan.seePrice}
            </ButtonLink>
          }
        >
          {words.notInPlan.text}
        </EmptyState>
      )}
      {!isInPlan ? null : compared.length > 1 ? (
        <CompareTable compared={compared} criteria={criteria} />
      ) : (
        <EmptyState title={words.nothing.title}>{words.nothing.text}</EmptyState>
      )}
    </AppPage>
  );
}
