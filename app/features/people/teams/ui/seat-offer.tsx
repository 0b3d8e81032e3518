import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { formatAmount, isCurrency, planCost, prices, taxBehavior } from "../../../money/billing/prices";
import { seatTerms } from "../../../money/billing/rules";
import { sayAmount, sayDay } from "../../../money/billing/words";
import type { SeatOffer as Offer } from "../commands/change-seats.server";
import { seatWords } from "../seat-words";

/** What another number of seats costs today, at the next payment and then, above the button that takes it. */
export function SeatOffer({ offer, keepTo }: { offer: Offer; keepTo: string }) {
  const words = useWords(seatWords).offer;
  const locale = usePageLocale();
  const isPending = useNavigation().state === "submitting";
  const { seats, from, today, next, priceKey, at } = offer;
  const currency = offer.currency.toUpperCase();
  const known = isCurrency(currency) ? currency : "USD";
  const say = (amountMinor: number) => sayAmount(amountMinor, known, locale);
  const tax = ({ taxMinor }: { taxMinor: number }) => (taxMinor > 0 ? words.withTax({ amount: say(taxMinor) }) : null);
  const each = formatAmount(planCost(priceKey, seats - seatTerms.included, known), known, locale);
  const day = sayDay(next.at, locale);
  return (
    <Card title={words.title({ seats, from })}>
      <dl className="-mt-3">
        <Row
          term={words.today}
          amount={today ? say(today.amountMinor) : words.nothing}
          note={today ? tax(today) : null}
          more={today ? words.todayNote({ day }) : null}
        />
        <Row
          term={words.next({ day })}
          amount={say(next.amountMinor)}
          note={tax(next)}
          more={today ? null : words.nextNote}
        />
        <Row
          term={words.after[prices[priceKey].per]}
          amount={each}
          note={taxBehavior[known] === "exclusive" ? words.plusTax : null}
          more={null}
        />
      </dl>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="seats" value={seats} />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="at" value={at} />
        <Button type="submit" pending={isPending}>
          {today ? words.pay({ amount: say(today.amountMinor), seats }) : words.lower({ seats })}
        </Button>
        <ButtonLink to={keepTo} variant="outline">
          {words.keep({ from })}
        </ButtonLink>
      </Form>
    </Card>
  );
}

function Row({ term, amount, note, more }: { term: string; amount: string; note: string | null; more: string | null }) {
  return (
    <div className="flex justify-between gap-x-6 border-line border-b py-3">
      <dt className="min-w-0">
        {term}
        {more ? <span className="block text-ink-muted text-sm">{more}</span> : null}
      </dt>
      <dd className="tabular max-w-1/2 shrink-0 text-end">
        <b className="font-semibold">{amount}</b>
        {note ? <span className="block text-ink-muted text-sm">{note}</span> : null}
      </dd>
    </div>
  );
}
