import { servicesContext } from "~/context";
import { noPaper } from "~/features/deciding/pdf/answer-paper";
import { answerVoucherPaper, madePostBytes } from "~/features/operator/admin/voucher-papers";
import { readFields } from "~/platform/body/posted-fields.server";
import type { Route } from "./+types/credit-vouchers-papers";

/** There is nothing to fetch: the secrets are kept nowhere, and come back by the post of the page that showed them. */
export function loader() {
  return noPaper();
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request, madePostBytes);
  if (!fields) return new Response("This is longer than 500 vouchers.", { status: 413 });
  const paper = await answerVoucherPaper(context.get(servicesContext), fields);
  return paper ?? new Response("These are no vouchers of this page.", { status: 400 });
}
