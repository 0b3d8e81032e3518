import { Building2 } from "lucide-react";
import { data, Form } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { changeHomes } from "~/features/forms/homes/commands/change-homes.server";
import { homesWords } from "~/features/forms/homes/homes-words";
import { homesHref, readHomesAddress } from "~/features/forms/homes/list-address";
import { listHomes } from "~/features/forms/homes/queries/list-homes.server";
import { changeHomesSchema } from "~/features/forms/homes/schema";
import { BulkActs, HomeSearch, HomeTabs } from "~/features/forms/homes/ui/home-controls";
import { HomeList } from "~/features/forms/homes/ui/home-list";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { May } from "~/ui/team-role";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(homesWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const address = readHomesAddress(new URL(request.url).searchParams);
  const page = await listHomes(services, actor, address);
  if (!page) throw await signInAgain(request, context, homesHref(address));
  return { ...page, address };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const language = context.get(languageContext);
  const form = await readSmallForm(request);
  const homeIds = form.getAll("homeIds");
  const parsed = changeHomesSchema.safeParse({ ...Object.fromEntries(form), homeIds });
  if (!parsed.success) {
    const words = homesWords[language];
    const isAboutHomes = homeIds.length === 0;
    const isAboutDay = form.get("intent") === "extend" && !isAboutHomes;
    const said = isAboutHomes ? words.noneSelected : isAboutDay ? words.noDay : refusedWords[language].cannotDo;
    return data({ refused: said }, { status: 400 });
  }
  const changed = await changeHomes(services, actor, parsed.data);
  return { ...changed, intent: parsed.data.intent };
}

export default function HomesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { homes, next, totals, address } = loaderData;
  const words = useWords(homesWords);
  const isAny = totals.current + totals.archived > 0;
  return (
    <AppPage
      title={words.title}
      actions={
        isAny ? (
          <May needs="manager" isForAll>
            <ButtonLink to="/app/homes/import" variant="outline">
              {words.import}
            </ButtonLink>
            <ButtonLink to="/app/homes/new" variant="outline">
              {words.add}
            </ButtonLink>
          </May>
        ) : null
      }
    >
      <div className="mt-3 flex flex-col gap-4">
        {actionData ? <Told answer={actionData} /> : null}
        {isAny ? (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-line lg:border-b">
            <HomeTabs address={address} totals={totals} />
            <HomeSearch address={address} />
          </div>
        ) : null}
        {homes.length > 0 ? (
          <Form method="post" className="flex flex-col gap-4">
            <HomeList homes={homes} />
            <BulkActs isArchived={address.isArchived} />
          </Form>
        ) : (
          <Nothing address={address} />
        )}
        <p className="flex flex-wrap gap-3">
          {address.after ? (
            <ButtonLink to={homesHref({ ...address, after: null })} variant="outline" size="sm">
              {words.first}
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={homesHref({ ...address, after: next })} variant="outline" size="sm">
              {words.next}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </AppPage>
  );
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

function Told({ answer }: { answer: Answer }) {
  const words = useWords(homesWords);
  if ("refused" in answer)
    return (
      <div role="alert">
        <Notice tone="red">{answer.refused}</Notice>
      </div>
    );
  const { intent, done, failed } = answer;
  return (
    <div role="status">
      <Notice tone={failed > 0 ? "amber" : "accent"}>
        <p>{words.done[intent]({ done })}</p>
        {failed > 0 ? <p>{words.failed({ failed })}</p> : null}
      </Notice>
    </div>
  );
}

function Nothing({ address }: { address: Route.ComponentProps["loaderData"]["address"] }) {
  const words = useWords(homesWords);
  const icon = <Building2 aria-hidden="true" />;
  if (address.search)
    return (
      <EmptyState
        icon={icon}
        title={words.noneFound.title}
        action={
          <ButtonLink to={homesHref({ isArchived: address.isArchived })} variant="outline">
            {words.noneFound.showAll}
          </ButtonLink>
        }
      >
        {words.noneFound.text}
      </EmptyState>
    );
  if (address.isArchived)
    return (
      <EmptyState icon={icon} title={words.emptyArchive.title}>
        {words.emptyArchive.text}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={words.empty.title}
      action={
        <May needs="manager" isForAll>
          <p className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/app/forms/new">{words.empty.action}</ButtonLink>
            <ButtonLink to="/app/homes/new" variant="outline">
              {words.add}
            </ButtonLink>
            <ButtonLink to="/app/homes/import" variant="outline">
              {words.import}
            </ButtonLink>
          </p>
        </May>
      }
    >
      {words.empty.text}
    </EmptyState>
  );
}
