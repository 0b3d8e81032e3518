import { createAuthClient } from "better-auth/react";
import { MESSAGES } from "../../../kernel/messages";
import { showToast } from "../../../ui/show-toast";

/**
 * The library's own client and session store (specification, sections 4 and 7): a call with a body is a POST, a response
 * with a url and a redirect flag navigates, and after any call that changes the session the store asks anew, 10 ms later.
 * Loaded where React runs and somebody is signed in; everywhere else ui/scripts/site-session.ts does what is needed.
 */
export const sessionClient = createAuthClient({
  fetchOptions: {
    onError({ request, error }) {
      // Asking for the session happens by itself: nobody waits for it, so nobody is told.
      if (String(request.url).includes("/get-session")) console.warn(MESSAGES.queryErrorLog);
      else showToast({ type: "error", message: error.message || MESSAGES.somethingWentWrong });
    },
  },
});
