import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { sayUnread } from "../rules";
import { postOpened, unreadQuery } from "./notices-client";

/**
 * What the header says of unread notices, null where there are none. When there is news, or a notice's page was opened,
 * the list is asked for anew.
 */
export function useUnread(): string | null {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  const count = data?.count ?? 0;
  const newest = data?.newest;
  const known = useRef(newest);
  useEffect(() => {
    const isNews = known.current !== undefined && newest !== known.current;
    known.current = newest;
    if (isNews) void client.invalidateQueries({ queryKey: ["notices", "list"] });
  }, [client, newest]);
  useOpened(count > 0);
  return count > 0 ? sayUnread(count) : null;
}

/** Notices of the application or form that is shown are read by that. */
function useOpened(hasUnread: boolean): void {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const ref = shownRef(pathname, search);
  useEffect(() => {
    if (!hasUnread || ref === null) return;
    postOpened(ref).then(
      (unread) => {
        client.setQueryData(unreadQuery.queryKey, unread);
        void client.invalidateQueries({ queryKey: ["notices", "list"] });
      },
      // The notice stays unread; opening it again, or the list, marks it.
      () => {},
    );
  }, [client, ref, hasUnread]);
}

/** The id of the application, or else of the form, that an address shows; null for other pages. */
export function shownRef(pathname: string, search: string): string | null {
  const formId = /^\/app\/forms\/([0-9a-f-]{36})$/.exec(pathname)?.[1];
  if (!formId) return null;
  return new URLSearchParams(search).get("applicationId") ?? formId;
}
