import type { Plugin } from "vite";

const frame = ["root.tsx", "entry.client.tsx", "routes/app/layout.tsx"];
const library = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
const appFolder = new URL("../../app/", import.meta.url).pathname;

/**
 * The bundler gives every set of pages that share a module a file of its own, eighty for one page: fetched one by one, and
 * each compressed without knowing of the others. Here what nearly all pages load is put together. A page that needs one of
 * a group fetches all of it, so a group holds what most of its pages load anyway.
 */
export function fewChunks(): Plugin {
  const pagesOf = new Map<string, Set<string>>();
  const countOf = (id: string, counts: (page: string) => boolean) => [...(pagesOf.get(id) ?? [])].filter(counts).length;
  const isOurs = (id: string) => id.startsWith(appFolder) && !/\/app\/(routes\/|root\.tsx|entry\.client\.tsx)/.test(id);

  const groups = [
    // Stays the same when only our own code is changed, so that browsers keep it.
    { name: "react", test: (id: string) => library.test(id) },
    { name: "shell", test: (id: string) => isOurs(id) && countOf(id, (page) => frame.includes(page)) > 0 },
    {
      name: "kit",
      test: (id: string) =>
        id.startsWith(`${appFolder}ui/`) && countOf(id, (page) => page.startsWith("routes/app/")) >= 4,
    },
    { name: "icons", test: /\/lucide-react\//, minShareCount: 6 },
  ];

  return {
    name: "rentform-few-chunks",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    renderStart() {
      // Asked once a module: Rolldown makes the information anew each time.
      const modules = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
      for (const [id, module] of modules) {
        if (!module?.isEntry) continue;
        const page = id.replace(appFolder, "").replace(/\?.*$/, "");
        for (const part of partsOf(id, (part) => modules.get(part)?.importedIds ?? []))
          pagesOf.set(part, (pagesOf.get(part) ?? new Set()).add(page));
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: groups.map((group, place) => ({ ...group, priority: groups.length - place })) },
    }),
  };
}

/** The module with all that comes with it, without what it fetches later. */
function partsOf(id: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const parts = new Set<string>();
  const waiting = [id];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (parts.has(part)) continue;
    parts.add(part);
    waiting.push(...importsOf(part));
  }
  return parts;
}
