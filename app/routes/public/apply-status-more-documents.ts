import { servicesContext } from "~/context";
import { takeRequestedUpload } from "~/routes/shared/apply-upload";
import type { Route } from "./+types/apply-status-more-documents";

/** Where the small script sends one file of the answer to a request (`takeRequestedUpload`). */
export function action({ request, params, context }: Route.ActionArgs) {
  return takeRequestedUpload(context.get(servicesContext), request, {
    token: params.token,
    urlId: params.rentFormUrlId,
  });
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
