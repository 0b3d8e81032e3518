import siteMap from "../../app/routes.ts?raw";

const someId = "00000000-0000-4000-8000-000000000000";
const routes = siteMap.matchAll(/route\(\s*"([^"*]+)",\s*"routes\/admin\/(?!layout)/g);

/** Addresses of every page and file of /admin, as app/routes.ts says: a new route is among them by itself. */
export const adminPages: readonly string[] = [
  "/admin",
  ...[...routes].map(([, path = ""]) => `/admin/${path.replace(/:\w+/g, someId)}`),
  "/admin/no-such-page",
];
