import { useEffect, useRef } from "react";
import { SESSION_SIGNAL_DELAY_MS } from "../../../kernel/limits";
import { sessionClient } from "./session-calls.client";

export type WatchedSession = { email: string; name: string } | null;

export type SessionWatchProps = {
  /** What the last answer of the server said: after an action it may be news to the store. */
  known: WatchedSession;
  onChange: (session: WatchedSession) => void;
};

/** Holds the library's session store open: it asks when the window is looked at again, and hears of other tabs. */
export function SessionWatch({ known, onChange }: SessionWatchProps) {
  const { data, isPending, error } = sessionClient.useSession();
  const email = data?.user.email;
  const name = data?.user.name;
  useEffect(() => {
    if (isPending || error) return;
    onChange(email === undefined ? null : { email, name: name ?? "" });
  }, [email, name, isPending, error, onChange]);
  useSignalOnNews(known);
  return null;
}

/** Our own forms change the session through actions, which the client does not see: they are signalled here. */
function useSignalOnNews(known: WatchedSession): void {
  const identity = known ? `${known.email}\n${known.name}` : "";
  const told = useRef(identity);
  useEffect(() => {
    if (told.current === identity) return;
    told.current = identity;
    const timer = setTimeout(() => sessionClient.$store.notify("$sessionSignal"), SESSION_SIGNAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [identity]);
}
