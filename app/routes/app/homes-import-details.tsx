import { useCallback } from "react";
import { redirect, useRevalidator } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { startImport } from "~/features/forms/homes/commands/start-import.server";
import { importWords } from "~/features/forms/homes/import/import-words";
import { findImport } from "~/features/forms/homes/queries/find-import.server";
import { importAddressSchema } from "~/features/forms/homes/schema";
import { ImportResult } from "~/features/forms/homes/ui/import-result";
import { homeImportIdSchema } from "~/kernel/ids";
import { gone } from "~/routes/shared/form-tabs";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePolling } from "~/ui/use-polling";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-import-details";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(importWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const homeImportId = homeImportIdSchema.safeParse(params.homeImportId);
  if (!homeImportId.success) throw gone();
  const { show, after } = importAddressSchema.parse({
    show: url.searchParams.get("show"),
    after: url.searchParams.get("after"),
  });
  const page = await findImport(context.get(servicesContext), actor, { homeImportId: homeImportId.data, show, after });
  if (!page) throw gone();
  return { page, after };
}

/** Has the homes written. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requiredUserContext);
  const homeImportId = homeImportIdSchema.safeParse(params.homeImportId);
  if (!homeImportId.success) throw gone();
  if (!(await startImport(context.get(servicesContext), actor, homeImportId.data))) throw gone();
  throw redirect(`/app/homes/import/${homeImportId.data}`, 303);
}

export default function HomesImportRoute({ loaderData }: Route.ComponentProps) {
  const { page, after } = loaderData;
  const words = useWords(importWords);
  const { revalidate } = useRevalidator();
  const ask = useCallback(() => void revalidate(), [revalidate]);
  usePolling(page.state === "waiting", ask);
  const title = { checked: words.checked, failed: words.title, waiting: words.running, done: words.finished }[
    page.state
  ];
  return (
    <AppPage title={title} back={{ to: "/app/homes/import", label: words.title }}>
      <ImportResult page={page} after={after} />
    </AppPage>
  );
}
