import type Stripe from "stripe";
import type { Services } from "../../../../services";

/** Where the customer confirms an invoice's payment, at Stripe alone; null when it is not theirs or does not wait. */
export async function findConfirmLink(
  { billing, config }: Pick<Services, "billing" | "config">,
  { customerId, invoiceId }: { customerId: string | null; invoiceId: string },
): Promise<string | null> {
  if (!billing.isSelling) return null;
  const stripe = await billing.stripe();
  const invoice = await stripe.invoices.retrieve(invoiceId);
  if (invoice.status !== "open" || customerOf(invoice) !== customerId) return null;
  const link = invoice.hosted_invoice_url ?? "";
  const own = billing.kind === "stand-in" ? config.baseUrl : null;
  return isPayingPlace(link, own) ? link : null;
}

/** A https address of stripe.com, or one of the stand-in at `standIn`. */
export function isPayingPlace(link: string, standIn: string | null): boolean {
  const url = URL.parse(link);
  if (!url || url.username || url.password) return false;
  if (standIn !== null && url.origin === new URL(standIn).origin) return true;
  return url.protocol === "https:" && url.port === "" && /(^|\.)stripe\.com$/.test(url.hostname);
}

function customerOf({ customer }: Stripe.Invoice): string | null {
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}
