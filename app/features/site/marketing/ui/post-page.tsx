import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import type { PostEntry } from "../post-entry";
import { postPath } from "../posts";
import type { PostText } from "../queries/read-post-text.server";
import { PostFacts } from "./post-facts";

export type PostPageProps = { post: PostEntry; related: readonly PostEntry[]; text: PostText };

/** A post as a page of print: title, contents beside the text, and where to go from there. */
export function PostPage({ post, related, text }: PostPageProps) {
  return (
    <article className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="max-w-3xl">
        <Trail title={post.title} />
        <h1 className="mt-5 text-pretty font-serif text-4xl leading-[1.1] font-[560] tracking-tight sm:text-5xl">
          {post.title}
        </h1>
        <p className="mt-4 text-xl text-ink-muted">{post.excerpt}</p>
        <PostFacts post={post} isWhole className="mt-5" />
      </header>
      <div className="post-columns mt-8 border-t border-line pt-8">
        <Contents entries={text.contents} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, of posts/ */}
        <div className="post" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
      <footer className="mt-12">
        <p className="max-w-[65ch] text-sm text-ink-muted">
          This is general information and not legal advice. Rules differ by place and change; ask a lawyer or your
          landlords’ association before you rely on one.
        </p>
        <Invitation />
        <Related posts={related} />
      </footer>
    </article>
  );
}

function Trail({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="-my-2.5 flex items-center gap-2 text-sm text-ink-muted">
        <li>
          <AppLink to="/" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
            Home
          </AppLink>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <AppLink to="/blog" className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
            Blog
          </AppLink>
        </li>
        <li className="sr-only" aria-current="page">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function Contents({ entries }: { entries: PostText["contents"] }) {
  return (
    <nav aria-labelledby="contents-title" className="post-contents print:hidden">
      <p id="contents-title" className="text-sm font-semibold">
        In this post
      </p>
      <ol className="mt-2">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Invitation() {
  return (
    <section
      aria-labelledby="invitation-title"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-md border border-line bg-paper-sunken px-5 py-6 sm:px-8 print:hidden"
    >
      <div className="max-w-xl">
        <h2 id="invitation-title" className="font-serif text-2xl font-[560] tracking-tight">
          Put your questions into one form
        </h2>
        <p className="mt-2 text-ink-muted">
          No signup to begin, nothing for tenants to pay, and a note beside each question where your local law has
          something to say.
        </p>
      </div>
      <ButtonLink to="/start" size="lg">
        Create your form
      </ButtonLink>
    </section>
  );
}

function Related({ posts }: { posts: readonly PostEntry[] }) {
  return (
    <section aria-labelledby="related-title" className="mt-12 print:hidden">
      <h2 id="related-title" className="font-serif text-2xl font-[560] tracking-tight">
        Read next
      </h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug} className="border-t border-line pt-4">
            <AppLink
              to={postPath(post.slug)}
              className="font-serif text-lg leading-snug font-[560] hover:text-accent hover:underline"
            >
              {post.title}
            </AppLink>
            <PostFacts post={post} className="mt-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}
