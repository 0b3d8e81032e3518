import { data } from "react-router";
import { postMeta } from "~/features/site/marketing/post-meta";
import { findPost, posts } from "~/features/site/marketing/posts";
import { readPostText } from "~/features/site/marketing/queries/read-post-text.server";
import { PostPage } from "~/features/site/marketing/ui/post-page";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/blog-post";

export const handle = { hydrate: false };

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? { "Cache-Control": CACHE_CONTROL.publicPage };
}

export async function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.slug);
  if (!post) throw data(null, { status: 404 });
  const text = await readPostText(post.slug);
  return { post, text, related: posts.filter((other) => post.related.includes(other.slug)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? postMeta(matches, loaderData.post) : [];
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
