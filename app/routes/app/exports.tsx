import { useCallback } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { localeContext, requiredUserContext, servicesContext } from "~/context";
import { answerExportPost, type ExportAnswer } from "~/features/deciding/exports/commands/answer-export-post.server";
import { listExports } from "~/features/deciding/exports/queries/list-exports.server";
import { requestApplicationsSchema } from "~/features/deciding/exports/schema";
import { ExportList } from "~/features/deciding/exports/ui/export-list";
import { exportWords } from "~/features/deciding/exports/words/export-words";
import { inEveryLanguage } from "~/kernel/words";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { AppPage } from "~/ui/app-page";
import { standingLinkClass } from "~/ui/link-style";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePolling } from "~/ui/use-polling";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/exports/page";
import type { Route } from "./+types/exports";

const pageWords = inEveryLanguage("exports/page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const services = context.get(servicesContext);
  const exports = await listExports(services, actor);
  const year = services.clock.now().getUTCFullYear();
  // The first year of the sheets is 2026.
  return { exports, lawYears: [year, year - 1].filter((one) => one >= 2026) };
}

const statuses = {
  "bad-input": 400,
  "not-found": 404,
  impersonated: 403,
  "confirm-first": 403,
  "under-way": 409,
  "too-many": 429,
  nobody: 409,
} as const;

/** Asks for an export. What is not this account's does not exist. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(requiredUserContext);
  const fields = Object.fromEntries(await readSmallForm(request));
  const post = requestApplicationsSchema.safeParse(fields);
  const answer: ExportAnswer = post.success
    ? await answerExportPost(context.get(servicesContext), actor, post.data, context.get(localeContext))
    : { ok: false, code: "bad-input" };
  const isInline = post.success && post.data.inline === "yes";
  if (answer.ok) return isInline ? answer : redirect("/app/exports", 303);
  if (answer.code === "confirm-first" && !isInline) throw redirect("/app/confirm?to=%2Fapp%2Fexports", 303);
  if (answer.code === "not-found" && !isInline) throw data(null, { status: 404 });
  return data(answer, { status: statuses[answer.code] });
}

export default function ExportsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { exports, lawYears } = loaderData;
  const words = useWords(pageWords);
  const { refusals } = useWords(exportWords);
  const { revalidate } = useRevalidator();
  const ask = useCallback(() => void revalidate(), [revalidate]);
  usePolling(
    exports.some(({ state }) => state === "waiting"),
    ask,
  );
  return (
    <AppPage
      title={words.title}
      back={{ to: "/app/applicants", label: words.back }}
      beside={<p className="text-ink-muted text-sm">{words.kept}</p>}
    >
      <div className="mt-4 flex flex-col gap-8">
        {actionData && !actionData.ok ? <Notice tone="amber">{refusals[actionData.code]}</Notice> : null}
        <ExportList exports={exports} />
        <section aria-labelledby="law-sheets">
          <h2 id="law-sheets" className="border-line-strong border-b pb-2 font-semibold text-lg">
            {words.law.title}
          </h2>
          <p className="mt-3 max-w-2xl text-ink-muted">{words.law.text}</p>
          <p className="flex flex-wrap gap-x-5">
            {lawYears.map((year) => (
              <a key={year} href={`/app/exports/law.pdf?year=${year}`} className={standingLinkClass}>
                {words.law.sheet({ year: String(year) })}
              </a>
            ))}
          </p>
        </section>
      </div>
    </AppPage>
  );
}
