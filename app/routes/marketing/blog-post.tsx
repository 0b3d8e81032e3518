import { data } from "react-router";
import { postBody } from "~/features/marketing/post-bodies";
import { FEED_PATH, postMeta } from "~/features/marketing/post-meta";
import { findPost, postPath, posts } from "~/features/marketing/posts";
import { postComponents } from "~/features/marketing/ui/post-body";
import { PostPage } from "~/features/marketing/ui/post-page";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { canonical, publicMeta } from "~/ui/page-meta";
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
  if (!loaderData) return [];
  const { post } = loaderData;
  return [
    ...publicMeta(matches, { title: post.title, description: post.excerpt, path: postPath(post.slug) }),
    ...postMeta(post, canonical(matches, "").href),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Rentform blog", href: FEED_PATH },
  ];
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
