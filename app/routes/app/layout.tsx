import { Form, Outlet } from "react-router";
import { appNavigation } from "~/app-navigation";
import { requiredUserContext } from "~/context";
import { requireUser } from "~/guards";
import { AppHeader } from "~/ui/app-header";
import { Button } from "~/ui/button";
import { SkipLink } from "~/ui/skip-link";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(requiredUserContext);
  return { email: user.email, name: user.name, isImpersonated: user.impersonatedBy !== null };
}

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <SkipLink />
      {loaderData.isImpersonated ? <ImpersonationBanner email={loaderData.email} /> : null}
      <AppHeader links={appNavigation} email={loaderData.email} signOutAction="/sign-out" />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
    </div>
  );
}

/** Nobody may forget through whose eyes they look. */
function ImpersonationBanner({ email }: { email: string }) {
  return (
    <aside aria-label="Impersonation" className="border-b border-amber bg-amber-soft px-4 py-2 sm:px-6">
      <Form
        method="post"
        action="/stop-impersonating"
        className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1"
      >
        <p>
          You see the account of <strong className="font-semibold break-all">{email}</strong>. What you do is recorded.
        </p>
        <Button type="submit" size="sm" variant="outline">
          Back to your own account
        </Button>
      </Form>
    </aside>
  );
}
