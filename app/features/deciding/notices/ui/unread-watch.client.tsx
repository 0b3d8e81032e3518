import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { Unread } from "../../../../kernel/unread";
import { DataCache } from "../../../../ui/data-cache";
import { useZones } from "../../../../ui/zones";
import { postOpened, postZone, unreadQuery } from "./notices-client";

type UnreadWatchProps = { account: string; isImpersonated: boolean; onUnread: (unread: Unread) => void };

/** Shows nothing: asks for unread notices while somebody is signed in. It comes after the page, with the data cache. */
export function UnreadWatch({ account, ...watch }: UnreadWatchProps) {
  return (
    <DataCache key={account} account={account}>
      <Watch {...watch} />
    </DataCache>
  );
}

/** When there is news, or a notice's page was opened, the list is asked for anew. */
function Watch({ isImpersonated, onUnread }: Omit<UnreadWatchProps, "account">) {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  const newest = data?.newest;
  const known = useRef(newest);
  useEffect(() => {
    if (data) onUnread(data);
  }, [data, onUnread]);
  useEffect(() => {
    const isNews = known.current !== undefined && newest !== known.current;
    known.current = newest;
    if (isNews) void client.invalidateQueries({ queryKey: ["notices", "list"] });
  }, [client, newest]);
  useOpened((data?.count ?? 0) > 0);
  useKeptZone(isImpersonated ? undefined : data?.seenZone);
  return null;
}

/** Mails go by the clocks of the browser where nobody chose others, so a new zone is told, once a page. `known`: undefined, nothing is told. */
function useKeptZone(known: string | null | undefined): void {
  const { reader } = useZones();
  const isTold = useRef(false);
  useEffect(() => {
    if (known === undefined || known === reader || isTold.current) return;
    isTold.current = true;
    // What fails is told by the next page.
    postZone(reader).catch(() => {});
  }, [known, reader]);
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
