import { AppLink } from "../../../ui/app-link";
import { ChoiceGroup } from "../../../ui/choice-group";
import { Filled } from "../../../ui/filled";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { sayApplicationCap } from "../../money/billing/application-cap";
import { plans } from "../../money/billing/rules";
import type { PublishUse } from "../rent-forms/publish-choice";
import {
  buyCreditsPath,
  offeredChoices,
  offeredUses,
  type PublishOffer,
  takeProPath,
  whyNotFree,
} from "../rent-forms/publish-offer";
import { publishWords } from "./publish-words";

type PlanChoiceProps = {
  offer: PublishOffer;
  /** Of the landlord's own, each with the address where it is taken out. */
  ownQuestions: readonly { id: string; text: string; to: string }[];
  use: PublishUse | undefined;
  choose: (use: PublishUse) => void;
};

/** What the form runs on once it is published: what each choice brings, until when, and what is left then. */
export function PlanChoice({ offer, ownQuestions, use, choose }: PlanChoiceProps) {
  const words = useWords(publishWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const cap = sayApplicationCap(plans.credit, language);
  if (offer.isPro) return <p>{words.withPro({ cap })}</p>;
  const choices = offeredChoices(offer, ownQuestions.length, locale);
  const notFree = whyNotFree(offer, ownQuestions.length, language);
  const hasCredit = choices.some((choice) => choice.use !== "free");
  return (
    <div className="flex w-full max-w-2xl flex-col gap-3">
      {choices.length > 0 ? (
        <ChoiceGroup
          kind="radio"
          name="use"
          legend={words.plan}
          value={use ?? ""}
          onChange={(value) => choose(value as PublishUse)}
          choices={choices.map((choice) => ({ value: choice.use, label: choice.label, hint: choice.hint }))}
        />
      ) : null}
      {notFree ? <p className="text-ink-muted">{notFree}</p> : null}
      {ownQuestions.length > plans.free.customQuestions ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">{words.ownQuestions}</summary>
          <ul className="ps-5">
            {ownQuestions.map(({ id, text, to }) => (
              <li key={id} className="list-disc">
                <AppLink
                  to={to}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
                >
                  {text}
                </AppLink>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {offer.isHeld ? <p className="text-ink-muted">{words.disputed}</p> : null}
      {hasCredit || offer.isHeld ? null : (
        <p className="text-ink-muted">
          {words.creditOpens({ days: plans.credit.openDays, cap })}{" "}
          <AppLink className="underline underline-offset-4" to={buyCreditsPath}>
            {words.seeCost}
          </AppLink>
        </p>
      )}
      {offer.isHeld ? null : (
        <p className="text-ink-muted">
          <Filled
            say={words.manyHomes}
            parts={{
              link: (
                <AppLink className="underline underline-offset-4" to={takeProPath}>
                  {words.manyHomesLink}
                </AppLink>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

/** What is chosen at first: the free plan where the form fits it, else a gift, else a credit. What is spent stands beside the button. */
export function firstChoice(offer: PublishOffer | null, ownQuestions: number): PublishUse | undefined {
  if (!offer || offer.isPro) return undefined;
  return offeredUses(offer, ownQuestions)[0];
}

/** Whether what was chosen may still be: questions come and go. */
export function isOffered(offer: PublishOffer | null, ownQuestions: number, use: PublishUse | undefined): boolean {
  return offer !== null && use !== undefined && offeredUses(offer, ownQuestions).includes(use);
}
