import { NavLink, Outlet } from "react-router";
import { adminNavigation } from "~/routes/shared/admin-navigation";
import { requireAdmin } from "~/routes/shared/guards";
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
  return (
    <>
      <div className="border-b border-line-strong bg-paper-sunken print:hidden">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 sm:px-6">
          <span className="shrink-0 rounded-sm border border-line-strong px-2 text-sm font-semibold">Admin</span>
          <nav aria-label="Admin" className="min-w-0 flex-1 overflow-x-auto">
            <ul className="flex gap-1">
              {adminNavigation.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === "/admin"}
                    className="flex min-h-12 items-center border-y-2 border-transparent px-2 text-[0.9375rem] whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:border-b-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <Outlet />
    </>
  );
}
