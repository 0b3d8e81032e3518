import { createContext } from "react";
import type { Unread } from "../kernel/unread";

/** What the header last heard of unread notices, for pages that show what grows; null before it has heard. */
export const UnreadContext = createContext<Unread | null>(null);
