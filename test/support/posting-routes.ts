import siteMap from "../../app/routes.ts?raw";
import { routeExamples } from "./route-examples";

const modules = import.meta.glob<string>("../../app/routes/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every route that takes a post, as app/routes.ts and the modules say. "unknown: …" where route-examples has none. */
export const postingRoutes = [...siteMap.matchAll(/route\(\s*"([^"*]+)",\s*"([^"]+\.tsx?)"/g)].flatMap(
  ([, path = "", file = ""]) => {
    const takesPosts = /export (?:async )?function action\b/.test(modules[`../../app/${file}`] ?? "");
    const full = [`/${path}`, `/app/${path}`, `/admin/${path}`].find((known) => known in routeExamples);
    return takesPosts ? [{ path: full ?? `unknown: ${path}`, isPage: file.endsWith(".tsx") }] : [];
  },
);
