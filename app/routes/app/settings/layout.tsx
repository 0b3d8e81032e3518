import { useRef } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { accountFrameWords } from "~/routes/shared/words/account-frame-words";
import { AppLink } from "~/ui/app-link";
import { SignOutForm } from "~/ui/sign-out-form";
import { useCurrentInSight } from "~/ui/tabs-nav";
import { ThemeSwitch } from "~/ui/theme-switch";
import { useWords } from "~/ui/use-words";
import type { Route } from "../+types/layout";

const tabs = [
  { to: "/app/settings/profile", name: "profile" },
  { to: "/app/settings/team", name: "team" },
  { to: "/app/settings/notifications", name: "notifications" },
  { to: "/app/settings/new-forms", name: "newForms" },
  { to: "/app/settings/security", name: "security" },
  { to: "/app/settings/billing", name: "billing" },
] as const;

/** The pages of the settings, each one press from the others. */
export default function SettingsLayout() {
  const { settings } = useWords(accountFrameWords);
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, useLocation().pathname);
  return (
    <>
      <div className="mx-auto w-full max-w-app px-4 pt-3 sm:px-6 md:pt-5">
        <p className="font-[560] font-serif text-[1.375rem] leading-tight tracking-tight sm:text-[1.75rem]">
          {settings.title}
        </p>
        <nav aria-label={settings.title} ref={nav} className="mt-1.5 overflow-x-auto border-line border-b">
          <ul className="flex gap-x-5 sm:gap-x-6">
            {tabs.map(({ to, name }) => (
              <li key={to}>
                <AppLink
                  to={to}
                  isNavigation
                  className="flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                >
                  {settings[name]}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Outlet />
      <OnThisPhone />
    </>
  );
}

/** What the account's menu holds on a desk: a phone has no head above its pages. */
function OnThisPhone() {
  const account = useRouteLoaderData("routes/app/layout") as Route.ComponentProps["loaderData"] | undefined;
  const { settings, links } = useWords(accountFrameWords);
  if (!account) return null;
  return (
    <section
      aria-label={settings.yourAccount}
      className="mx-4 mb-10 border-line-strong border-t pt-4 md:hidden print:hidden"
    >
      <p className="font-medium [overflow-wrap:anywhere]">{account.name}</p>
      <p className="mb-4 text-ink-muted text-sm break-all">{account.email}</p>
      <ThemeSwitch theme={account.theme} action="/app/settings/theme" />
      <div className="mt-4 flex flex-wrap gap-3">
        {/* By a post: the script that signs out is part of the layout, and shared it would be a file more for every page. */}
        <SignOutForm action="/sign-out" variant="outline" />
        {account.isAdmin ? (
          <AppLink to="/admin" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {links.admin}
          </AppLink>
        ) : null}
      </div>
    </section>
  );
}
