import { Form } from "react-router";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Filled } from "~/ui/filled";
import { usePageLocale, useWords } from "~/ui/use-words";
import { billingWords } from "../page-words";
import { type Currency, currencies, formatPrice, packKeys, prices, proKeys, proPaysFrom, taxBehavior } from "../prices";
import { billingTerms, plans } from "../rules";
import { sayAmount } from "../words";

type Props = { currency: Currency; isFixed: boolean; hasPro: boolean; pending: string | null };

/** Three packs that each post at once, and the way to Pro. */
export function CreditPacks({ currency, isFixed, hasPro, pending }: Props) {
  const words = useWords(billingWords).buy;
  const locale = usePageLocale();
  return (
    <section aria-labelledby="buy" className="mt-10">
      <PartHeading
        id="buy"
        title={words.title}
        beside={isFixed ? null : <CurrencyChoice currency={currency} option="credits" />}
      >
        {words.terms[taxBehavior[currency]]({ currency, days: billingTerms.refundDays })}
      </PartHeading>
      <Form method="post">
        <input type="hidden" name="intent" value="buy" />
        <input type="hidden" name="currency" value={currency} />
        <ul className="grid border-b border-line sm:grid-cols-3">
          {packKeys.map((key) => {
            const { credits, amounts } = prices[key];
            return (
              <li
                key={key}
                className="grid grid-cols-[6rem_1fr_minmax(6rem,auto)] items-center gap-x-4 border-t border-line py-3 first:border-t-0 sm:grid-cols-1 sm:gap-y-1 sm:border-t-0 sm:border-s sm:px-6 sm:py-4 sm:first:border-s-0 sm:first:ps-0 sm:last:pe-0"
              >
                <p>
                  <Filled
                    say={({ number }) => words.pack({ n: credits, number })}
                    parts={{ number: <b className="font-serif text-2xl font-[560]">{credits}</b> }}
                  />
                </p>
                <p className="tabular">
                  <b className="text-lg">{formatPrice(key, currency, locale)}</b>{" "}
                  <span className="block text-sm text-ink-muted sm:inline">
                    {words.perHome({ amount: sayAmount(Math.round(amounts[currency] / credits), currency, locale) })}
                  </span>
                </p>
                <Button
                  type="submit"
                  variant="outline"
                  name="pack"
                  value={credits}
                  pending={pending === `pack-${credits}`}
                  className="whitespace-nowrap sm:mt-2"
                >
                  {words.button({ n: credits })}
                </Button>
              </li>
            );
          })}
        </ul>
      </Form>
      {hasPro ? <p className="py-4 text-ink-muted">{words.included}</p> : <WayToPro currency={currency} />}
    </section>
  );
}

function WayToPro({ currency }: { currency: Currency }) {
  const words = useWords(billingWords).buy;
  const locale = usePageLocale();
  return (
    <div className="flex items-center justify-between gap-6 border-b border-line py-4">
      <div>
        <p>
          <b>{words.pro}</b>{" "}
          <span className="tabular">{words.month({ price: formatPrice("pro_month", currency, locale) })}</span>{" "}
          <span className="text-ink-muted">{words.orYear({ price: formatPrice("pro_year", currency, locale) })}</span>
        </p>
        <p className="text-sm text-ink-muted">{words.whyPro({ n: proPaysFrom("pro_month", currency) })}</p>
      </div>
      <ButtonLink to="?billingOption=subscription" variant="outline" className="shrink-0" preventScrollReset>
        {words.getPro}
      </ButtonLink>
    </div>
  );
}

/** Pro by the month or by the year: each button posts at once. */
export function ProChoice({ currency, isFixed, pending }: Omit<Props, "hasPro">) {
  const words = useWords(billingWords).pro;
  const locale = usePageLocale();
  const { openForms, applications } = plans.pro;
  return (
    <section aria-labelledby="buy" className="mt-10">
      <PartHeading
        id="buy"
        title={words.title}
        beside={isFixed ? null : <CurrencyChoice currency={currency} option="subscription" />}
      >
        {words.terms[taxBehavior[currency]]({ currency })}
      </PartHeading>
      <p className="py-4">{words.text({ forms: openForms, applications })}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="take-pro" />
        <input type="hidden" name="currency" value={currency} />
        <ul className="border-t border-line">
          {proKeys.map((key) => {
            const { per } = prices[key];
            return (
              <li key={key} className="flex items-center justify-between gap-4 border-b border-line py-3">
                <p className="tabular">
                  <Filled
                    say={words.price[per]}
                    parts={{ price: <b className="text-lg">{formatPrice(key, currency, locale)}</b> }}
                  />
                  {per === "year" ? (
                    <span className="block text-sm text-ink-muted">
                      {words.yearNote({ days: billingTerms.withdrawDays })}
                    </span>
                  ) : null}
                </p>
                <Button
                  type="submit"
                  variant="outline"
                  name="per"
                  value={per}
                  pending={pending === `per-${per}`}
                  className="shrink-0"
                >
                  {words.button[per]}
                </Button>
              </li>
            );
          })}
        </ul>
      </Form>
      <p className="mt-4">
        <AppLink to="?billingOption=credits" preventScrollReset className="text-accent underline underline-offset-4">
          {words.credits}
        </AppLink>
      </p>
    </section>
  );
}

/** Until the first purchase fixes one. */
function CurrencyChoice({ currency, option }: { currency: Currency; option: string }) {
  return (
    <nav aria-label={useWords(billingWords).buy.currency} className="-mx-2 flex flex-wrap">
      {currencies.map((one) => (
        <AppLink
          key={one}
          to={`?billingOption=${option}&currency=${one}`}
          preload="none"
          preventScrollReset
          aria-current={one === currency ? "true" : undefined}
          className="inline-flex min-h-11 items-center rounded-md px-2 text-sm text-ink-muted underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {one}
        </AppLink>
      ))}
    </nav>
  );
}

type PartHeadingProps = { id: string; title: string; children?: React.ReactNode; beside?: React.ReactNode };

export function PartHeading({ id, title, children, beside }: PartHeadingProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-line-strong border-b">
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 py-2 font-semibold text-ink text-lg">
        {title}
        {children ? <span className="font-normal text-ink-muted text-sm">{children}</span> : null}
      </h2>
      {beside}
    </div>
  );
}
