import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { postMarkdown } from "./scripts/lib/post-markdown.ts";
import { words } from "./scripts/lib/words-plugin.ts";

const port = Number(process.env.PORT ?? 8787);

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      // Links in mails follow the port.
      inspectorPort: false,
      // wrangler.toml names what is built of it.
      config: {
        main: "./workers/app.ts",
        ...(command === "serve" ? { vars: { BASE_URL: `http://localhost:${port}` } } : {}),
      },
    }),
    tailwindcss(),
    words(),
    postMarkdown(),
    reactRouter(),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  worker: { format: "es" as const, plugins: () => [words()] },
  // The Worker too is sent small: it starts sooner, and the limit counts its compressed size.
  // Its source maps are uploaded with it, and never served: the browser's build has none.
  // Nobody reads the sizes that Vite prints, and to compress every file for them takes seconds.
  build: { reportCompressedSize: false },
  environments: {
    // What many pages load, in few files: eighty small ones are compressed without knowing of each other.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                { name: "common", test: /\/app\//, minShareCount: 32, priority: 1 },
                { name: "icons", test: /\/lucide-react\//, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { minify: true, sourcemap: true } },
  },
  server: { port, strictPort: true },
}));
