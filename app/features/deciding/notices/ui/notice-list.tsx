import { Mail, MailOpen } from "lucide-react";
import { Form, useFetcher } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { classNames } from "../../../../ui/class-names";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import type { ListedNotice } from "../queries/list-notices.server";
import { noticeHref, sayNotice } from "../rules";
import { listWords } from "../words/list-words";

/** `isElsewhere`: the reader works in the account of another. Notices, newest first; the unread ones say so in a word and by a bar. */
export function NoticeList({ notices, isElsewhere }: { notices: readonly ListedNotice[]; isElsewhere: boolean }) {
  const words = useWords(listWords);
  return (
    <ul aria-label={words.title} className="border-line-strong border-t">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} isElsewhere={isElsewhere} />
      ))}
    </ul>
  );
}

function NoticeRow({ notice, isElsewhere }: { notice: ListedNotice; isElsewhere: boolean }) {
  const words = useWords(listWords);
  const locale = usePageLocale();
  const { isRead, formTitle, createdAt, account } = notice;
  const { applicantName, reference } = notice;
  const about = [reference, notice.isLocked && words.waitsForTurn].filter(Boolean).join(", ");
  const who = [applicantName, about].filter(Boolean).join(", ");
  const said = sayNotice(notice, usePageLanguage());
  return (
    <li
      className={classNames(
        "flex items-center justify-between gap-x-2 border-line border-s-4 border-b py-1 ps-3 sm:gap-x-4 sm:py-1.5",
        isRead ? "border-s-transparent" : "border-s-accent",
      )}
    >
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-x-4">
        <p className={classNames("min-w-0", !isRead && "font-semibold")}>
          <AppLink
            to={noticeHref(notice, isElsewhere)}
            // Another account is another world of data: nothing of this page's stays.
            reloadDocument={account !== null || isElsewhere}
            preload={account !== null || isElsewhere ? "none" : "intent"}
            className="flex min-h-11 items-center underline-offset-4 hover:underline max-sm:min-h-8"
          >
            {/* On a phone a line each for what happened and for where: who it is about is enough there. A colleague's name is too much for a line. */}
            <span className={classNames("relative min-w-0 gap-x-1", !account && "max-sm:flex")}>
              <span className={classNames(!account && (applicantName ? "shrink-0" : "max-sm:truncate"))}>
                {said}
                {who ? ": " : ""}
              </span>
              <bdi translate="no" className={classNames(!account && "max-sm:truncate")}>
                {applicantName}
              </bdi>
              {about ? (
                <span className={applicantName ? "max-sm:sr-only" : "shrink-0"}>
                  {applicantName ? ", " : ""}
                  {about}
                </span>
              ) : null}
            </span>
          </AppLink>
          {isRead ? null : <span className="sr-only"> {words.unread}</span>}
        </p>
        <p
          className={classNames(
            "flex min-w-0 gap-x-3 text-ink-muted text-sm md:ms-auto md:shrink-0 md:text-end",
            account && "max-md:flex-wrap",
          )}
        >
          {account ? (
            <span className="min-w-0 truncate md:max-w-48">
              <Filled say={words.inAccount} parts={{ name: <bdi translate="no">{account.name}</bdi> }} />
            </span>
          ) : null}
          {formTitle ? (
            <bdi translate="no" title={formTitle} className="line-clamp-2 min-w-0 md:max-w-72">
              {formTitle}
            </bdi>
          ) : null}
          <span className="shrink-0 sm:hidden">
            <LocalTime at={createdAt} locale={locale} isDay />
          </span>
          {/* As wide as the longest, so that nothing moves when the browser's clock takes over. */}
          <span className="min-w-52 shrink-0 text-end max-sm:hidden">
            <LocalTime at={createdAt} locale={locale} />
          </span>
        </p>
      </div>
      <MarkButton notice={notice} label={`${said}${who ? `, ${who}` : ""}`} />
    </li>
  );
}

function MarkButton({ notice, label }: { notice: ListedNotice; label: string }) {
  const words = useWords(listWords);
  const fetcher = useFetcher();
  const Icon = notice.isRead ? Mail : MailOpen;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={notice.isRead ? "unread" : "read"} />
      <input type="hidden" name="id" value={notice.id} />
      <Button
        type="submit"
        size="sm"
        variant="ghost"
        className="max-sm:w-11 max-sm:px-0 sm:w-36 sm:justify-end"
        pending={fetcher.state !== "idle"}
      >
        <Icon aria-hidden="true" className="size-5 text-ink-muted sm:hidden" />
        <span aria-hidden="true" className="max-sm:sr-only">
          {notice.isRead ? words.markUnread : words.markRead}
        </span>
        <span className="sr-only">{(notice.isRead ? words.markUnreadOf : words.markReadOf)({ notice: label })}</span>
      </Button>
    </fetcher.Form>
  );
}

/** `upTo`: the newest notice that is shown; what arrives later stays unread. */
export function MarkAllButton({ upTo }: { upTo: number }) {
  const words = useWords(listWords);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="read-all" />
      <input type="hidden" name="upTo" value={upTo} />
      <Button type="submit" variant="outline">
        {words.markAllRead}
      </Button>
    </Form>
  );
}
