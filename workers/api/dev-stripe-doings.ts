import type Stripe from "stripe";
import { z } from "zod";
import { closeDispute, failRefund, openDispute, warnOfFraud } from "../../app/platform/stripe/stand-in/after-payment";
import { finishSlow } from "../../app/platform/stripe/stand-in/checkout";
import { holdEvents, type StandIn } from "../../app/platform/stripe/stand-in/create-stand-in";
import { cancelNow, nextPeriod } from "../../app/platform/stripe/stand-in/subscriptions";

export const doings = z.discriminatedUnion("do", [
  z.object({ do: z.enum(["next-month", "renewal-fails", "end-now"]), id: z.string() }),
  z.object({ do: z.enum(["dispute", "fraud-warning"]), id: z.string() }),
  z.object({ do: z.enum(["dispute-won", "dispute-lost", "refund-fails"]), id: z.string() }),
  z.object({ do: z.enum(["slow-paid", "slow-failed"]), id: z.string() }),
  z.object({ do: z.enum(["resend", "twice", "wrong-signature"]), id: z.string() }),
  z.object({ do: z.enum(["reversed", "hold", "tell"]) }),
]);

export type Doing = z.output<typeof doings>;

export async function carryOut(standIn: StandIn, doing: Doing): Promise<void> {
  const { world } = standIn;
  const retell = async (id: string, secret?: string) => {
    const event = await world.store.get<Stripe.Event>(id);
    if (event) await standIn.retell(event, secret);
  };
  switch (doing.do) {
    case "next-month":
      return nextPeriod(world, doing.id, true);
    case "renewal-fails":
      return nextPeriod(world, doing.id, false);
    case "end-now":
      return void (await cancelNow(world, doing.id));
    case "dispute":
      return void (await openDispute(world, doing.id));
    case "fraud-warning":
      return warnOfFraud(world, doing.id);
    case "dispute-won":
      return closeDispute(world, doing.id, "won");
    case "dispute-lost":
      return closeDispute(world, doing.id, "lost");
    case "refund-fails":
      return failRefund(world, doing.id);
    case "slow-paid":
      return finishSlow(world, doing.id, true);
    case "slow-failed":
      return finishSlow(world, doing.id, false);
    case "resend":
      return retell(doing.id);
    case "twice":
      return void (await Promise.all([retell(doing.id), retell(doing.id)]));
    case "wrong-signature":
      return retell(doing.id, "whsec_of_somebody_else");
    case "reversed":
      // A list of the newest first is the order reversed.
      for (const event of await world.store.list<Stripe.Event>("event")) await standIn.retell(event);
      return;
    case "hold":
      return holdEvents(world, true);
    case "tell":
      return holdEvents(world, false);
  }
}
