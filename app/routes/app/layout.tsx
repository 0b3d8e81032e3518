import { useCallback, useContext, useState } from "react";
import { Form, Outlet, useLocation } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { sayCounted } from "~/kernel/counted";
import type { Unread } from "~/kernel/unread";
import { readTheme } from "~/platform/theme";
import { appNavigation } from "~/routes/shared/app-navigation";
import { requireUser } from "~/routes/shared/guards";
import { SessionContext } from "~/routes/shared/session/session-context";
import { signOut } from "~/routes/shared/session/sign-out";
import { isApplication, isBuilder } from "~/routes/shared/site-navigation";
import { AppHeader, type AppHeaderProps } from "~/ui/app-header";
import { Button } from "~/ui/button";
import { later, useLater } from "~/ui/later";
import { PageSkeleton } from "~/ui/page-skeleton";
import { SkipLink } from "~/ui/skip-link";
import { UnreadContext } from "~/ui/unread";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const accountLinks = [
  { to: "/app/settings/profile", label: "Profile and security" },
  { to: "/app/settings/notifications", label: "Notification settings" },
  { to: "/app/settings/billing", label: "Credits and billing" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const user = context.get(requiredUserContext);
  const theme = readTheme(request, config.isHttps);
  const isImpersonated = user.impersonatedBy !== null;
  return {
    email: user.email,
    name: user.name,
    isImpersonated,
    isAdmin: user.email === config.adminEmail?.toLowerCase(),
    theme,
  };
}

const unreadWatch = later(async () => (await import("~/features/deciding/notices/ui/unread-watch.client")).UnreadWatch);

const undoBar = later(async () => (await import("~/features/deciding/decision/ui/undo-bar.client")).UndoBar);

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const live = useContext(SessionContext);
  const [unread, setUnread] = useState<{ of: string; said: Unread } | null>(null);
  const UnreadWatch = useLater(unreadWatch, true);
  const UndoBar = useLater(undoBar, true);
  const location = useLocation();
  const isBare = isBuilder(location);
  const { email } = loaderData;
  const onUnread = useCallback((said: Unread) => setUnread({ of: email, said }), [email]);
  const said = unread?.of === email ? unread.said : null;
  const account = {
    name: live?.name ?? loaderData.name,
    email: live?.email ?? loaderData.email,
    theme: loaderData.theme,
    links: loaderData.isAdmin ? [...accountLinks, { to: "/admin", label: "Admin" }] : accountLinks,
    themeAction: "/app/settings/theme",
    signOutAction: "/sign-out",
    onSignOut: signOut,
  };
  return (
    <div className={isBare ? "flex min-h-dvh flex-col" : "flex min-h-dvh flex-col pb-16 md:pb-0"}>
      <SkipLink />
      {loaderData.isImpersonated ? <ImpersonationBanner email={loaderData.email} /> : null}
      {isBare ? null : (
        <AppHeader
          links={appNavigation}
          badges={badgesOf(said)}
          account={account}
          placeAt={isApplication(location) && location.search.includes("list=") ? "/app/applicants" : undefined}
        />
      )}
      <UnreadContext value={said}>
        <main id="main" tabIndex={-1} className="relative flex-1">
          <Outlet />
          <PageSkeleton />
        </main>
      </UnreadContext>
      {UndoBar ? <UndoBar /> : null}
      {UnreadWatch ? (
        <UnreadWatch account={email} isImpersonated={loaderData.isImpersonated} onUnread={onUnread} />
      ) : null}
    </div>
  );
}

function badgesOf(unread: Unread | null): AppHeaderProps["badges"] {
  const text = sayCounted(unread?.count ?? 0);
  return { "/app/notifications": unread?.count ? { text, meaning: `${text} unread` } : null };
}

/** Nobody may forget through whose eyes they look. */
function ImpersonationBanner({ email }: { email: string }) {
  return (
    <aside aria-label="Impersonation" className="border-b border-amber bg-amber-soft px-4 py-2 sm:px-6">
      <Form
        method="post"
        action="/stop-impersonating"
        className="mx-auto flex max-w-app flex-wrap items-center justify-between gap-x-4 gap-y-1"
      >
        <p>
          You see the account of{" "}
          <strong className="font-semibold break-all" translate="no">
            {email}
          </strong>
          . You can look, and change nothing.
        </p>
        <Button type="submit" size="sm" variant="outline">
          Back to your own account
        </Button>
      </Form>
    </aside>
  );
}
