import { type ReactNode, useEffect, useState } from "react";
import { useFetcher, useRouteLoaderData } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { useWithinPage } from "../../../../ui/within-page";
import { pageWords } from "../words/page-words";
import { Corrections, type CorrectionsProps } from "./corrections";

type NewsProps = {
  isNew: boolean;
  rev: number;
  seenRev: number | null;
  unreadAnswerAt: number | null;
  corrections: CorrectionsProps["corrections"];
  /** Address of the answer to a request. */
  answerAt: string;
};

const linkClass = "inline-flex min-h-11 items-center underline underline-offset-4";

/** What is new since it was read, before anything else. Shown, it says so to its page by a post. */
export function ApplicationNews(props: NewsProps) {
  return (
    <>
      <RecordView {...props} />
      <AnsweredSince {...props} />
      <ChangedSince {...props} />
    </>
  );
}

/** The mark stays while the page is open. */
function ChangedSince({ corrections, seenRev: known }: NewsProps): ReactNode {
  const { news } = useWords(pageWords);
  const [seenRev] = useState(known);
  const unread = corrections.filter(({ rev }) => seenRev !== null && rev > seenRev);
  const first = unread.reduce<number | null>((least, { rev }) => (least === null || rev < least ? rev : least), null);
  if (first === null) return null;
  const answers = new Set(unread.flatMap(({ changes }) => changes.map(({ path }) => path))).size;
  return (
    <Notice tone="amber" title={news.changedTitle}>
      <p>
        {news.changed({ answers })}{" "}
        <a className={linkClass} href={`#change-${first}`}>
          {news.toChange}
        </a>
      </p>
    </Notice>
  );
}

/** An answer to a request that was not read yet; the mark stays while the page is open. */
function AnsweredSince({ unreadAnswerAt, answerAt }: NewsProps): ReactNode {
  const { news } = useWords(pageWords);
  const [unread] = useState(unreadAnswerAt);
  const withinPage = useWithinPage();
  if (unread === null) return null;
  return (
    <Notice tone="amber" title={news.answeredTitle}>
      <p>
        {news.answered}{" "}
        <AppLink to={answerAt} preload="none" {...withinPage} className={linkClass}>
          {news.toAnswer}
        </AppLink>
      </p>
    </Notice>
  );
}

/** The mark stays while the page is open, although the page has told that it was shown. */
export function KeptCorrections(props: CorrectionsProps): ReactNode {
  const [seenRev] = useState(props.seenRev);
  return <Corrections {...props} seenRev={seenRev} />;
}

/** Posts once that a new or changed application was shown; an impersonated session changes nothing. Without script a button does. */
function RecordView({ isNew, rev, seenRev, unreadAnswerAt }: NewsProps): ReactNode {
  const { news } = useWords(pageWords);
  const fetcher = useFetcher();
  const { submit } = fetcher;
  const layout = useRouteLoaderData("routes/app/layout") as { isImpersonated?: boolean } | undefined;
  const isChanged = isNew || (seenRev !== null && seenRev < rev) || unreadAnswerAt !== null;
  const isUnread = isChanged && layout?.isImpersonated !== true;
  const answer = unreadAnswerAt ?? "";
  useEffect(() => {
    if (isUnread) submit({ intent: "viewed", rev, answer }, { method: "post" });
  }, [isUnread, rev, answer, submit]);
  return isUnread ? (
    <form method="post" className="only-without-script">
      <input type="hidden" name="intent" value="viewed" />
      <input type="hidden" name="rev" value={rev} />
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" variant="outline">
        {news.markRead}
      </Button>
    </form>
  ) : null;
}
