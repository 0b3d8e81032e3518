import { FileText, Plus } from "lucide-react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { dayWords } from "~/features/applying/viewings/landlord-words";
import { hasDay } from "~/features/applying/viewings/queries/list-day.server";
import { duplicateForm } from "~/features/forms/rent-forms/commands/create-form.server";
import { moveByIntent } from "~/features/forms/rent-forms/commands/move-by-intent.server";
import { type ListAddress, listHref } from "~/features/forms/rent-forms/list-address";
import { moveIntents } from "~/features/forms/rent-forms/moves";
import { moveWords, sayMoveFailure } from "~/features/forms/rent-forms/moves-words";
import { type FormsPage, listForms } from "~/features/forms/rent-forms/queries/list-forms.server";
import { readListAddress } from "~/features/forms/rent-forms/read-list-address";
import { FormList } from "~/features/forms/rent-forms/ui/form-list";
import { FilterTabs, HomeFilter, ListSearch } from "~/features/forms/rent-forms/ui/form-list-controls";
import { useFormMove } from "~/features/forms/rent-forms/ui/use-form-move";
import { rentFormIdSchema } from "~/kernel/ids";
import { inEveryLanguage } from "~/kernel/words";
import { readPost } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { May } from "~/ui/team-role";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/rent-forms/forms-page";
import type { Route } from "./+types/forms";

const pageWords = inEveryLanguage("rent-forms/forms-page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

const newFormAt = "/app/forms/new";
const editAt = (formId: string) => `/app/forms/${formId}/edit`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const address = readListAddress(new URL(request.url).searchParams);
  const [page, hasViewings] = await Promise.all([listForms(services, actor, address), hasDay(services, actor)]);
  if (!page) throw await signInAgain(request, context, listHref(address));
  return { ...page, hasViewings, address, now: services.clock.now().getTime() };
}

const postSchema = z.object({
  formId: rentFormIdSchema,
  intent: z.enum([...moveIntents, "duplicate"]),
  postId: z.uuid().optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const parsed = await readPost(request, postSchema);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].cannotDo, { status: 400 });
  const { formId, intent, postId } = parsed.data;
  const failed = (code: string) => data({ failure: code }, { status: code === "not-found" ? 404 : 409 });
  if (intent === "duplicate") {
    const copied = await duplicateForm(services, actor, formId, postId);
    if (!copied.ok) return failed(copied.code);
    throw redirect(`/app/forms/${copied.value.formId}?done=duplicate`, 303);
  }
  const moved = await moveByIntent(services, actor, { formId, intent });
  return moved.ok ? { done: intent, formId: formId as string } : failed(moved.code);
}

export default function FormsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { forms, home, now, next, totals, address } = loaderData;
  const words = useWords(pageWords);
  const { move } = useFormMove("/app/forms");
  return (
    <AppPage
      title={words.title}
      actions={
        offersNew(loaderData) ? undefined : (
          <May needs="manager">
            <NewForm hasViewings={loaderData.hasViewings} />
          </May>
        )
      }
    >
      <div className="mt-3 flex flex-col gap-4">
        {actionData ? <Told answer={actionData} /> : null}
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-line lg:border-b">
          <FilterTabs address={address} totals={totals} />
          {totals[address.filter] > 0 ? <ListSearch address={address} /> : null}
        </div>
        <HomeFilter address={address} home={home} />
        {forms.length > 0 ? (
          <FormList forms={forms} address={address} now={now} move={move} editAt={editAt} />
        ) : (
          <Nothing address={address} totals={totals} />
        )}
        <Pages address={address} next={next} shown={forms.length} total={totals[address.filter]} />
      </div>
    </AppPage>
  );
}

function NewForm({ hasViewings }: { hasViewings: boolean }) {
  const words = useWords(pageWords);
  const { link } = useWords(dayWords);
  return (
    <>
      {hasViewings ? (
        <ButtonLink to="/app/viewings" variant="outline">
          {link}
        </ButtonLink>
      ) : null}
      <ButtonLink to="/app/homes" variant="outline" className="lg:hidden">
        {words.homes}
      </ButtonLink>
      <May needs="manager" isForAll>
        <ButtonLink to={newFormAt}>
          <Plus aria-hidden="true" className="size-4.5" />
          {words.newForm}
        </ButtonLink>
      </May>
    </>
  );
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

/** Where no script shows a toast, the page itself says what came of the post. */
function Told({ answer }: { answer: Answer }) {
  const { notPossible } = useWords(pageWords);
  const words = useWords(moveWords);
  return "failure" in answer ? (
    <div role="alert">
      <Notice tone="red" title={notPossible}>
        {sayMoveFailure(words, answer.failure)}
      </Notice>
    </div>
  ) : (
    <div role="status">
      <Notice tone="accent">{words.moves[answer.done].done}</Notice>
    </div>
  );
}

function Nothing({ address, totals }: { address: ListAddress; totals: FormsPage["totals"] }) {
  const words = useWords(pageWords);
  const icon = <FileText aria-hidden="true" />;
  if (address.search && totals[address.filter] > 0) {
    return (
      <EmptyState
        icon={icon}
        title={words.noneFound.title}
        action={
          <ButtonLink to={listHref({ ...address, search: "", before: null })} variant="outline">
            {words.noneFound.showAll}
          </ButtonLink>
        }
      >
        {words.noneFound.text}
      </EmptyState>
    );
  }
  const { title, text } = words.empty[address.filter];
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        hasNew(address) ? (
          <May needs="manager" isForAll>
            <ButtonLink to={newFormAt}>{words.createForm}</ButtonLink>
          </May>
        ) : undefined
      }
    >
      {text}
    </EmptyState>
  );
}

/** Where such forms are missing, a new one is the next step. */
function hasNew({ filter }: ListAddress): boolean {
  return filter === "current" || filter === "draft";
}

/** The empty list offers it: one such button is enough. */
function offersNew({ address, totals }: { address: ListAddress; totals: FormsPage["totals"] }): boolean {
  return totals[address.filter] === 0 && hasNew(address);
}

type PagesProps = { address: ListAddress; next: FormsPage["next"]; shown: number; total: number };

function Pages({ address, next, shown, total }: PagesProps) {
  const { pages } = useWords(pageWords);
  if (shown === 0 || (!next && !address.before && shown === total)) return null;
  return (
    <nav aria-label={pages.title} className="flex flex-wrap items-center gap-3">
      {address.before ? (
        <ButtonLink to={listHref({ ...address, before: null })} variant="outline" size="sm">
          {pages.first}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={listHref({ ...address, before: next })} variant="outline" size="sm">
          {pages.next}
        </ButtonLink>
      ) : null}
      <p className="tabular text-ink-muted text-sm">{pages.shown({ shown: String(shown), total: String(total) })}</p>
    </nav>
  );
}
