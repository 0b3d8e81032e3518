import type Stripe from "stripe";
import { reportError } from "../../../../platform/error-report";
import type { Services } from "../../../../services";

/** As Stripe keeps it. Minor units, milliseconds. */
export type InvoiceRow = {
  id: string;
  number: string;
  words: string;
  at: number;
  totalMinor: number;
  currency: string;
  url: string | null;
};

const invoiceRows = 24;
/** The page does not wait longer: it says that the list is missing. */
const patienceMs = 4_000;

/** The newest invoices of a customer, with links to Stripe's pages; null when Stripe does not say. */
export async function listInvoices(
  { billing, log }: Services,
  customerId: string | null | undefined,
): Promise<InvoiceRow[] | null> {
  if (!customerId || !billing.isSelling) return [];
  try {
    const stripe = await billing.stripe();
    const params = { customer: customerId, limit: invoiceRows };
    const { data } = await stripe.invoices.list(params, { timeout: patienceMs, maxNetworkRetries: 0 });
    return data
      .filter(({ status }) => status !== "draft" && status !== "void")
      .map((invoice) => ({
        id: invoice.id ?? "",
        number: invoice.number ?? "Invoice",
        words: wordsOf(invoice),
        at: invoice.created * 1000,
        totalMinor: invoice.total,
        currency: invoice.currency,
        url: invoice.hosted_invoice_url ?? null,
      }));
  } catch (error) {
    log.warn("invoices-not-listed", reportError(error));
    return null;
  }
}

/** What was bought: the dearest line. An invoice of a changed plan begins with what comes off. */
function wordsOf({ lines }: Stripe.Invoice): string {
  const [dearest] = lines.data.toSorted((one, other) => other.amount - one.amount);
  return dearest?.description ?? "";
}
