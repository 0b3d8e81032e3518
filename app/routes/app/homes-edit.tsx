import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { streetLine } from "~/features/forms/form-model/address-line";
import { changeHome } from "~/features/forms/homes/commands/change-home.server";
import { homeFormWords } from "~/features/forms/homes/home-form-words";
import { findHome } from "~/features/forms/homes/queries/find-home.server";
import { typedHome } from "~/features/forms/homes/typed-home";
import { HomeForm } from "~/features/forms/homes/ui/home-form";
import { homeIdSchema } from "~/kernel/ids";
import { gone } from "~/routes/shared/form-tabs";
import { clashRefusal, readPostedHome } from "~/routes/shared/posted-home";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-edit";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(homeFormWords[languageOf(matches)].changeTitle) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const homeId = homeIdSchema.safeParse(params.homeId);
  const home = homeId.success ? await findHome(services, actor, homeId.data) : null;
  if (!home) throw gone();
  return {
    homeId: home.homeId,
    name: streetLine(home.address),
    typed: typedHome(home, context.get(localeContext), context.get(languageContext)),
    keptAddress: home.vacancies.length > 0 ? home.address : null,
    postId: services.ids.uuid<string>(),
  };
}

/** Saves the home, and leads to its page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const language = context.get(languageContext);
  const homeId = homeIdSchema.safeParse(params.homeId);
  if (!homeId.success) throw gone();
  const posted = await readPostedHome(request, context.get(localeContext));
  if (!posted.ok) return data(posted.refusal, { status: posted.status });
  const { typed, home } = posted;
  const change = { homeId: homeId.data, home, criteria: typed.criteria, language };
  const changed = await changeHome(services, actor, change);
  if (changed.ok) throw redirect(`/app/homes/${homeId.data}`, 303);
  if (changed.code === "reference-taken" || changed.code === "address-taken")
    return data(clashRefusal(typed, changed.code), { status: 409 });
  throw gone();
}

export default function EditHomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { homeId, name, keptAddress, postId } = loaderData;
  const words = useWords(homeFormWords);
  const { typed, faults, refused } = actionData ?? { typed: loaderData.typed, faults: [], refused: null };
  return (
    <AppPage
      title={words.changeTitle}
      back={{ to: `/app/homes/${homeId}`, label: name }}
      lead={<bdi translate="no">{name}</bdi>}
      body="narrow"
    >
      <HomeForm
        typed={typed}
        faults={faults}
        refused={refused}
        keptAddress={keptAddress}
        postId={postId}
        isNew={false}
      />
    </AppPage>
  );
}
