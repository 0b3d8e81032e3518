import { servicesContext } from "~/context";
import { takeCorrectionUpload } from "~/routes/shared/apply-upload";
import type { Route } from "./+types/apply-correct-documents";

/** Where the small script sends one file of a correction (`takeCorrectionUpload`). */
export function action({ request, params, context }: Route.ActionArgs) {
  return takeCorrectionUpload(context.get(servicesContext), request, {
    token: params.token,
    urlId: params.rentFormUrlId,
  });
}

/** There is nothing to read here. */
export function loader() {
  return new Response("", { status: 405, headers: { Allow: "POST", "Content-Security-Policy": "default-src 'none'" } });
}
