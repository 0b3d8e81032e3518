import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { SessionWatchProps, WatchedSession } from "./session-watch.client";

/** Out of the first script: only who is signed in needs it. Where it cannot be had, the page keeps what the server said. */
const SessionWatch = lazy<ComponentType<SessionWatchProps>>(() =>
  import("./session-watch.client")
    .then((module) => ({ default: module.SessionWatch }))
    .catch(() => ({ default: () => null })),
);

/** Who is signed in, as the server wrote and the store hears; when they differ the page is asked for anew. */
export function useLiveSession(known: WatchedSession): { session: WatchedSession; watch: ReactNode } {
  const [live, setLive] = useState<{ known: WatchedSession; session: WatchedSession } | null>(null);
  const [hasMet, setHasMet] = useState(false);
  const { revalidate } = useRevalidator();
  const isMember = known !== null;
  useEffect(() => {
    if (isMember) setHasMet(true);
  }, [isMember]);
  const onChange = useCallback(
    (session: WatchedSession) => {
      setLive({ known, session });
      if ((session === null) !== (known === null)) void revalidate();
    },
    [known, revalidate],
  );
  useHint(isMember, revalidate);
  // What was heard counts until the server says something newer.
  const session = live && live.known === known ? live.session : known;
  const watch = hasMet ? (
    <Suspense>
      <SessionWatch known={known} onChange={onChange} />
    </Suspense>
  ) : null;
  return { session, watch };
}

/** A visitor's page that is looked at again after a sign-in in another tab: the hint cookie says so without a request. */
function useHint(isMember: boolean, revalidate: () => Promise<void>): void {
  useEffect(() => {
    const look = () => {
      const isHinted = /(?:^|; )signed_in=1/.test(document.cookie);
      if (document.visibilityState === "visible" && isHinted && !isMember) void revalidate();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isMember, revalidate]);
}
