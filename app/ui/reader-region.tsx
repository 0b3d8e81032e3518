import { createContext } from "react";

/** Where the reader is from, as the browser says in its languages; null: it does not. */
export const ReaderRegionContext = createContext<string | null>(null);
