import { servicesContext } from "~/context";
import { takeAskedUpload } from "~/routes/shared/apply-upload";
import type { Route } from "./+types/apply-member-more-documents";

/** Where the small script sends one file that a member is asked for later (`takeAskedUpload`). */
export function action({ request, params, context }: Route.ActionArgs) {
  const link = { kind: "member" as const, token: params.token, urlId: params.rentFormUrlId };
  return takeAskedUpload(context.get(servicesContext), request, link);
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
