import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** The text of a post; `components` says what stands for its elements (ui/post-body.tsx). */
export type PostBody = ComponentType<{ components?: Record<string, unknown> }>;

const files = import.meta.glob<PostBody>("./posts/*.mdx", { import: "default" });

/**
 * Each post is a file of its own, so that a browser which comes from a page with React fetches the one it reads. No Suspense
 * stands around them on purpose: the server renders a post whole, in its place.
 */
const bodies = new Map<string, LazyExoticComponent<PostBody>>(
  Object.entries(files).map(([path, load]) => [path, lazy(async () => ({ default: await load() }))]),
);

/** Apart from posts.ts, so that lists do not carry nine posts. */
export function postBody(slug: string): LazyExoticComponent<PostBody> | undefined {
  return bodies.get(`./posts/${slug}.mdx`);
}
