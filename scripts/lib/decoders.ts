import { cpSync, createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import type { Plugin } from "vite";
import { decoderFolders } from "../../app/features/applying/documents/decoder-folders.ts";

const modules = join(import.meta.dirname, "../../node_modules");
const folders = Object.values(decoderFolders);

/** Kind of content by ending; browsers take modules and WebAssembly under no other. */
const types: Record<string, string> = {
  ".mjs": "text/javascript",
  ".js": "text/javascript",
  ".wasm": "application/wasm",
};

/**
 * What the viewer of documents decodes with, as files of the site: unchanged, each with its licence beside it, so that
 * anybody may put another build in its place. They are fetched when a PDF or HEIC is opened, never before.
 */
export function decoders(): Plugin {
  return {
    name: "rentform-decoders",
    applyToEnvironment: (environment) => environment.name === "client",
    writeBundle({ dir }) {
      for (const { url, from, version, parts } of folders) {
        const installed = JSON.parse(readFileSync(join(modules, from, "package.json"), "utf8")) as { version: string };
        if (installed.version !== version)
          throw new Error(`decoder-folders.ts names ${from} ${version}, not ${installed.version}`);
        for (const part of parts) cpSync(join(modules, from, part), join(dir ?? "", url, part), { recursive: true });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
        const folder = folders.find(({ url }) => path.startsWith(`${url}/`));
        const file = folder && join(modules, folder.from, path.slice(folder.url.length));
        if (!file || !existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      });
    },
  };
}
