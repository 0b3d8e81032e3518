import type { ComponentType } from "react";

/** The text of a post; `components` says what stands for its elements (ui/post-body.tsx). */
export type PostBody = ComponentType<{ components?: Record<string, unknown> }>;

const bodies = import.meta.glob<PostBody>("./posts/*.mdx", { eager: true, import: "default" });

/** Apart from posts.ts, so that lists do not carry nine posts. */
export function postBody(slug: string): PostBody | undefined {
  return bodies[`./posts/${slug}.mdx`];
}
