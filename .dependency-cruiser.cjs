/** The laws of the house (docs/architecture.md): arrows run down only, and a tool says no. */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** A feature imports features of lower tiers only; those of its own tier it meets in a route, a job or a lower tier. */
const tiers = [
  ["form-model", "billing", "contact", "operations"],
  ["law"],
  ["screening"],
  ["rent-forms", "accounts"],
  ["applications"],
  ["answering", "documents", "notices"],
  ["apply", "info-requests", "references", "vouchers"],
  ["messages", "paper"],
  ["applicant", "builder"],
  ["review", "law-watch"],
  ["exports"],
  ["manage-link", "account-data", "admin", "marketing", "recovery", "withdrawals"],
  ["mail-test"],
];

const tierRules = tiers.flatMap((features, tier) => {
  const above = tiers.slice(tier).flat();
  return features.map((feature) =>
    never(
      `tier-of-${feature}`,
      `${feature} imports lower tiers only.`,
      { path: `^app/features/${feature}/` },
      { path: `^app/features/(${above.filter((other) => other !== feature).join("|")})/` },
    ),
  );
});

module.exports = {
  forbidden: [
    never("no-circular", "Modules that import each other cannot be read alone.", {}, { circular: true }),
    ...tierRules,
    never(
      "every-feature-has-a-tier",
      "A new feature is given its tier here.",
      { path: "^app/" },
      { path: `^app/features/(?!(${tiers.flat().join("|")})/)` },
    ),
    never(
      "kernel-stands-alone",
      "The kernel imports nothing of ours.",
      { path: "^app/kernel/" },
      { path: "^(app/(?!kernel/)|workers/)" },
    ),
    never(
      "files-stand-alone",
      "A format of files is read and written by code that could be a package.",
      { path: "^app/files/" },
      { path: "^(app/(?!files/|kernel/)|workers/)" },
    ),
    never(
      "ui-knows-no-feature",
      "The design system has no feature words.",
      { path: "^app/ui/" },
      { path: "^(app/(features|words|db|platform|routes|services)|workers/)" },
    ),
    never(
      "words-are-values",
      "A language's words take types from elsewhere and nothing that runs: whoever translates reads one folder.",
      { path: "^app/words/" },
      { path: ".", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "db-below-features",
      "Tables and clients know nothing of use cases.",
      { path: "^app/db/" },
      { path: "^(app/(features|words|routes|ui|platform|services)|workers/)" },
    ),
    never(
      "platform-below-features",
      "Ports and adapters know the kernel and the database.",
      { path: "^app/platform/" },
      { path: "^(app/(features|words|routes|ui|services)|workers/)" },
    ),
    never(
      "services-is-a-type",
      "What a use case may reach is a type; workers/services.ts builds it.",
      { path: "^app/services\\.ts$" },
      { path: "^(app/(routes|ui)|workers/|app/features/(?!form-model/))" },
    ),
    never(
      "features-below-routes",
      "A use case never imports a page or the Worker.",
      { path: "^app/features/" },
      { path: "^(app/routes/|workers/)" },
    ),
    never(
      "nothing-imports-the-worker",
      "workers/ puts everything together; nothing imports it.",
      { path: "^app/" },
      { path: "^workers/" },
    ),
    never(
      "routes-apart",
      "Routes import no routes but what lies in routes/shared.",
      { path: "^app/routes/" },
      { path: "^app/routes/(?!shared/)", pathNot: "\\+types/" },
    ),
    never(
      "browser-safe",
      "Schemas, rules, the model and components never reach server code.",
      {
        path: "(^app/features/.*/(schema|rules)\\.ts|^app/features/(form-model|builder)/|^app/features/.*/(ui|browser)/|^app/ui/|^app/(kernel|files)/)",
      },
      { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "drizzle-in-its-place",
      "SQL stands in the schema, commands, queries, platform adapters and jobs.",
      {
        path: "^(app|workers)/",
        pathNot:
          "^(app/db/|app/platform/.*\\.server\\.ts|app/features/.*/(commands|queries)/|app/features/.*(commands|queries).*\\.server\\.ts|workers/(jobs|api)/)",
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
