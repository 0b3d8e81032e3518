import { ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { type Currency, formatPrice } from "../prices";
import type { OpenForm, PlanRow } from "../queries/find-billing.server";
import type { InvoiceRow } from "../queries/list-invoices.server";
import { plans } from "../rules";
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
  return (
    <aside
      aria-label="Plan and invoices"
      className="mt-10 flex flex-col gap-8 lg:mt-0 lg:border-s lg:border-line lg:ps-8"
    >
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
                Card, address, tax ID
                <ChevronRight className="size-4 rtl:rotate-180" aria-hidden />
              </button>
            </Form>
          </li>
        ) : null}
        {props.isRefundable ? <Way to="/app/settings/billing/refund">Ask for a refund</Way> : null}
        <Way to="/redeem">Redeem a voucher</Way>
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
  if (!plan || !isLive)
    return (
      <section>
        <Heading>Your plan</Heading>
        <p className="font-serif text-2xl font-[560]">Credits</p>
        <p className="text-sm text-ink-muted">
          {plan?.graceUntil
            ? `Pro has ended. Forms beyond the free limits continue until ${sayDay(plan.graceUntil)}.`
            : "No subscription. Nothing is charged automatically."}
        </p>
      </section>
    );
  const key = plan.priceKey === "pro_year" ? "pro_year" : "pro_month";
  const price = `${formatPrice(key, currency)} a ${key === "pro_year" ? "year" : "month"}`;
  return (
    <section>
      <Heading>Your plan</Heading>
      <p className="font-serif text-2xl font-[560]">Pro</p>
      {plan.cancelAt === null ? (
        <>
          <p>
            {price}. Next payment on <b className="font-semibold">{sayDay(plan.periodEnd)}</b>.
          </p>
          <ul className="mt-2">
            {key === "pro_month" && plan.status === "active" ? (
              <Way to="/app/settings/billing/year">Pay by the year instead</Way>
            ) : null}
            <Way to="/app/settings/billing/cancel">Cancel Pro</Way>
          </ul>
        </>
      ) : (
        <>
          <p>
            Canceled. It lasts until <b className="font-semibold">{sayDay(plan.cancelAt)}</b>; nothing more is charged.
          </p>
          <Form method="post" className="mt-3">
            <Button type="submit" variant="outline" name="intent" value="resume">
              Keep Pro
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}

function OpenNow({ forms }: { forms: readonly OpenForm[] }) {
  if (forms.length === 0) return null;
  return (
    <section>
      <Heading>Open now</Heading>
      <dl>
        {forms.map((form) => (
          <div key={form.id} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              <AppLink to={`/app/forms/${form.id}`} className="hover:underline">
                {form.title}
              </AppLink>
              {form.plan === "free" ? (
                <span className="block text-sm text-ink-muted">
                  free: {form.applications} of {plans.free.applications} applications
                </span>
              ) : null}
            </dt>
            <dd className="tabular shrink-0 text-end">
              {form.until ? `until ${sayShortDay(form.until)}` : "open"}
              {form.plan === "free" ? (
                <AppLink
                  to={`/app/forms/${form.id}/settings#plan`}
                  className="block text-sm font-medium text-accent underline underline-offset-4"
                >
                  Use a credit<span className="sr-only"> for {form.title}</span>
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
  if (invoices?.length === 0) return null;
  return (
    <section>
      <Heading>Invoices</Heading>
      {invoices === null ? (
        <p className="text-sm text-ink-muted">The list cannot be shown right now. Reload the page in a minute.</p>
      ) : (
        <ul>
          {invoices.map(({ id, number, words, at, totalMinor, currency, url }) => (
            <li key={id} className="flex items-baseline gap-3 border-b border-line py-2">
              <span className="tabular text-sm text-ink-muted">{sayShortDay(at)}</span>
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
              <span className="tabular">{sayAmount(totalMinor, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
