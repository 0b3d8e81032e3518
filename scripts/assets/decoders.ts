import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { decoders } from "../../app/features/applying/documents/decoders.ts";
import { projectRoot } from "../lib/local-server.ts";

/** Which files of a package are served: unchanged, with their licence, so that anybody may put another build in their place. */
const partsOf: Record<keyof typeof decoders, readonly string[]> = {
  "pdfjs-dist": [
    "LICENSE",
    "legacy/build/pdf.min.mjs",
    "legacy/build/pdf.worker.min.mjs",
    "cmaps",
    "standard_fonts",
    "wasm",
    "iccs",
  ],
  "libheif-js": ["LICENSE", "libheif-wasm/LICENSE", "libheif-wasm/libheif-bundle.mjs"],
};

/** Copies what the viewer of documents decodes with into `folder`, the site's public files. */
export function copyDecoders(folder: string): void {
  rmSync(join(folder, "decoders"), { recursive: true, force: true });
  for (const [name, url] of Object.entries(decoders)) {
    const from = join(projectRoot, "node_modules", name);
    const { version } = JSON.parse(readFileSync(join(from, "package.json"), "utf8")) as { version: string };
    if (!url.endsWith(`-${version}`)) throw new Error(`documents/decoders.ts names ${url}, but ${name} is ${version}`);
    for (const part of partsOf[name as keyof typeof decoders])
      cpSync(join(from, part), join(folder, url, part), { recursive: true });
  }
}
