import { Form, useNavigation } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { Formatted } from "../../../../ui/formatted";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { buyCreditsPath, dayOf, takeProPath } from "../../../forms/rent-forms/publish-offer";
import { sayApplicationCap } from "../../../money/billing/application-cap";
import { plans } from "../../../money/billing/rules";
import type { FormDetails } from "../queries/find-form-details.server";
import { planWords } from "../words/plan-words";

/** What the form runs on, and what a credit would add: until when, and what is left then, before anything is pressed. */
export function PlanCard({ form, now }: { form: FormDetails; now: number }) {
  const words = useWords(planWords);
  const locale = usePageLocale();
  if (!form.saysPlan) return null;
  return (
    <section aria-labelledby="plan">
      <h2 id="plan" className="mb-3 scroll-mt-24 border-line-strong border-b pb-2 font-semibold text-lg">
        {words.title}
      </h2>
      <p>
        <Formatted text={sayPlan(words, form, { now, locale })} />
      </p>
      {form.swapFor ? <Swap title={form.swapFor} /> : null}
      {form.credit ? <UseCredit form={form} credit={form.credit} /> : null}
      {form.credit && plans[form.plan].isCapped ? (
        <p className="mt-2 text-ink-muted">
          {words.proOffer}{" "}
          <AppLink className="underline underline-offset-4" to={takeProPath}>
            {words.toPro}
          </AppLink>
        </p>
      ) : null}
    </section>
  );
}

function sayPlan(
  words: (typeof planWords)["en"],
  { plan, state, paidUntil, planSource, counts }: FormDetails,
  { now, locale }: { now: number; locale: string },
): string {
  const used = { received: counts.received, limit: counts.limit ?? plans[plan].applications };
  const isOver = paidUntil !== null && paidUntil <= now;
  if (plan === "credit" && paidUntil !== null) {
    const source = planSource === "legacy" ? words.legacy : words.credit;
    return (isOver ? source.over : source.runs)({ day: dayOf(paidUntil, locale) });
  }
  if (plan === "pro") {
    if (paidUntil === null) return words.pro;
    return isOver ? words.proOver : words.proEnds({ day: dayOf(paidUntil, locale) });
  }
  if (plan === "guest") return words.guest(used);
  return (state === "closed" ? words.freeClosed : words.free)({ ...used, days: plans.free.openDays });
}

function Swap({ title }: { title: string }) {
  const { swap: words } = useWords(planWords);
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "swap";
  return (
    <Form method="post" action="." className="mt-2 flex flex-col items-start gap-3" defaultShouldRevalidate>
      <p className="text-ink-muted">
        <Filled say={words.lead} parts={{ form: <bdi translate="no">{title}</bdi> }} />
      </p>
      <input type="hidden" name="intent" value="swap" />
      <Button type="submit" variant="outline" pending={isBusy} pendingLabel={words.pressing}>
        {words.press}
      </Button>
    </Form>
  );
}

type UseCreditProps = { form: FormDetails; credit: NonNullable<FormDetails["credit"]> };

function UseCredit({ form, credit: { offer, term, until } }: UseCreditProps) {
  const language = usePageLanguage();
  const words = planWords[language];
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "use-credit";
  const isMore = form.plan === "credit";
  const isClosed = form.state === "closed";
  const day = dayOf(until, usePageLocale());
  const brings = isMore
    ? (isClosed ? words.moreClosed : words.more)({ days: plans.credit.openDays, day })
    : (isClosed ? words.firstClosed : words.first)({
        cap: sayApplicationCap(plans.credit, language),
        questions: plans.credit.customQuestions,
        day,
      });
  if (offer.isHeld) {
    return <p className="mt-2 text-ink-muted">{words.disputed}</p>;
  }
  const choice = offer.hasWelcome
    ? { use: "welcome", label: words.useWelcome, left: words.welcomeNote }
    : {
        use: "credit",
        label: isMore ? words.addDays({ days: plans.credit.openDays }) : words.useOne,
        left: words.left({ count: offer.credits, left: offer.credits - 1 }),
      };
  if (!offer.hasWelcome && offer.credits < 1) {
    return (
      <p className="mt-2 text-ink-muted">
        <Formatted text={brings} />{" "}
        <AppLink className="underline underline-offset-4" to={buyCreditsPath}>
          {words.toCredits}
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
      <Button type="submit" variant="outline" pending={isBusy} pendingLabel={words.using}>
        {choice.label}
      </Button>
    </Form>
  );
}
