import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { streetLine, townLines } from "~/features/forms/form-model/address-line";
import { startVacancy } from "~/features/forms/homes/commands/start-vacancy.server";
import { homesWords } from "~/features/forms/homes/homes-words";
import { findHome, type HomePage } from "~/features/forms/homes/queries/find-home.server";
import { vacancySchema } from "~/features/forms/homes/schema";
import { HomeFactsList } from "~/features/forms/homes/ui/home-facts";
import { NextVacancy, type VacancyFault } from "~/features/forms/homes/ui/next-vacancy";
import { VacancyList } from "~/features/forms/homes/ui/vacancy-list";
import { homeIdSchema } from "~/kernel/ids";
import { parseAmountMinor } from "~/kernel/money";
import { readPost } from "~/platform/body/posted-fields.server";
import { gone } from "~/routes/shared/form-tabs";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-details";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(homesWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

async function readHome({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const actor = { kind: "account", sessionToken } as const;
  const homeId = homeIdSchema.safeParse(params.homeId);
  const home = homeId.success ? await findHome(services, actor, homeId.data) : null;
  if (!home) throw gone();
  return { services, actor, home };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, home } = await readHome(args);
  return { home, now: services.clock.now().getTime(), postId: services.ids.uuid<string>() };
}

/** Starts the next vacancy, and leads to its editor. */
export async function action(args: Route.ActionArgs) {
  const { services, actor, home } = await readHome(args);
  const language = args.context.get(languageContext);
  const words = homesWords[language].nextVacancy;
  const refused = (fault: VacancyFault, status: number) => data({ fault }, { status });
  const parsed = await readPost(args.request, vacancySchema);
  if (!parsed.success) return refused({ availableFrom: words.badDay }, 400);
  const { rent: typed, availableFrom, postId } = parsed.data;
  const rentMinor = readRent(home, typed, args.context.get(localeContext));
  if (rentMinor === "bad") return refused({ rent: words.badRent }, 400);
  const { homeId } = home;
  const made = await startVacancy(services, actor, {
    homeId,
    rentMinor,
    availableFrom: availableFrom || null,
    language,
    postId,
  });
  if (made.ok) throw redirect(`/app/forms/${made.value.formId}/edit?step=1`, 303);
  if (made.code === "not-found") throw gone();
  return made.code === "too-many" ? refused({ form: words.tooMany }, 429) : refused({ form: words.tooLarge }, 413);
}

function readRent({ facts }: HomePage, typed: string, locale: string): number | null | "bad" {
  if (!facts.rent || typed.trim() === "") return null;
  return parseAmountMinor(typed, facts.rent.currency, locale) ?? "bad";
}

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { home, now, postId } = loaderData;
  const words = useWords(homesWords);
  return (
    <AppPage
      title={<bdi translate="no">{streetLine(home.address)}</bdi>}
      back={{ to: "/app/homes", label: words.back }}
      beside={home.isArchived ? <span className="text-ink-muted">{words.isArchived}</span> : undefined}
      lead={
        <>
          <bdi translate="no">{townLines(home.address).join(", ")}</bdi>
          {home.reference ? ` · ${words.number({ reference: home.reference })}` : null}
        </>
      }
    >
      <div className="mt-6 flex flex-col gap-8">
        <Part title={words.nextVacancy.title}>
          <NextVacancy home={home} postId={postId} fault={actionData?.fault ?? null} />
        </Part>
        <Part title={words.history}>
          <VacancyList vacancies={home.vacancies} zone={home.zone} now={now} />
        </Part>
        <Part title={words.facts}>
          <HomeFactsList facts={home.facts} photos={home.photos} />
        </Part>
      </div>
    </AppPage>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 border-line-strong border-b pb-1 font-semibold text-lg">{title}</h2>
      {children}
    </section>
  );
}
