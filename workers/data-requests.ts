import { createMiddleware } from "hono/factory";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { AppEnv } from "./app-env";

/** `{page}.data` is there only for pages that React draws in the browser, and for the site's own public pages. */
export const dataRequests = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname } = new URL(c.req.url);
  if (!pathname.endsWith(".data") || pathname.startsWith("/app/")) return next();
  const { routes } = await import("virtual:react-router/server-build");
  if (isAskedByReact(routes, pathname.replace(/(\/_)?\.data$/, ""))) return next();
  return c.text("Not Found", 404);
});

type Routes = ServerBuild["routes"];

/** By build, for in development one follows another. */
const trees = new WeakMap<Routes, RouteObject[]>();

function isAskedByReact(routes: Routes, page: string): boolean {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  const matches = matchRoutes(tree, page || "/") ?? [];
  const matched = matches.flatMap(({ route }) => routes[route.id ?? ""] ?? []);
  const isPage = matched.at(-1)?.module.default !== undefined;
  const isWithoutReact = matched.some(
    ({ module }) => (module.handle as { hydrate?: boolean } | undefined)?.hydrate === false,
  );
  return isPage && (!isWithoutReact || matched.some(({ id }) => id.startsWith("routes/marketing/")));
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: treeOf(routes, id) }];
  });
}
