import { posts as read } from "virtual:posts";
import type { PostEntry } from "./post-entry";

/** Every post of the blog, newest first. The files are read and checked at build (scripts/lib/posts). */
export const posts: readonly PostEntry[] = read;

export function findPost(slug: string): PostEntry | undefined {
  return posts.find((post) => post.slug === slug);
}

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}
