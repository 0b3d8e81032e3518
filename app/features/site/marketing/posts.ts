import type { FrontMatter, PostEntry } from "./post-entry";

const files = import.meta.glob<FrontMatter>("./posts/*.mdx", { eager: true, import: "frontmatter" });

/** Every post of the blog, newest first. */
export const posts: readonly PostEntry[] = Object.entries(files)
  .map(([path, frontMatter]) => ({ ...frontMatter, slug: path.replace(/^.*\/|\.mdx$/g, "") }))
  .sort((a, b) => b.publishDate.localeCompare(a.publishDate));

export function findPost(slug: string): PostEntry | undefined {
  return posts.find((post) => post.slug === slug);
}

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}
