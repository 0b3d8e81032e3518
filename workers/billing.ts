import { catalogue } from "../app/features/money/billing/catalogue";
import type { Clock } from "../app/platform/clock";
import type { Config } from "../app/platform/config";
import type { Defer } from "../app/platform/defer";
import { type BillingProvider, createBillingProvider } from "../app/platform/stripe/billing-provider";
import { prepareCatalogue } from "../app/platform/stripe/catalogue";
import { preparePortal } from "../app/platform/stripe/portal";
import { createStandIn, type StandIn, type StandInParts } from "../app/platform/stripe/stand-in/create-stand-in";
import type { Env } from "./env";

type Parts = { config: Config; clock: Clock; defer: Defer; tell: StandInParts["tell"] };

/** Stripe where there are keys; on a developer's machine without them the stand-in; elsewhere nothing is sold. */
export function createBilling(env: Env, { config, clock, defer, tell }: Parts): BillingProvider {
  return createBillingProvider(
    config,
    (): StandIn =>
      createStandIn({
        db: env.DB,
        clock,
        origin: config.baseUrl,
        hasTax: config.stripe.hasTax,
        tell,
        defer: (work) => defer("stand-in", work),
        prepare: async (stripe) => {
          await prepareCatalogue(stripe, catalogue);
          await preparePortal(stripe, config.baseUrl);
        },
      }),
  );
}
