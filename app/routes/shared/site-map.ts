/**
 * Routes of the specification whose capability is not built yet, with what they wait for. They have no page and no
 * link; a test holds that every route of the specification is either served or in this list, never both.
 */
export const pendingRoutes: readonly { path: string; waitsFor: string }[] = [];

export function isPending(path: string): boolean {
  return pendingRoutes.some((route) => route.path === path);
}
