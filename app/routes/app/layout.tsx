import { useCallback, useContext, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { requiredUserContext, servicesContext, teamContext } from "~/context";
import { TeamBanner } from "~/features/people/teams/ui/team-banner";
import { sayCounted } from "~/kernel/counted";
import { type Unread, unreadCountedAtMost } from "~/kernel/unread";
import { readTheme } from "~/platform/theme";
import { appNavigation } from "~/routes/shared/app-navigation";
import { requireUser } from "~/routes/shared/guards";
import { ImpersonationBanner } from "~/routes/shared/impersonation-banner";
import { SessionContext } from "~/routes/shared/session/session-context";
import { signOut } from "~/routes/shared/session/sign-out";
import { isApplication, isBuilder } from "~/routes/shared/site-navigation";
import { accountFrameWords } from "~/routes/shared/words/account-frame-words";
import { AppHeader, type AppHeaderProps } from "~/ui/app-header";
import { PageLanguages } from "~/ui/language-chooser";
import { later, useLater } from "~/ui/later";
import { PageSkeleton } from "~/ui/page-skeleton";
import { SkipLink } from "~/ui/skip-link";
import { ChosenHomesContext, TeamRoleContext } from "~/ui/team-role";
import { UnreadContext } from "~/ui/unread";
import { usePageLanguage, useWords } from "~/ui/use-words";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireUser];

const accountLinks = [
  { to: "/app/settings/profile", name: "profile" },
  { to: "/app/settings/notifications", name: "notifications" },
  { to: "/app/settings/billing", name: "billing" },
] as const;
const adminLink = { to: "/admin", name: "admin" } as const;

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
    team: context.get(teamContext),
  };
}

const unreadWatch = later(async () => (await import("~/features/deciding/notices/ui/unread-watch.client")).UnreadWatch);

const undoBar = later(async () => (await import("~/features/deciding/decision/ui/undo-bar.client")).UndoBar);

export default function AppLayout({ loaderData }: Route.ComponentProps) {
  const words = useWords(accountFrameWords);
  const live = useContext(SessionContext);
  const [unread, setUnread] = useState<{ of: string; said: Unread } | null>(null);
  const UnreadWatch = useLater(unreadWatch, true);
  const UndoBar = useLater(undoBar, true);
  const location = useLocation();
  const isBare = isBuilder(location);
  const language = usePageLanguage();
  const { email } = loaderData;
  const onUnread = useCallback((said: Unread) => setUnread({ of: email, said }), [email]);
  const said = unread?.of === email ? unread.said : null;
  const account = {
    name: live?.name ?? loaderData.name,
    email: live?.email ?? loaderData.email,
    theme: loaderData.theme,
    links: [...accountLinks, ...(loaderData.isAdmin ? [adminLink] : [])].map(({ to, name }) => ({
      to,
      label: words.links[name],
    })),
    themeAction: "/app/settings/theme",
    signOutAction: "/sign-out",
    onSignOut: signOut,
  };
  return (
    <div className={isBare ? "flex min-h-dvh flex-col" : "flex min-h-dvh flex-col pb-16 md:pb-0"}>
      <SkipLink />
      {loaderData.isImpersonated ? <ImpersonationBanner email={loaderData.email} /> : null}
      {loaderData.team ? <TeamBanner team={loaderData.team} /> : null}
      {isBare ? null : (
        <AppHeader
          links={appNavigation.map(({ to, name, ...rest }) => ({
            ...{ ...rest, to, label: words.places[name] },
            ...(name === "settings" && { atFoot: words.settingsAtFoot }),
          }))}
          badges={badgesOf(said, words)}
          account={account}
          placeAt={isApplication(location) && location.search.includes("list=") ? "/app/applicants" : undefined}
        />
      )}
      <TeamRoleContext value={loaderData.team?.role ?? "owner"}>
        <ChosenHomesContext value={loaderData.team?.homes != null}>
          <UnreadContext value={said}>
            <main id="main" tabIndex={-1} className="relative flex-1">
              <Outlet />
              <PageSkeleton />
              {isBare || language === "en" ? null : (
                <div className="mx-auto max-w-app px-4 py-6 sm:px-6 print:hidden">
                  <PageLanguages />
                </div>
              )}
            </main>
          </UnreadContext>
        </ChosenHomesContext>
      </TeamRoleContext>
      {UndoBar ? <UndoBar /> : null}
      {UnreadWatch ? (
        <UnreadWatch account={email} isImpersonated={loaderData.isImpersonated} onUnread={onUnread} />
      ) : null}
    </div>
  );
}

function badgesOf(unread: Unread | null, words: (typeof accountFrameWords)["en"]): AppHeaderProps["badges"] {
  const text = sayCounted(unread?.count ?? 0, unreadCountedAtMost);
  return { "/app/notifications": unread?.count ? { text, meaning: words.unread({ count: text }) } : null };
}
