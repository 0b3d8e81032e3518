/** The laws of the house (docs/architecture.md): arrows run down only, and a tool says no. */
const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * The wings of the house, each with its features: site and operator may use all, then people, deciding, applying, forms, money. A
 * feature imports what stands after it.
 */
const wings = [
  ["site", "marketing"],
  ["operator", "admin", "recovery", "mail-test", "operations"],
  ["people", "teams", "account-data", "contact", "accounts"],
  ["deciding", "exports", "notices", "manage-link", "form-page", "application", "inbox", "decision", "pdf"],
  [
    "applying",
    "applicant",
    "apply",
    "references",
    "messages",
    "info-requests",
    "viewings",
    "answering",
    "documents",
    "applications",
  ],
  ["forms", "law-watch", "homes", "builder", "rent-forms", "screening", "law", "form-model"],
  ["money", "vouchers", "withdrawals", "billing"],
];

const features = wings.flatMap(([wing, ...inside]) => inside.map((feature) => `${wing}/${feature}`));

const orderRules = features
  .slice(1)
  .map((feature, at) =>
    never(
      `order-of-${feature.replace("/", "-")}`,
      `${feature} imports what stands after it in the order of the wings.`,
      { path: `^app/features/${feature}/` },
      { path: `^app/features/(${features.slice(0, at + 1).join("|")})/` },
    ),
  );

module.exports = {
  forbidden: [
    never("no-circular", "Modules that import each other cannot be read alone.", {}, { circular: true }),
    ...orderRules,
    never(
      "every-feature-has-a-wing",
      "A new feature is given its wing here.",
      { path: "^app/" },
      { path: `^app/features/(?!(${features.join("|")})/)` },
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
      "The design system has no words of features: those of its own controls, and of the frame around all pages.",
      { path: "^app/ui/" },
      { path: "^(app/(features|words/(?!en/(ui|frame)/)|db|platform|routes|services|mail/)|workers/)" },
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
      { path: "^(app/(features|words|routes|ui|platform|services|mail/)|workers/)" },
    ),
    never(
      "platform-below-features",
      "Ports and adapters know the kernel and the database.",
      { path: "^app/platform/" },
      { path: "^(app/(features|words|routes|ui|services|mail/)|workers/)" },
    ),
    never(
      "services-is-a-type",
      "What a use case may reach is a type; workers/services.ts builds it.",
      { path: "^app/services\\.ts$" },
      { path: "^(app/(routes|ui)|workers/|app/features/(?!forms/form-model/))" },
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
        path: "(^app/features/.*/(schema\\.ts|rules(\\.ts|/))|^app/features/forms/(form-model|builder)/|^app/features/.*/(ui|browser)/|^app/ui/|^app/(kernel|files)/)",
      },
      { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "drizzle-in-its-place",
      "SQL stands in the schema, commands, queries, mails, platform adapters and jobs.",
      {
        path: "^(app|workers)/",
        pathNot:
          "^(app/db/|app/platform/.*\\.server\\.ts|app/features/.*/(commands|queries)/|app/features/.*(commands|queries|mails).*\\.server\\.tsx?|workers/(jobs|api)/)",
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
