import { useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { adminNavigation } from "~/routes/shared/admin-navigation";
import { requireAdmin } from "~/routes/shared/guards";
import { AppLink } from "~/ui/app-link";
import { SkipLink } from "~/ui/skip-link";
import { useCurrentInSight } from "~/ui/tabs-nav";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Search engines keep out of the whole area; its pages say more through headers of their own. */
export function headers() {
  return { "X-Robots-Tag": "noindex" };
}

export function loader() {
  return null;
}

/** The admin's bar looks unlike the product's, so that nobody mistakes one for the other. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row, pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line-strong border-b bg-paper-sunken print:hidden">
        <div className="mx-auto flex h-14 w-full max-w-app items-center gap-x-3 ps-4 sm:px-6 lg:gap-x-6">
          <AppLink to="/admin" className="flex min-h-11 shrink-0 items-center gap-2.5">
            <img src="/logo.svg" alt="Rentform" width={28} height={28} />
            <span className="rounded-sm border border-line-strong px-2 text-sm font-semibold">Admin</span>
          </AppLink>
          <nav aria-label="Admin" ref={row} className="min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
            <ul className="flex max-md:pe-4">
              {adminNavigation.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === "/admin"}
                    className="flex h-14 items-center border-y-2 border-transparent px-2 text-[0.9375rem] whitespace-nowrap text-ink-muted hover:text-ink lg:px-2.5 aria-[current=page]:border-b-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
              <li className="ms-auto md:-me-2">
                <AppLink
                  to="/app/dashboard"
                  className="flex h-14 items-center px-2 text-[0.9375rem] whitespace-nowrap font-medium"
                >
                  Leave admin
                </AppLink>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
    </div>
  );
}
