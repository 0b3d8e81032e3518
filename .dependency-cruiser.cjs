/** The import laws of the README's "How it is built": one way, and a tool that says no. */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    never(
      "no-circular",
      "Modules that import each other cannot be read alone.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    never(
      "kernel-stands-alone",
      "The kernel imports nothing of ours.",
      { path: "^app/kernel/" },
      { path: "^(app/(?!kernel/)|workers/)" },
    ),
    never(
      "ui-knows-no-feature",
      "The design system has no feature words.",
      { path: "^app/ui/" },
      { path: "^(app/(features|db|platform|routes)/|workers/)" },
    ),
    never(
      "db-below-features",
      "Tables and clients know nothing of use cases.",
      { path: "^app/db/" },
      { path: "^(app/(features|routes|ui|platform)/|workers/)" },
    ),
    never(
      "platform-below-features",
      "Ports and adapters know the kernel and the database, and of features only stored shapes.",
      { path: "^app/platform/" },
      {
        path: "^(app/(routes|ui)/|workers/|app/features/(?!.*/(schema|model/schema|published-form|stored-application)\\.ts))",
      },
    ),
    never(
      "features-below-routes",
      "A use case never imports a page.",
      { path: "^app/features/" },
      { path: "^(app/routes/|workers/(?!services))" },
    ),
    never(
      "routes-apart",
      "Routes never import routes.",
      { path: "^app/routes/" },
      { path: "^app/routes/", pathNot: "\\+types/" },
    ),
    never(
      "browser-safe",
      "Schemas, rules, the model and components never reach server code.",
      {
        path: "(^app/features/.*/(schema|rules)\\.ts|^app/features/.*/(model|ui|browser|builder)/|^app/ui/|^app/kernel/)",
      },
      { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "drizzle-in-its-place",
      "SQL stands in the schema, commands, queries, platform adapters and jobs.",
      {
        path: "^(app|workers)/",
        pathNot:
          "^(app/db/|app/platform/.*\\.server\\.ts|app/features/.*(commands|queries).*\\.server\\.ts|app/features/.*/(commands|queries)/|workers/(jobs|api)/)",
      },
      { path: "node_modules/drizzle-orm" },
    ),
    never("workers-runtime", "`cloudflare:workers` only in workers/.", { path: "^app/" }, { path: "^cloudflare:" }),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.react-router/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "worker", "import", "node", "default", "types"],
    },
  },
};
