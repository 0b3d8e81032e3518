import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { billingFaultWords } from "~/features/money/billing/fault-words";
import { formatPrice, prices, seatKeyOf, taxBehavior } from "~/features/money/billing/prices";
import { seatTerms } from "~/features/money/billing/rules";
import { changeSeats, previewSeats, type SeatFault } from "~/features/people/teams/commands/change-seats.server";
import { findTeam } from "~/features/people/teams/queries/find-team.server";
import { seatWords } from "~/features/people/teams/seat-words";
import { SeatOffer } from "~/features/people/teams/ui/seat-offer";
import { singleLine } from "~/kernel/typed-text";
import { readPost } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { refusedWords } from "~/routes/shared/words/refused-words";
import { AppPage } from "~/ui/app-page";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Notice } from "~/ui/notice";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { usePageLanguage, usePageLocale, useWords } from "~/ui/use-words";
import type { Route } from "./+types/billing-seats";

const here = "/app/settings/billing/seats";
const teamPage = "/app/settings/team";
const seats = singleLine().pipe(z.coerce.number<string>().int().min(seatTerms.included).max(seatTerms.most));
const seatsSchema = seats.nullable().catch(null);
/** `at`: seconds, the moment for which the amounts on the page were reckoned. */
const seatsPost = z.object({
  seats,
  from: z.coerce.number().int().nonnegative(),
  at: z.coerce.number().int().positive(),
});

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(seatWords[languageOf(matches)].tabTitle) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const team = await findTeam(services, actor);
  if (!team) throw await signInAgain(request, context, here);
  const { taken, pro } = team;
  if (!pro || !services.billing.isSelling) throw redirect("/app/settings/billing?billingOption=subscription");
  const asked = seatsSchema.parse(url.searchParams.get("seats"));
  const now = team.seats.most;
  const isDone = url.searchParams.has("done") && asked === null;
  const found = asked === null || asked === now ? null : await previewSeats(services, actor, asked);
  const fault = found && !found.ok ? found.code : null;
  return { taken, pro, now, asked: asked ?? now, isDone, offer: found?.ok ? found.value : null, fault };
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = await readPost(request, seatsPost);
  if (!parsed.success) throw data(refusedWords[context.get(languageContext)].unknownChoice, { status: 400 });
  const { actor } = context.get(requiredUserContext);
  const changed = await changeSeats(context.get(servicesContext), actor, parsed.data);
  if (!changed.ok) return data({ fault: changed.code, asked: parsed.data.seats }, { status: 409 });
  throw redirect(`${here}?done=1`, 303);
}

export default function Seats({ loaderData, actionData }: Route.ComponentProps) {
  const { taken, pro, now, asked, isDone, offer } = loaderData;
  const words = useWords(seatWords);
  const fault = actionData?.fault ?? loaderData.fault;
  const priceKey = seatKeyOf[pro.priceKey];
  const price = formatPrice(priceKey, pro.currency, usePageLocale());
  const choices = Array.from(
    { length: seatTerms.most - seatTerms.included + 1 },
    (_, n) => `${n + seatTerms.included}`,
  );
  return (
    <AppPage title={words.title} body="narrow">
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {isDone && !fault ? <Notice tone="accent">{words.done({ seats: now })}</Notice> : null}
        {fault ? <Fault fault={fault} seats={actionData?.asked ?? asked} taken={taken} /> : null}
      </div>
      <p className="tabular mt-4">{words.taken({ taken, seats: now })}</p>
      <p className="tabular mt-2 text-ink-muted">
        {words.price[prices[priceKey].per]({ included: seatTerms.included, price })}{" "}
        {words.tax[taxBehavior[pro.currency]]}
      </p>
      <Form method="get" className="my-6 flex flex-wrap items-end gap-3">
        <SelectField
          key={asked}
          name="seats"
          label={words.number}
          defaultValue={`${asked}`}
          options={choices.map((value) => ({ value, label: value }))}
        />
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </Form>
      {offer ? <SeatOffer offer={offer} keepTo={teamPage} /> : null}
      <p className="mt-6 text-ink-muted text-sm">{words.refund}</p>
      <p className="mt-4">
        <ButtonLink to={teamPage} variant="ghost" className="-mx-4">
          {words.toTeam}
        </ButtonLink>
      </p>
    </AppPage>
  );
}

function Fault({ fault, seats, taken }: { fault: SeatFault; seats: number; taken: number }) {
  const { faults } = useWords(seatWords);
  const billing = billingFaultWords[usePageLanguage()];
  const text =
    fault === "people"
      ? faults.people({ taken, seats })
      : fault === "not-selling" || fault === "no-plan" || fault === "refused"
        ? billing[fault]
        : faults[fault];
  return <Notice tone={fault === "changed" ? "amber" : "red"}>{text}</Notice>;
}
