/** Routes of the specification that wait for something: without page or link. Each is served or listed (a test). */
export const pendingRoutes: readonly { path: string; waitsFor: string }[] = [];

export function isPending(path: string): boolean {
  return pendingRoutes.some((route) => route.path === path);
}
