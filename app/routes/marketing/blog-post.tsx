import { data } from "react-router";
import { postBody } from "~/features/marketing/post-bodies";
import { postMeta } from "~/features/marketing/post-meta";
import { findPost, posts } from "~/features/marketing/posts";
import { postComponents } from "~/features/marketing/ui/post-body";
import { PostPage } from "~/features/marketing/ui/post-page";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import type { Route } from "./+types/blog-post";

export const handle = { hydrate: false };

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.slug);
  if (!post) throw data(null, { status: 404 });
  return { post, related: posts.filter((other) => post.related.includes(other.slug)) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? postMeta(matches, loaderData.post) : [];
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { post, related } = loaderData;
  const Body = postBody(post.slug);
  return (
    <PostPage post={post} related={related}>
      {Body ? <Body components={postComponents} /> : null}
    </PostPage>
  );
}
