import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { nameCells } from "./name-cells.ts";
import { readPost, readPosts } from "./read-post.ts";

const folder = fileURLToPath(new URL("../../../app/features/marketing/posts/", import.meta.url));
const INDEX = "virtual:posts";

/** The files of the blog as they stand, by slug. */
export function postFiles(): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".mdx"));
  return new Map(names.map((name) => [basename(name, ".mdx"), readFileSync(join(folder, name), "utf8")]));
}

/**
 * The blog for Vite: `virtual:posts` holds the entries of all posts, and a file of posts/ is a component. A post that is
 * wrong stops the build.
 */
export function blogPosts(): Plugin[] {
  return [
    {
      name: "rentform-posts",
      enforce: "pre",
      resolveId: (id) => (id === INDEX ? `\0${INDEX}` : undefined),
      load(id) {
        if (id !== `\0${INDEX}`) return;
        const files = postFiles();
        for (const slug of files.keys()) this.addWatchFile(join(folder, `${slug}.mdx`));
        return `export const posts = ${JSON.stringify(readPosts(files))};`;
      },
      transform: (file, id) => (id.endsWith(".mdx") ? readPost(basename(id, ".mdx"), file).body : undefined),
    },
    {
      enforce: "pre",
      // Its types are Rollup's; Vite's are Rolldown's by now.
      ...(mdx({
        remarkPlugins: [remarkGfm],
        rehypePlugins: [nameCells],
        remarkRehypeOptions: {
          clobberPrefix: "source-",
          footnoteLabel: "Sources",
          footnoteLabelProperties: {},
          footnoteBackLabel: (index, again) =>
            `Back to where source ${index + 1} is named${again > 1 ? `, ${again}` : ""}`,
        },
      }) as Plugin),
    },
  ];
}
