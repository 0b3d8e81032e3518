import { Outlet } from "react-router";
import { requireAdmin } from "~/routes/shared/guards";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Search engines keep out of the whole area. */
export function headers() {
  return { "X-Robots-Tag": "noindex" };
}

export function loader() {
  return null;
}

export default function AdminLayout() {
  return <Outlet />;
}
