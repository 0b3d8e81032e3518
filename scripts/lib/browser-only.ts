import type { Plugin } from "vite";

/** Windows, menus and watches: parts that come by `import()` once a page is alive, in files named so. */
const parts = /\/(toaster|menu|[\w-]+-window|[\w-]+-dialog|[\w-]+-watch|session-client|profile-checks)$/;
const nothing = "\0rentform-browser-only";

/** What the browser alone fetches is not in the Worker: it renders pages as they stand before anybody has pressed. */
export function browserOnly(): Plugin {
  return {
    name: "rentform-browser-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId(id, importer, { kind }) {
      return kind === "dynamic-import" && importer?.includes("/app/") && parts.test(id) ? nothing : null;
    },
    load: (id) => (id === nothing ? "export {};" : null),
  };
}
