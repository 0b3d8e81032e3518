import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { decoders } from "./scripts/lib/decoders.ts";
import { fewChunks } from "./scripts/lib/few-chunks.ts";
import { blogPosts } from "./scripts/lib/posts/plugin.ts";
import { typefaces } from "./scripts/lib/typefaces.ts";

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
    blogPosts(),
    typefaces(),
    decoders(),
    fewChunks(),
    reactRouter(),
  ],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  worker: { format: "es" as const },
  // The Worker too is sent small: it starts sooner, and the limit counts its compressed size.
  // Its source maps are uploaded with it, and never served: the browser's build has none.
  // Nobody reads the sizes that Vite prints, and to compress every file for them takes seconds.
  build: { reportCompressedSize: false },
  environments: { ssr: { build: { minify: true, sourcemap: true } } },
  server: { port, strictPort: true },
}));
