import type { RouteConfigEntry } from "@react-router/dev/routes";

/** Full paths of a route tree, layouts and the catch-all left out. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path && entry.path !== "*" ? `${parent}/${entry.path}`.replaceAll("//", "/") : parent;
    const children = entry.children ? pathsOf(entry.children, own) : [];
    const isPage = entry.index || (entry.path && entry.path !== "*");
    return isPage ? [own || "/", ...children] : children;
  });
}
