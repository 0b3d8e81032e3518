import { createAuthClient } from "better-auth/react";
import { MESSAGES } from "../../../kernel/messages";
import { failureWordsOfDocument } from "../../../ui/failure-words";
import { showToast } from "../../../ui/show-toast";

/**
 * The library's client and session store (specification, sections 4 and 7), where React runs and somebody is signed in;
 * elsewhere ui/scripts/site-session.ts.
 */
export const sessionClient = createAuthClient({
  fetchOptions: {
    onError({ request, error }) {
      // Asking for the session happens by itself: nobody waits for it, so nobody is told.
      if (String(request.url).includes("/get-session")) console.warn(MESSAGES.queryErrorLog);
      else showToast({ type: "error", message: error.message || failureWordsOfDocument().somethingWentWrong });
    },
  },
});
