import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: a comment per heading of the specification's section 2. What is still to come stands in site-map.ts. */
export default [
  // Public marketing routes
  index("routes/marketing/home.tsx"),

  // Public application routes

  // Unknown routes
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
