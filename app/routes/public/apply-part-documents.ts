import { servicesContext } from "~/context";
import { takeUpload } from "~/routes/shared/apply-upload";
import type { Route } from "./+types/apply-part-documents";

/** Where the small script of an own part's pages sends one file (`takeUpload`). */
export function action({ request, params, context }: Route.ActionArgs) {
  return takeUpload(context.get(servicesContext), request, { urlId: params.rentFormUrlId, seat: "part" });
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
