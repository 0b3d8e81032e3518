import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import { z } from "zod";
import { MESSAGES } from "../../app/kernel/messages";
import { formatMoney } from "../../app/kernel/money";
import { readFields } from "../../app/platform/body/posted-fields.server";
import { cachedPolicy } from "../../app/platform/security-headers";
import { findSession, finishCheckout, payOutcomes } from "../../app/platform/stripe/stand-in/checkout";
import { areEventsHeld, type StandIn } from "../../app/platform/stripe/stand-in/create-stand-in";
import { payDue } from "../../app/platform/stripe/stand-in/subscriptions";
import { idOf, type StandInPayment } from "../../app/platform/stripe/stand-in/world";
import type { AppEnv } from "../app-env";
import { devPage } from "./dev-page";
import { carryOut, type Doing, doings } from "./dev-stripe-doings";

type Page = Context<AppEnv>;

/** Pages of the stand-in for Stripe: 404 unless this is development and no key of Stripe's is set, asked at run time. */
export const devStripe = new Hono<AppEnv>();

devStripe.use("/stripe/*", guard);
devStripe.use("/stripe.json", guard);

async function guard(c: Page, next: () => Promise<void>): Promise<Response | undefined> {
  const { config, billing } = c.get("services");
  if (!config.isDevelopment || !billing.isSelling || billing.kind !== "stand-in")
    return c.text(MESSAGES.pageNotFound, 404);
  c.get("trace").route = "/dev/stripe";
  c.header("Content-Security-Policy", cachedPolicy({ styles: ["'unsafe-inline'"] }));
  // Makes prices where this machine has none.
  await billing.stripe();
  await next();
}

function standInOf(c: Page): StandIn {
  return c.get("services").billing as StandIn;
}

function money(amount: number | null, currency: string | null): string {
  return formatMoney(amount ?? 0, (currency ?? "usd").toUpperCase(), "en-US");
}

/** What was pressed; null for anything that no button says. */
async function pressed<T extends z.ZodType>(c: Page, schema: T): Promise<z.output<T> | null> {
  const fields = await readFields(c.req.raw, 4096);
  return schema.safeParse(Object.fromEntries(fields ?? [])).data ?? null;
}

const buttons: [(typeof payOutcomes)[number], string][] = [
  ["pay", "Pay"],
  ["decline", "Card is declined"],
  ["three-d-secure", "Confirm with the bank, then pay"],
  ["slow", "Pay by a slow method"],
  ["expire", "Let it expire"],
];

async function showCheckout(c: Page, fault: string | null): Promise<Response> {
  const session = await find(() => findSession(standInOf(c).world, c.req.param("id") ?? ""));
  if (!session) return c.html(devPage("Not there", html`<h1>There is no such payment</h1>`), 404);
  const item = session.line_items?.data[0];
  const isOpen = session.status === "open";
  const body = html`<h1>${item?.description ?? "Payment"}</h1>
    <dl>
      <dt>${item?.description ?? ""}</dt><dd>${money(session.amount_subtotal, session.currency)}</dd>
      <dt>Tax</dt><dd>${money((session.amount_total ?? 0) - (session.amount_subtotal ?? 0), session.currency)}</dd>
      <dt><b>To pay</b></dt><dd><b id="amount-total">${money(session.amount_total, session.currency)}</b></dd>
    </dl>
    ${fault ? html`<p role="alert">${fault}</p>` : ""}
    ${
      isOpen
        ? html`<form method="post">${buttons
            .filter(([outcome]) => outcome !== "slow" || session.mode === "payment")
            .map(
              ([outcome, label]) =>
                html`<button class="${outcome === "pay" ? "first" : ""}" name="outcome" value="${outcome}">${label}</button>`,
            )}</form>`
        : html`<p>This payment is ${session.status}.</p>`
    }
    ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Back to the shop</a></p>` : ""}`;
  return c.html(devPage("Payment", body));
}

/** What the stand-in does not know is null here, as an error of Stripe's is for a person. */
async function find<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch {
    return null;
  }
}

devStripe.get("/stripe/checkout/:id", (c) => showCheckout(c, null));
devStripe.post("/stripe/checkout/:id", async (c) => {
  const choice = await pressed(c, z.object({ outcome: z.enum(payOutcomes) }));
  if (!choice) return c.text("There is no such button.", 400);
  const { world } = standInOf(c);
  const known = await find(() => findSession(world, c.req.param("id")));
  if (!known) return showCheckout(c, null);
  const session = await finishCheckout(world, known.id, choice.outcome);
  if (!session) return showCheckout(c, "The card was declined. Nothing was charged; try another way.");
  const back = session.status === "complete" ? session.success_url : session.cancel_url;
  return c.redirect((back ?? "/").replace("{CHECKOUT_SESSION_ID}", session.id), 303);
});

devStripe.get("/stripe/invoice/:id", async (c) => {
  const invoice = await standInOf(c).world.store.get<Stripe.Invoice>(c.req.param("id"));
  if (!invoice) return c.html(devPage("Not there", html`<h1>There is no such invoice</h1>`), 404);
  return c.html(
    devPage(
      `Invoice ${invoice.number}`,
      html`<h1>Invoice ${invoice.number}</h1>
        <dl>
          ${invoice.lines.data.map(({ description, amount }) => html`<dt>${description ?? ""}</dt><dd>${money(amount, invoice.currency)}</dd>`)}
          <dt><b>Total</b></dt><dd><b>${money(invoice.total, invoice.currency)}</b></dd>
          <dt>State</dt><dd>${invoice.status ?? ""}</dd>
        </dl>`,
    ),
  );
});

devStripe.get("/stripe/portal/:id", async (c) => {
  const { world } = standInOf(c);
  const portal = await world.store.get<Stripe.BillingPortal.Session>(c.req.param("id"));
  if (!portal) return c.html(devPage("Not there", html`<h1>There is no such page</h1>`), 404);
  return c.html(
    devPage(
      "Card and address",
      html`<h1>Card, address, VAT number</h1>
        <p>At Stripe a person changes these here. A new card pays what is due.</p>
        <form method="post"><button class="first">Save a new card</button></form>
        <p><a href="${portal.return_url ?? "/"}">Back to the shop</a></p>`,
    ),
  );
});
devStripe.post("/stripe/portal/:id", async (c) => {
  const { world } = standInOf(c);
  const portal = await world.store.get<Stripe.BillingPortal.Session>(c.req.param("id"));
  if (!portal) return c.text(MESSAGES.pageNotFound, 404);
  for (const one of await world.store.list<Stripe.Subscription>("subscription"))
    if (idOf(one.customer) === idOf(portal.customer)) await payDue(world, one.id);
  return c.redirect(portal.return_url ?? "/", 303);
});

devStripe.post("/stripe", async (c) => {
  const doing = await pressed(c, doings);
  if (!doing) return c.text("There is no such button.", 400);
  await find(() => carryOut(standInOf(c), doing));
  return c.redirect("/dev/stripe", 303);
});

const kinds = [
  "customer",
  "checkout.session",
  "subscription",
  "invoice",
  "payment_intent",
  "refund",
  "dispute",
  "event",
] as const;

devStripe.get("/stripe.json", async (c) => {
  const { store } = standInOf(c).world;
  const lists = await Promise.all(kinds.map(async (kind) => [kind, await store.list(kind)] as const));
  return c.json(Object.fromEntries(lists));
});

function press(id: string, actions: [Doing["do"], string][]) {
  return html`<form method="post"><input type="hidden" name="id" value="${id}" />${actions.map(
    ([action, label]) => html`<button name="do" value="${action}">${label}</button>`,
  )}</form>`;
}

devStripe.get("/stripe", async (c) => {
  const { world } = standInOf(c);
  const { store } = world;
  const [sessions, subscriptions, payments, refunds, disputes, events, isHeld] = await Promise.all([
    store.list<Stripe.Checkout.Session>("checkout.session"),
    store.list<Stripe.Subscription>("subscription"),
    store.list<StandInPayment>("payment_intent"),
    store.list<Stripe.Refund>("refund"),
    store.list<Stripe.Dispute>("dispute"),
    store.list<Stripe.Event>("event"),
    areEventsHeld(world),
  ]);
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const slow = sessions.filter((one) => one.status === "complete" && one.payment_status === "unpaid");
  const waiting = sessions.filter((one) => one.status === "open");
  return c.html(
    devPage(
      "Stripe",
      html`<h1>Stripe on this machine</h1>
        <p><a href="/dev/stripe.json">Everything as JSON</a></p>
        ${waiting.length + slow.length > 0 ? html`<h2>Payments that wait</h2>` : ""}
        <ul>
          ${waiting.map((one) => html`<li><a href="/dev/stripe/checkout/${one.id}">${one.line_items?.data[0]?.description ?? one.id}</a>, not paid</li>`)}
          ${slow.map(
            (one) =>
              html`<li>${one.line_items?.data[0]?.description ?? one.id}, by a slow method ${press(one.id, [
                ["slow-paid", "The money arrives"],
                ["slow-failed", "It does not arrive"],
              ])}</li>`,
          )}
        </ul>
        <h2>Subscriptions</h2>
        <ul>
          ${subscriptions.map(
            (
              one,
            ) => html`<li>${one.items.data.map(({ price, quantity }) => `${quantity} × ${price.nickname ?? one.id}`).join(", ")}: <b>${one.status}</b>, until ${day(one.items.data[0]?.current_period_end ?? 0)}${one.cancel_at_period_end ? ", cancelled" : ""}
              ${
                one.status === "canceled"
                  ? ""
                  : press(one.id, [
                      ["next-month", "Next period"],
                      ["renewal-fails", "Renewal fails"],
                      ["end-now", "End now"],
                    ])
              }</li>`,
          )}
        </ul>
        <h2>Payments</h2>
        <ul>
          ${payments.map(
            (one) =>
              html`<li>${money(one.amount, one.currency)}, paid back ${money(one.refunded, one.currency)} ${press(
                one.id,
                [
                  ["dispute", "Dispute"],
                  ["fraud-warning", "Warning of fraud"],
                ],
              )}</li>`,
          )}
          ${refunds.map((one) => html`<li>Refund of ${money(one.amount, one.currency)}: <b>${one.status ?? ""}</b> ${one.status === "failed" ? "" : press(one.id, [["refund-fails", "It fails"]])}</li>`)}
          ${disputes.map(
            (one) =>
              html`<li>Dispute of ${money(one.amount, one.currency)}: <b>${one.status}</b> ${
                one.status === "needs_response"
                  ? press(one.id, [
                      ["dispute-won", "Won"],
                      ["dispute-lost", "Lost"],
                    ])
                  : ""
              }</li>`,
          )}
        </ul>
        <h2>Events</h2>
        <p>${isHeld ? "They are held back." : "They are told at once."}</p>
        ${press("", [["reversed", "Tell all in reverse order"], isHeld ? ["tell", "Tell at once"] : ["hold", "Hold back"]])}
        <ul>
          ${events.slice(0, 50).map(
            (one) =>
              html`<li><code>${one.type}</code> <span class="muted">${one.pending_webhooks === 0 ? "told" : "not told"}</span> ${press(
                one.id,
                [
                  ["resend", "Tell again"],
                  ["twice", "Tell twice"],
                  ["wrong-signature", "Wrong signature"],
                ],
              )}</li>`,
          )}
        </ul>`,
    ),
  );
});
