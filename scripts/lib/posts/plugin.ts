import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { postHtml } from "./post-html.ts";
import { readPost, readPosts } from "./read-post.ts";

const folder = fileURLToPath(new URL("../../../app/features/site/marketing/posts/", import.meta.url));
const INDEX = "virtual:posts";

/** The files of the blog as they stand, by slug. */
export function postFiles(): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".mdx"));
  return new Map(names.map((name) => [basename(name, ".mdx"), readFileSync(join(folder, name), "utf8")]));
}

/**
 * The blog for Vite: `virtual:posts` holds the entries of all posts, and each text becomes the static file
 * /posts/{slug}.txt, as HTML. In development a file of posts/ is a module with that HTML. A post that is wrong stops the
 * build.
 */
export function blogPosts(): Plugin {
  return {
    name: "rentform-posts",
    enforce: "pre",
    resolveId: { filter: { id: /^virtual:posts$/ }, handler: () => `\0${INDEX}` },
    load: {
      filter: { id: /virtual:posts$/ },
      handler() {
        const files = postFiles();
        for (const slug of files.keys()) this.addWatchFile(join(folder, `${slug}.mdx`));
        return `export const posts = ${JSON.stringify(readPosts(files))};`;
      },
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(file, id) {
        return `export default ${JSON.stringify(await postHtml(readPost(basename(id, ".mdx"), file).body))};`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [slug, file] of postFiles()) {
        const source = await postHtml(readPost(slug, file).body);
        this.emitFile({ type: "asset", fileName: `posts/${slug}.txt`, source });
      }
    },
  };
}
