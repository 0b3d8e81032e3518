import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import type { Page } from "playwright-core";
import { build } from "vite";

const origin = "http://gallery.test";
let built: Promise<Map<string, string | Uint8Array>> | undefined;

/** The gallery's bundle, made once a run in memory. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("../../..", import.meta.url)),
    plugins: [tailwindcss()],
    resolve: { alias: { "~": fileURLToPath(new URL("../../../app", import.meta.url)) } },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./main.tsx", import.meta.url)),
        output: { entryFileNames: "main.js", assetFileNames: "[name][extname]" },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = new Map<string, string | Uint8Array>();
  for (const output of outputs) {
    if (!("output" in output)) continue;
    for (const file of output.output) files.set(`/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
  }
  return files;
}

const types: Record<string, string> = { js: "text/javascript", css: "text/css", woff2: "font/woff2" };

/** Opens the gallery of components in a page, served from memory to this page alone. `search`: "?pictures", with what stands open. */
export async function openGallery(page: Page, search = ""): Promise<void> {
  built ??= bundle();
  const files = await built;
  const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
  const links = styles.map((name) => `<link rel="stylesheet" href="${name}">`).join("");
  const html = `<!doctype html><html lang="en"><head><title>Gallery</title><meta name="viewport" content="width=device-width">${links}</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return route.fulfill({ contentType, body: typeof body === "string" ? body : Buffer.from(body) });
  });
  await page.goto(`${origin}/${search}`);
  await page.locator("h1").waitFor();
}
