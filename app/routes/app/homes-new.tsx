import { data, redirect } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { countryOfReader } from "~/features/forms/builder/places";
import { addHome } from "~/features/forms/homes/commands/add-home.server";
import { emptyHome } from "~/features/forms/homes/home-fields";
import { homeFormWords } from "~/features/forms/homes/home-form-words";
import { homesWords } from "~/features/forms/homes/homes-words";
import { findUsualCountry } from "~/features/forms/homes/queries/find-usual-country.server";
import { changedCriteria } from "~/features/forms/homes/typed-home";
import { HomeForm } from "~/features/forms/homes/ui/home-form";
import { clashRefusal, readPostedHome } from "~/routes/shared/posted-home";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/homes-new";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(homeFormWords[languageOf(matches)].addTitle) }, { name: "robots", content: "noindex" }];
}

/** The country of the newest home, else of the reader, is a first guess. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const known = await findUsualCountry(services, actor);
  const country = known ?? countryOfReader([context.get(localeContext)]);
  return { country, postId: services.ids.uuid<string>() };
}

/** Adds the home, and leads to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const language = context.get(languageContext);
  const posted = await readPostedHome(request, context.get(localeContext));
  if (!posted.ok) return data(posted.refusal, { status: posted.status });
  const { typed, postId, home } = posted;
  const criteria = changedCriteria({}, typed.criteria, language);
  const written = { ...home, facts: { ...home.facts, ...(criteria && { criteria }) } };
  const added = await addHome(services, actor, { home: written, postId });
  if (added.ok) throw redirect(`/app/homes/${added.value.homeId}`, 303);
  if (added.code === "not-found") throw await signInAgain(request, context, "/app/homes/new");
  if (added.code === "too-many")
    return data({ typed, faults: [], refused: homeFormWords[language].tooMany }, { status: 429 });
  return data(clashRefusal(typed, added.code), { status: 409 });
}

export default function NewHomeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { country, postId } = loaderData;
  const words = useWords(homeFormWords);
  const { back } = useWords(homesWords);
  const { typed, faults, refused } = actionData ?? { typed: { ...emptyHome, country }, faults: [], refused: null };
  return (
    <AppPage title={words.addTitle} back={{ to: "/app/homes", label: back }} body="narrow">
      <HomeForm typed={typed} faults={faults} refused={refused} keptAddress={null} postId={postId} isNew />
    </AppPage>
  );
}
