import { Form, useNavigation } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Formatted } from "../../../../ui/formatted";
import { creditWords } from "../../../../words/en/form-page/plan-card";
import { buyCreditsPath, credits, dayOf, takeProPath } from "../../../forms/rent-forms/publish-offer";
import { paidCap } from "../../../money/billing/application-cap";
import { plans } from "../../../money/billing/rules";
import type { FormDetails } from "../queries/find-form-details.server";

/** What the form runs on, and what a credit would add: until when, and what is left then, before anything is pressed. */
export function PlanCard({ form, now }: { form: FormDetails; now: number }) {
  if (!form.saysPlan) return null;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-3 scroll-mt-24 border-line-strong border-b pb-2 font-semibold text-lg">
        Plan
      </h2>
      <p>
        <Formatted text={sayPlan(form, now)} />
      </p>
      {form.swapFor ? <Swap title={form.swapFor} /> : null}
      {form.credit ? <UseCredit form={form} credit={form.credit} /> : null}
      {form.credit && plans[form.plan].isCapped ? (
        <p className="mt-2 text-ink-muted">
          Pro does this for all your forms.{" "}
          <AppLink className="underline underline-offset-4" to={takeProPath}>
            See its price
          </AppLink>
        </p>
      ) : null}
    </section>
  );
}

function sayPlan({ plan, state, paidUntil, planSource, counts }: FormDetails, now: number): string {
  const used = `${counts.received} of ${counts.limit ?? plans[plan].applications} applications came in.`;
  const isOver = paidUntil !== null && paidUntil <= now;
  if (plan === "credit" && paidUntil !== null) {
    const source = creditWords[planSource ?? "ledger"];
    if (isOver) return `${source.past} until ${dayOf(paidUntil)}. You can still read and decide on every application.`;
    return `${source.present} until ${dayOf(paidUntil)}. Until then you can close and reopen it for free.`;
  }
  if (plan === "pro") {
    if (paidUntil === null) return "Open with Pro as long as you’re subscribed.";
    return isOver
      ? "Pro has ended. You can still read and decide on every application."
      : `Pro has ended. This form stays open until ${dayOf(paidUntil)}.`;
  }
  return plan === "guest"
    ? `Made without an account: it keeps its limits until it closes. ${used}`
    : `${state === "closed" ? "Ran free" : "Runs free"}, for up to ${plans.free.openDays} days at a time. ${used}`;
}

function Swap({ title }: { title: string }) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "swap";
  return (
    <Form method="post" action="." className="mt-2 flex flex-col items-start gap-3" defaultShouldRevalidate>
      <p className="text-ink-muted">
        One form stays open after Pro ends: “<bdi translate="no">{title}</bdi>”. You can open this one instead for the
        rest of that time. The other is then paused.
      </p>
      <input type="hidden" name="intent" value="swap" />
      <Button type="submit" variant="outline" pending={isBusy} pendingLabel="Opening it">
        Open this one instead
      </Button>
    </Form>
  );
}

type UseCreditProps = { form: FormDetails; credit: NonNullable<FormDetails["credit"]> };

function UseCredit({ form, credit: { offer, term, until } }: UseCreditProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "use-credit";
  const isMore = form.plan === "credit";
  const isClosed = form.state === "closed";
  const brings = isMore
    ? `A credit adds ${plans.credit.openDays} days${isClosed ? " and opens it again" : ""}: until ${dayOf(until)}.`
    : `A credit takes ${paidCap}, allows ${plans.credit.customQuestions} questions of your own, adds flags, comparing, references and moves of several at once, and ${isClosed ? "opens it again" : "keeps it open"} until ${dayOf(until)}.`;
  if (offer.isHeld) {
    return (
      <p className="mt-2 text-ink-muted">
        A payment on your account is disputed. You can’t use credits until it’s settled. Everything else continues.
      </p>
    );
  }
  const choice = offer.hasWelcome
    ? { use: "welcome", label: "Use your welcome credit", left: "You get one welcome credit, free." }
    : {
        use: "credit",
        label: isMore ? `Add ${plans.credit.openDays} days with a credit` : "Use 1 credit",
        left: `You have ${credits(offer.credits)}; ${offer.credits - 1} will be left.`,
      };
  if (!offer.hasWelcome && offer.credits < 1) {
    return (
      <p className="mt-2 text-ink-muted">
        <Formatted text={brings} />{" "}
        <AppLink className="underline underline-offset-4" to={buyCreditsPath}>
          See what a credit costs
        </AppLink>
      </p>
    );
  }
  return (
    <Form method="post" action="." className="mt-2 flex flex-col items-start gap-3" defaultShouldRevalidate>
      <p className="text-ink-muted">
        <Formatted text={brings} /> {choice.left}
      </p>
      <input type="hidden" name="intent" value="use-credit" />
      <input type="hidden" name="term" value={term} />
      <input type="hidden" name="use" value={choice.use} />
      <Button type="submit" variant="outline" pending={isBusy} pendingLabel="Using it">
        {choice.label}
      </Button>
    </Form>
  );
}
