import { Stripe } from "stripe";
import { catalogue } from "../../app/features/money/billing/catalogue.ts";
import { clientOptions } from "../../app/platform/stripe/billing-provider.ts";
import { prepareCatalogue, prepareEndpoint } from "../../app/platform/stripe/catalogue.ts";
import { preparePortal } from "../../app/platform/stripe/portal.ts";

/**
 * Makes products, prices, the settings of the customer portal and the webhook's endpoint in the account of this key; what is there stays. Loaded through Vite, since
 * the sources are written for a bundler. `secret`: of an endpoint that was made just now.
 */
export async function prepareStripe(
  secretKey: string,
  origin: string,
): Promise<{ made: string[]; secret: string | null }> {
  const stripe = new Stripe(secretKey, clientOptions);
  const made = await prepareCatalogue(stripe, catalogue);
  const endpoint = await prepareEndpoint(stripe, origin);
  const portal = await preparePortal(stripe, origin);
  return { made: [...made, ...portal, ...endpoint.made], secret: endpoint.secret };
}
