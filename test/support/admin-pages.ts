import siteMap from "../../app/routes.ts?raw";

const someId = "00000000-0000-4000-8000-000000000000";
const area = /route\("admin", "routes\/admin\/layout\.tsx", \[([\s\S]*?)\n {2}\]\)/.exec(siteMap)?.[1] ?? "";

/** Addresses of every page and file of /admin, as app/routes.ts says: a new route is among them by itself. */
export const adminPages: readonly string[] = [
  "/admin",
  ...[...area.matchAll(/route\(\s*"([^"*]+)"/g)].map(([, path = ""]) => `/admin/${path.replace(/:\w+/g, someId)}`),
  "/admin/no-such-page",
];
