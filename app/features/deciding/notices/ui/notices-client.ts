import { queryOptions } from "@tanstack/react-query";
import type { Unread } from "../../../../kernel/unread";
import { failureWordsOfDocument } from "../../../../ui/failure-words";
import type { NoticesPage } from "../queries/list-notices.server";
import { pollEveryMs } from "../rules";

const unreadAt = "/app/notifications/unread";

/** Throws what the server says, or else that something went wrong. A redirect means that the session has ended. */
async function askJson<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, { ...init, headers: { Accept: "application/json", ...init?.headers } });
  if (response.redirected) throw new Error(failureWordsOfDocument().signedOut);
  if (!response.ok)
    throw new Error((await response.text()).slice(0, 200) || failureWordsOfDocument().somethingWentWrong);
  return (await response.json()) as T;
}

/** The unread count, asked for every 20 seconds while the page is visible; the library stops in a hidden one. */
export const unreadQuery = queryOptions({
  queryKey: ["notices", "unread"],
  queryFn: ({ signal }) => askJson<Unread>(unreadAt, { signal }),
  refetchInterval: pollEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: "always",
  meta: { isQuiet: true },
});

/** One page of the list; `before` is its place in the address, "" for the first. */
export function noticesQuery(before: string) {
  return queryOptions({
    queryKey: ["notices", "list", before],
    queryFn: ({ signal }) =>
      askJson<NoticesPage>(`/app/notifications/list?${new URLSearchParams({ before })}`, { signal }),
  });
}

/** The page of an application or form was shown: what told of it is read. Gives the new count. */
export function postOpened(ref: string): Promise<Unread> {
  return askJson<Unread>(unreadAt, { method: "POST", body: new URLSearchParams({ ref }) });
}

/** This browser's clocks go by `zone` (IANA). Gives the count. */
export function postZone(zone: string): Promise<Unread> {
  return askJson<Unread>(unreadAt, { method: "POST", body: new URLSearchParams({ zone }) });
}
