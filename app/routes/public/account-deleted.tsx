import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { readErasureCookie } from "~/features/people/account-data/erasure-cookie";
import { findErasureProgress } from "~/features/people/account-data/queries/find-erasure-progress.server";
import { ErasureState } from "~/features/people/account-data/ui/erasure-state";
import { AccountPage, textLinkClass } from "~/features/people/accounts/ui/account-page";
import { AppLink } from "~/ui/app-link";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/account-deleted";

export function meta() {
  return [{ title: pageTitle("Account Deleted") }, { name: "robots", content: "noindex" }];
}

/** For the browser that deleted an account, whose session ended with it; nobody else has anything to see here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const erased = await readErasureCookie(services, request);
  if (!erased) throw redirect("/");
  return findErasureProgress(services, erased);
}

export default function AccountDeleted({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title="Your account is deleted"
      lead="You are signed out everywhere. No one can open your forms or the applications to them anymore."
      after={
        <p>
          An email to your address confirms it. The{" "}
          <AppLink to="/privacy-policy" className={textLinkClass}>
            privacy policy
          </AppLink>{" "}
          says how long copies of our database last.
        </p>
      }
    >
      <ErasureState {...loaderData} />
    </AccountPage>
  );
}
