import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { readErasureCookie } from "~/features/people/account-data/erasure-cookie";
import { findErasureProgress } from "~/features/people/account-data/queries/find-erasure-progress.server";
import { ErasureState } from "~/features/people/account-data/ui/erasure-state";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { sitePath } from "~/kernel/site-languages";
import { inEveryLanguage } from "~/kernel/words";
import { AppLink } from "~/ui/app-link";
import { Filled } from "~/ui/filled";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLanguage, useWords } from "~/ui/use-words";
import en from "~/words/en/account-data/deleted-page";
import type { Route } from "./+types/account-deleted";

const pageWords = inEveryLanguage("account-data/deleted-page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

/** For the browser that deleted an account, whose session ended with it; nobody else has anything to see here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const erased = await readErasureCookie(services, request);
  if (!erased) throw redirect("/");
  return findErasureProgress(services, erased);
}

export default function AccountDeleted({ loaderData }: Route.ComponentProps) {
  const words = useWords(pageWords);
  const policy = (
    <AppLink to={sitePath("/privacy-policy", usePageLanguage())} className={textLinkClass}>
      {words.policy}
    </AppLink>
  );
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      after={
        <p>
          <Filled say={words.mail} parts={{ policy }} />
        </p>
      }
    >
      <ErasureState {...loaderData} />
    </AccountPage>
  );
}
