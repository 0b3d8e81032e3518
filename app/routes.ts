import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: a comment per heading of the specification's section 2. What is still to come stands in site-map.ts. */
export default [
  // Public marketing routes
  index("routes/marketing/home.tsx"),
  route("about", "routes/marketing/about.tsx"),
  route("faq", "routes/marketing/faq.tsx"),
  route("pricing", "routes/marketing/pricing.tsx"),
  route("privacy-policy", "routes/marketing/privacy-policy.tsx"),
  route("restrictions", "routes/marketing/restrictions.tsx"),
  route("terms-of-service", "routes/marketing/terms-of-service.tsx"),

  // Public application routes

  // Unknown routes
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
