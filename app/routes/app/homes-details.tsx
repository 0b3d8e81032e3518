import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { inboxHref } from "~/features/deciding/inbox/rules/list-address";
import { streetLine, townLines } from "~/features/forms/form-model/address-line";
import { startVacancy } from "~/features/forms/homes/commands/start-vacancy.server";
import { homesWords } from "~/features/forms/homes/homes-words";
import { findHome } from "~/features/forms/homes/queries/find-home.server";
import { vacancySchema } from "~/features/forms/homes/schema";
import { HomeFactsList } from "~/features/forms/homes/ui/home-facts";
import { NextVacancy, type VacancyFault } from "~/features/forms/homes/ui/next-vacancy";
import { VacancyList } from "~/features/forms/homes/ui/vacancy-list";
import { homeIdSchema } from "~/kernel/ids";
import { readPost } from "~/platform/body/posted-fields.server";
import { gone } from "~/routes/shared/form-tabs";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { May } from "~/ui/team-role";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-details";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(homesWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const homeId = homeIdSchema.safeParse(params.homeId);
  const home = homeId.success ? await findHome(services, actor, homeId.data) : null;
  if (!home) throw gone();
  return { home, now: services.clock.now().getTime(), postId: services.ids.uuid<string>() };
}

/** Starts the next vacancy, and leads to its editor. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { actor } = context.get(requiredUserContext);
  const homeId = homeIdSchema.safeParse(params.homeId);
  if (!homeId.success) throw gone();
  const language = context.get(languageContext);
  const words = homesWords[language].nextVacancy;
  const refused = (fault: VacancyFault, status: number) => data({ fault }, { status });
  const parsed = await readPost(request, vacancySchema);
  if (!parsed.success) return refused({ availableFrom: words.badDay }, 400);
  const { rent, availableFrom, postId } = parsed.data;
  const made = await startVacancy(context.get(servicesContext), actor, {
    homeId: homeId.data,
    rent,
    availableFrom: availableFrom || null,
    language,
    locale: context.get(localeContext),
    postId,
  });
  if (made.ok) throw redirect(`/app/forms/${made.value.formId}/edit?step=1`, 303);
  switch (made.code) {
    case "not-found":
      throw gone();
    case "bad-rent":
      return refused({ rent: words.badRent }, 400);
    case "too-many":
      return refused({ form: words.tooMany }, 429);
    case "too-large":
      return refused({ form: words.tooLarge }, 413);
  }
}

export default function HomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { home, now, postId } = loaderData;
  const words = useWords(homesWords);
  return (
    <AppPage
      title={<bdi translate="no">{streetLine(home.address)}</bdi>}
      back={{ to: "/app/homes", label: words.back }}
      actions={
        <>
          <ButtonLink to={inboxHref({ home: home.homeId })} variant="outline">
            {words.toApplicants}
          </ButtonLink>
          <May needs="manager">
            <ButtonLink to={`/app/homes/${home.homeId}/edit`} variant="outline">
              {words.change}
            </ButtonLink>
          </May>
        </>
      }
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
          <May needs="manager">
            <NextVacancy home={home} postId={postId} fault={actionData?.fault ?? null} />
          </May>
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
