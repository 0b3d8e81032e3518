import type { Services } from "../../../services";
import { findPost } from "../posts";

/** In development there are no static files yet: Vite hands out the texts one by one. */
const modules = import.meta.env.DEV ? import.meta.glob<string>("../posts/*.mdx", { import: "default" }) : {};

/**
 * The text of a post as HTML of our own, made at build from its file (scripts/lib/posts). It is a static file, so that nine
 * posts are no part of the Worker: 50 KB of its compressed size. Throws when the post or its file is missing.
 */
export async function readPostText({ staticFiles }: Pick<Services, "staticFiles">, slug: string): Promise<string> {
  if (!findPost(slug)) throw new Error("There is no such post");
  const load = modules[`../posts/${slug}.mdx`];
  return load ? load() : new TextDecoder().decode(await staticFiles.read(`/posts/${slug}.txt`));
}
