import { ChevronDown } from "lucide-react";
import { NavLink, Outlet, useLocation } from "react-router";
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
  const { pathname } = useLocation();
  const here = adminNavigation.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <>
      <nav aria-label="Admin" className="border-b border-line-strong bg-paper-sunken print:hidden">
        <div className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 max-md:hidden sm:px-6">
          <AdminMark />
          <Links className="flex flex-wrap gap-1" />
        </div>
        {/* The key: it closes on the page that it led to. */}
        <details key={pathname} className="px-4 md:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 font-medium">
            <AdminMark />
            {here?.label ?? "Menu"}
            <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
          </summary>
          <Links className="flex flex-col pb-2" />
        </details>
      </nav>
      <Outlet />
    </>
  );
}

function AdminMark() {
  return <span className="shrink-0 rounded-sm border border-line-strong px-2 text-sm font-semibold">Admin</span>;
}

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {adminNavigation.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === "/admin"}
            className="flex min-h-12 items-center border-y-2 border-transparent px-2 text-[0.9375rem] whitespace-nowrap text-ink-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink md:aria-[current=page]:border-b-ink"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
