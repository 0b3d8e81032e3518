import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { DATA_CACHE } from "../kernel/limits";
import { MESSAGES } from "../kernel/messages";
import { failureWordsOfDocument } from "./failure-words";
import { showToast } from "./show-toast";

/** The data cache of the signed-in area (specification, section 9). A failing call shows a toast, unless `isQuiet`. */
function makeDataCache(): QueryClient {
  const { windowFocus, mount, reconnect } = DATA_CACHE.refetchOn;
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        console.error(MESSAGES.queryErrorLog);
        if (meta?.isQuiet) return;
        showToast({
          type: "error",
          message: error.message || failureWordsOfDocument().somethingWentWrong,
          id: "query-error",
        });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: DATA_CACHE.staleAfterMs,
        gcTime: DATA_CACHE.dropAfterMs,
        retry: DATA_CACHE.queryRetries,
        refetchOnWindowFocus: windowFocus,
        refetchOnMount: mount,
        refetchOnReconnect: reconnect,
      },
    },
  });
}

let kept: { account: string; client: QueryClient } | null = null;

/** In a browser the one of this account, wherever it is asked for; on the server each rendering has its own. */
function cacheOf(account: string): QueryClient {
  if (typeof document === "undefined") return makeDataCache();
  if (kept?.account !== account) kept = { account, client: makeDataCache() };
  return kept.client;
}

/** Give it the account as `key`, too: another account begins with an empty cache. */
export function DataCache({ account, children }: { account: string; children: ReactNode }) {
  const [client] = useState(() => cacheOf(account));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
