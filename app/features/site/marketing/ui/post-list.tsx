import { AppLink } from "../../../../ui/app-link";
import type { PostEntry } from "../post-entry";
import { postPath } from "../posts";
import { PostFacts } from "./post-facts";

/** The front page of the blog: the newest post large, the others beneath it line by line. */
export function PostList({ posts }: { posts: readonly PostEntry[] }) {
  const [first, ...others] = posts;
  if (!first) return null;
  return (
    <>
      <article className="border-t-2 border-ink pt-5 pb-10 sm:pb-14">
        <PostFacts post={first} />
        <h2 className="mt-3 max-w-3xl font-serif text-3xl font-[560] tracking-tight sm:text-[2.75rem] sm:leading-[1.1]">
          <TitleLink post={first} />
        </h2>
        <p className="mt-4 max-w-2xl text-lg text-ink-muted">{first.excerpt}</p>
      </article>
      <ul>
        {others.map((post) => (
          <li key={post.slug} className="border-t border-line">
            <article className="grid grid-cols-1 gap-x-8 gap-y-2 py-7 md:grid-cols-[13rem_1fr]">
              <PostFacts post={post} className="md:pt-1.5" isColumn />
              <div>
                <h2 className="max-w-2xl font-serif text-2xl font-[560] tracking-tight">
                  <TitleLink post={post} />
                </h2>
                <p className="mt-2 max-w-2xl text-ink-muted">{post.excerpt}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}

function TitleLink({ post }: { post: PostEntry }) {
  return (
    <AppLink
      to={postPath(post.slug)}
      className="decoration-accent decoration-2 underline-offset-4 hover:text-accent hover:underline"
    >
      {post.title}
    </AppLink>
  );
}
