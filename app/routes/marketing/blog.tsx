import { marketingMeta } from "~/features/site/marketing/meta";
import { FEED_PATH, feedLink } from "~/features/site/marketing/post-meta";
import { posts } from "~/features/site/marketing/posts";
import { PostList } from "~/features/site/marketing/ui/post-list";
import { CACHE_CONTROL } from "~/kernel/cache-control";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/blog";

export const handle = { hydrate: false };

export function headers() {
  return { "Cache-Control": CACHE_CONTROL.publicPage };
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...marketingMeta(matches, {
      title: "Blog: guides for landlords",
      description:
        "Guides for landlords: listings, showings, application forms, screening and fair decisions, with checklists to print and sources that were checked.",
      path: "/blog",
    }),
    feedLink,
  ];
}

export default function Blog() {
  return (
    <PageShell
      isLarge
      width="wide"
      title="Blog"
      lead="Renting out a home fairly and with less work. Each guide ends with a checklist to print, and names its sources."
    >
      <PostList posts={posts} />
      <p className="border-t border-line pt-6 text-ink-muted">
        New guides also come by{" "}
        <a href={FEED_PATH} className="text-accent underline underline-offset-4">
          RSS
        </a>
        .
      </p>
    </PageShell>
  );
}
