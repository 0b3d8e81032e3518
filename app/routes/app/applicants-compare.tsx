import { z } from "zod";
import { requiredUserContext, servicesContext } from "~/context";
import { listCompared } from "~/features/deciding/inbox/queries/list-applicants.server";
import { compare } from "~/features/deciding/inbox/rules/compare";
import { comparedAtMost } from "~/features/deciding/inbox/rules/list-address";
import { CompareTable } from "~/features/deciding/inbox/ui/compare-table";
import { buyCreditsPath } from "~/features/forms/rent-forms/publish-offer";
import { applicationIdSchema } from "~/kernel/ids";
import { singleLine } from "~/kernel/typed-text";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/applicants-compare";

export function meta() {
  return [{ title: pageTitle("Compare applications") }, { name: "robots", content: "noindex" }];
}

const idsSchema = singleLine()
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(applicationIdSchema).min(2).max(comparedAtMost));

/** What is hidden until somebody is on the shortlist is not sent to the browser either. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const ids = idsSchema.safeParse(new URL(request.url).searchParams.get("ids"));
  if (!ids.success) return { compared: [], criteria: null, isInPlan: true };
  const services = context.get(servicesContext);
  const actor = { kind: "account", sessionToken } as const;
  const found = await listCompared(services, actor, ids.data);
  return { compared: compare(found.applicants), criteria: found.criteria, isInPlan: found.isInPlan };
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const { compared, criteria, isInPlan } = loaderData;
  return (
    <AppPage
      title="Compare applications"
      lead="On the criteria you published. Names are hidden until someone is on the shortlist."
      back={{ to: "/app/applicants", label: "Tenant Applications" }}
      body="wide"
    >
      {isInPlan ? null : (
        <EmptyState
          title="Comparing is part of a credit or Pro"
          action={
            <ButtonLink to={buyCreditsPath} variant="outline">
              See what a credit costs
            </ButtonLink>
          }
        >
          Some of these came in while their form was free. You can read and decide on each one; a credit on their form
          puts them side by side, with names hidden.
        </EmptyState>
      )}
      {!isInPlan ? null : compared.length > 1 ? (
        <CompareTable compared={compared} criteria={criteria} />
      ) : (
        <EmptyState title="Nothing to compare">
          Select two to four applications in the list, then press Compare.
        </EmptyState>
      )}
    </AppPage>
  );
}
