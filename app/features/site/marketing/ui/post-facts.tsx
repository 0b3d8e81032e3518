import { formatDate } from "../../../../kernel/dates";
import { classNames } from "../../../../ui/class-names";
import type { PostEntry } from "../post-entry";

export type PostFactsProps = { post: PostEntry; className?: string; isColumn?: boolean; isWhole?: boolean };

/** When a post came out and how long it takes; on its own page also when its facts were last checked. */
export function PostFacts({ post, className, isColumn = false, isWhole = false }: PostFactsProps) {
  const gap = isColumn ? "gap-x-3 md:flex-col" : "gap-x-3";
  return (
    <p className={classNames("tabular flex flex-wrap text-sm text-ink-muted", gap, className)}>
      {isWhole ? (
        <span>
          Updated <Day date={post.checkedOn} />
        </span>
      ) : null}
      <span>
        {isWhole ? "First published " : ""}
        <Day date={post.publishDate} />
      </span>
      <span>{post.readTime} min read</span>
    </p>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, "en-US")}</time>;
}
