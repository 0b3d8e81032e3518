import { Form, useFetcher } from "react-router";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { LocalTime } from "../../../ui/local-time";
import type { ListedNotice } from "../queries/list-notices.server";
import { noticeHref, sayNotice } from "../rules";

/** Notices, newest first; the unread ones say so in a word and by a bar. */
export function NoticeList({ notices }: { notices: readonly ListedNotice[] }) {
  return (
    <ul aria-label="Notices" className="border-line-strong border-t">
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function NoticeRow({ notice }: { notice: ListedNotice }) {
  const { kind, isRead, formTitle, createdAt } = notice;
  const about = [notice.reference, notice.isLocked && "waits for its turn"].filter(Boolean).join(", ");
  const who = [notice.applicantName, about].filter(Boolean).join(", ");
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-4 border-line border-s-4 border-b py-1.5 ps-3",
        isRead ? "border-s-transparent" : "border-s-accent",
      )}
    >
      <div className="min-w-0 flex-1 basis-56 md:flex md:items-baseline md:gap-x-4">
        <p className={isRead ? undefined : "font-semibold"}>
          <AppLink
            to={noticeHref(notice)}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            <span>
              {sayNotice(kind, notice.ref)}
              {who ? ": " : ""}
              <bdi>{notice.applicantName}</bdi>
              {notice.applicantName && about ? ", " : ""}
              {about}
            </span>
          </AppLink>
          {isRead ? null : <span className="sr-only"> (unread)</span>}
        </p>
        <p className="min-w-0 text-ink-muted text-sm [overflow-wrap:anywhere] md:ms-auto md:text-end">
          {formTitle ? <>{formTitle}, </> : null}
          <LocalTime at={createdAt} locale="en-US" />
        </p>
      </div>
      <MarkButton notice={notice} label={`${sayNotice(kind, notice.ref)}${who ? `, ${who}` : ""}`} />
    </li>
  );
}

function MarkButton({ notice, label }: { notice: ListedNotice; label: string }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={notice.isRead ? "unread" : "read"} />
      <input type="hidden" name="id" value={notice.id} />
      <Button type="submit" size="sm" variant="ghost" className="-ms-3 sm:ms-0" pending={fetcher.state !== "idle"}>
        {notice.isRead ? "Mark unread" : "Mark read"}
        <span className="sr-only">: {label}</span>
      </Button>
    </fetcher.Form>
  );
}

/** `upTo`: the newest notice that is shown; what arrives later stays unread. */
export function MarkAllButton({ upTo }: { upTo: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="read-all" />
      <input type="hidden" name="upTo" value={upTo} />
      <Button type="submit" variant="outline">
        Mark all read
      </Button>
    </Form>
  );
}
