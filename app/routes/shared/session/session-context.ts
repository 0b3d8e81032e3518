import { createContext } from "react";
import type { WatchedSession } from "./session-watch.client";

/** Who is signed in, as the page knows it by now. */
export const SessionContext = createContext<WatchedSession>(null);
