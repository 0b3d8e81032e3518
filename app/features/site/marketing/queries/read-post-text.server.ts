import type { Services } from "../../../../services";
import { findPost } from "../posts";

/** In development there are no static files yet: Vite hands out the texts one by one. */
const modules = import.meta.env.DEV ? import.meta.glob<string>("../posts/*.mdx", { import: "default" }) : {};

/** A post's HTML, made at build (scripts/lib/posts) as a static file: 50 KB less in the Worker. Throws without it. */
export async function readPostText({ staticFiles }: Pick<Services, "staticFiles">, slug: string): Promise<string> {
  if (!findPost(slug)) throw new Error("There is no such post");
  const load = modules[`../posts/${slug}.mdx`];
  return load ? load() : new TextDecoder().decode(await staticFiles.read(`/posts/${slug}.txt`));
}
