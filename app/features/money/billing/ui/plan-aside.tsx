import { ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Filled } from "~/ui/filled";
import { usePageLocale, useWords } from "~/ui/use-words";
import { billingWords } from "../page-words";
import { type Currency, formatAmount, planCost, prices, proKeyOf } from "../prices";
import type { OpenForm, PlanRow } from "../queries/find-billing.server";
import type { InvoiceRow } from "../queries/list-invoices.server";
import { plans, seatTerms } from "../rules";
import { sayAmount, sayDay, sayShortDay } from "../words";

type Props = {
  plan: PlanRow | null;
  isLive: boolean;
  currency: Currency;
  openForms: readonly OpenForm[];
  invoices: readonly InvoiceRow[] | null;
  hasCustomer: boolean;
  isRefundable: boolean;
};

/** Plan, forms that run, invoices, and the ways to everything that is rarely needed. */
export function PlanAside(props: Props) {
  const words = useWords(billingWords).plan;
  return (
    <aside aria-label={words.region} className="mt-10 flex flex-col gap-8 lg:mt-0 lg:border-s lg:border-line lg:ps-8">
      <Plan {...props} />
      <OpenNow forms={props.openForms} />
      <Invoices invoices={props.invoices} />
      <ul>
        {props.hasCustomer ? (
          <li className="border-b border-line">
            <Form method="post" reloadDocument>
              <button
                type="submit"
                name="intent"
                value="portal"
                className="flex min-h-11 w-full items-center justify-between py-2 text-start hover:underline"
              >
                {words.card}
                <ChevronRight className="size-4 rtl:rotate-180" aria-hidden />
              </button>
            </Form>
          </li>
        ) : null}
        {props.isRefundable ? <Way to="/app/settings/billing/refund">{words.refund}</Way> : null}
        <Way to="/redeem">{words.redeem}</Way>
      </ul>
    </aside>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li className="border-b border-line">
      <AppLink to={to} className="flex min-h-11 items-center justify-between py-2 hover:underline">
        {children}
        <ChevronRight className="size-4 rtl:rotate-180" aria-hidden />
      </AppLink>
    </li>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="mb-1 text-sm font-medium text-ink-muted">{children}</h2>;
}

function Plan({ plan, isLive, currency }: Props) {
  const locale = usePageLocale();
  const words = useWords(billingWords).plan;
  if (!plan || !isLive)
    return (
      <section>
        <Heading>{words.title}</Heading>
        <p className="font-serif text-2xl font-[560]">{words.credits}</p>
        <p className="text-sm text-ink-muted">
          {plan?.graceUntil ? words.ended({ day: sayDay(plan.graceUntil, locale) }) : words.noPro}
        </p>
      </section>
    );
  return (
    <section>
      <Heading>{words.title}</Heading>
      <p className="font-serif text-2xl font-[560]">{words.pro}</p>
      {plan.cancelAt === null ? (
        <GoesOn plan={plan} currency={currency} />
      ) : (
        <>
          <p>
            <Filled say={words.canceled} parts={{ day: <Day at={plan.cancelAt} /> }} />
          </p>
          <Form method="post" className="mt-3">
            <Button type="submit" variant="outline" name="intent" value="resume">
              {words.keep}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

function GoesOn({ plan, currency }: { plan: PlanRow; currency: Currency }) {
  const words = useWords(billingWords).plan;
  const key = proKeyOf(plan.priceKey);
  const further = plan.seats - seatTerms.included;
  const price = formatAmount(planCost(key, further, currency), currency, usePageLocale());
  const parts = { price, day: <Day at={plan.periodEnd} /> };
  return (
    <>
      <p>
        <Filled say={words.next[prices[key].per]} parts={parts} />
      </p>
      {further > 0 ? <p className="text-sm text-ink-muted">{words.seats({ seats: plan.seats, further })}</p> : null}
      <ul className="mt-2">
        {plan.status === "active" ? <Way to="/app/settings/billing/seats">{words.changeSeats}</Way> : null}
        {key === "pro_month" && plan.status === "active" ? (
          <Way to="/app/settings/billing/year">{words.byYear}</Way>
        ) : null}
        <Way to="/app/settings/billing/cancel">{words.cancel}</Way>
      </ul>
    </>
  );
}

function Day({ at }: { at: number }) {
  return <b className="font-semibold">{sayDay(at, usePageLocale())}</b>;
}

function OpenNow({ forms }: { forms: readonly OpenForm[] }) {
  const words = useWords(billingWords).open;
  const locale = usePageLocale();
  if (forms.length === 0) return null;
  return (
    <section>
      <Heading>{words.title}</Heading>
      <dl>
        {forms.map((form) => (
          <div key={form.id} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              <AppLink to={`/app/forms/${form.id}`} className="hover:underline">
                {form.title}
              </AppLink>
              {form.plan === "free" ? (
                <span className="block text-sm text-ink-muted">
                  {words.free({ n: form.applications, most: plans.free.applications })}
                </span>
              ) : null}
            </dt>
            <dd className="tabular shrink-0 text-end">
              {form.until ? words.until({ day: sayShortDay(form.until, locale) }) : words.untilClosed}
              {form.plan === "free" ? (
                <AppLink
                  to={`/app/forms/${form.id}/settings#plan`}
                  aria-label={words.creditButtonFor({ form: form.title })}
                  className="block text-sm font-medium text-accent underline underline-offset-4"
                >
                  {words.creditButton}
                </AppLink>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Invoices({ invoices }: { invoices: readonly InvoiceRow[] | null }) {
  const words = useWords(billingWords).invoices;
  const locale = usePageLocale();
  if (invoices?.length === 0) return null;
  return (
    <section>
      <Heading>{words.title}</Heading>
      {invoices === null ? (
        <p className="text-sm text-ink-muted">{words.failed}</p>
      ) : (
        <ul>
          {invoices.map(({ id, number, words, at, totalMinor, currency, url }) => (
            <li key={id} className="flex items-baseline gap-3 border-b border-line py-2">
              <span className="tabular text-sm text-ink-muted">{sayShortDay(at, locale)}</span>
              <span className="min-w-0 flex-1">
                {url ? (
                  <a href={url} className="underline underline-offset-4">
                    {number}
                  </a>
                ) : (
                  number
                )}{" "}
                <span className="text-sm text-ink-muted">{words}</span>
              </span>
              <span className="tabular">{sayAmount(totalMinor, currency, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
