import { formatNumber } from "../../../../kernel/formatters";
import { commaIn, labelled } from "../../../../kernel/labelled";
import { languageWithin } from "../../../../kernel/language-name";
import { formatMoney, monthlyMinor } from "../../../../kernel/money";
import type { PageLocale } from "../../../../kernel/page-locale";
import { personalAt } from "../../../forms/form-model/after-viewing";
import { foreignLocale, localize } from "../../../forms/form-model/localized";
import type { FormDefinition, LocalizedText, Property } from "../../../forms/form-model/schema";
import { landlordWords } from "../../answering/landlord-words";
import { minutesFor } from "../../answering/minutes";
import { pageWords } from "../../answering/page-words";
import { privacyNotice } from "../../answering/privacy-words";
import { publishedRules } from "../../answering/published-rules";
import { selfCheckWords } from "../../answering/self-check-words";
import { Fold } from "../../answering/ui/fold";
import { LandlordFacts } from "../../answering/ui/landlord-card";
import { PrivacyNotice } from "../../answering/ui/privacy-notice";
import { SelfCheck } from "../../answering/ui/self-check";
import { viewingWords } from "../../viewings/words";
import { startWords } from "../start-words";

type StartFoldsProps = {
  definition: FormDefinition;
  hasAccount: boolean;
  locale: PageLocale;
  isReviewedInOrder: boolean;
  /** By what rules is decided stands open. */
  areRulesOpen?: boolean;
};

/** Everything else that somebody may want to know before beginning, each with its short answer. */
export function StartFolds({ definition, hasAccount, locale, isReviewedInOrder, areRulesOpen }: StartFoldsProps) {
  const notice = privacyNotice({ ...definition, hasAccount }, locale);
  const { landlord } = definition;
  return (
    <>
      <Decides
        definition={definition}
        locale={locale}
        isReviewedInOrder={isReviewedInOrder}
        areRulesOpen={areRulesOpen}
      />
      <Fits property={definition.property} locale={locale} areRulesOpen={areRulesOpen} />
      <Papers definition={definition} locale={locale} />
      <Fold title={notice.title} answer={notice.short}>
        <PrivacyNotice subject={{ ...definition, hasAccount }} locale={locale} />
      </Fold>
      <Fold title={landlordWords[locale].title} answer={startWords[locale][landlord?.name ? "named" : "unnamed"]}>
        <LandlordFacts landlord={landlord} locale={locale} />
      </Fold>
    </>
  );
}

type DecidesProps = Pick<StartFoldsProps, "definition" | "locale" | "isReviewedInOrder" | "areRulesOpen">;

function Decides({ definition, locale, isReviewedInOrder, areRulesOpen }: DecidesProps) {
  const [words, short] = [pageWords[locale], startWords[locale]];
  const { property, replyWithinDays, defaultLocale } = definition;
  const criteria = localize(property.criteria, locale, defaultLocale);
  const foreign = foreignLocale(property.criteria, locale, defaultLocale);
  if (!criteria && !isReviewedInOrder && !replyWithinDays) return null;
  const hasSettings = publishedRules(property, locale).length > 0;
  const hasRules = criteria !== "" || hasSettings;
  const answers = [isReviewedInOrder ? short.inOrder : "", hasRules ? short.byRules : ""].filter(Boolean);
  const promise = replyWithinDays ? short.answers({ days: replyWithinDays }) : "";
  return (
    <Fold title={words.criteria} answer={sentence(answers, locale) || promise} isOpen={areRulesOpen}>
      {criteria ? (
        <p className="text" dir="auto" lang={foreign}>
          {criteria}
        </p>
      ) : null}
      {foreign ? (
        <p className="hint">
          {short.ownText({
            language: languageWithin(foreign, locale),
          })}
        </p>
      ) : null}
      {hasSettings ? <p>{short.rulesBelow({ title: selfCheckWords[locale].title })}</p> : null}
      {isReviewedInOrder ? <p>{words.inOrder}</p> : null}
      {replyWithinDays ? <p>{words.nextReply({ days: replyWithinDays })}</p> : null}
    </Fold>
  );
}

type FitsProps = { property: Property } & Pick<StartFoldsProps, "locale" | "areRulesOpen">;

function Fits({ property, locale, areRulesOpen }: FitsProps) {
  const words = startWords[locale];
  const { rent, incomeMultiple, maxOccupants, pets } = property;
  const rules = publishedRules(property, locale);
  if (rules.length === 0) return null;
  const asked =
    rent && incomeMultiple
      ? formatMoney(Math.ceil(monthlyMinor(rent.amountMinor, rent.period) * incomeMultiple), rent.currency, locale)
      : null;
  const answers = [
    asked
      ? words.income({ amount: asked })
      : incomeMultiple
        ? words.incomeTimes({ times: formatNumber(incomeMultiple, locale) })
        : "",
    maxOccupants ? words.people({ n: maxOccupants }) : "",
    pets ? words.pets[pets] : "",
  ].filter(Boolean);
  return (
    <Fold title={selfCheckWords[locale].title} answer={sentence(answers, locale) || rules[0]} isOpen={areRulesOpen}>
      <SelfCheck property={property} locale={locale} />
    </Fold>
  );
}

function Papers({ definition, locale }: Pick<StartFoldsProps, "definition" | "locale">) {
  const words = pageWords[locale];
  const { defaultLocale, property } = definition;
  const text = (label: LocalizedText) => localize(label, locale, defaultLocale);
  const papers = papersOf(definition);
  return (
    <Fold title={words.whatYouNeed} answer={papers.map(text).join(commaIn(locale)) || startWords[locale].noPapers}>
      <p>{words.minutes({ n: minutesFor(definition) })}</p>
      <p>{papers.length > 0 ? words.papers : words.noPapers}</p>
      {papers.length > 0 ? (
        <ul className="plain">
          {papers.map((label) => (
            <li key={text(label)}>
              <span dir="auto" lang={foreignLocale(label, locale, defaultLocale)}>
                {text(label)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {personalAt(definition, "viewed").length > 0 ? <p>{viewingWords[locale].later}</p> : null}
      {property.parking ? <p>{labelled(words.parking, words.policies.parking[property.parking], locale)}</p> : null}
    </Fold>
  );
}

/** Labels of the papers asked for, as the landlord named them. */
function papersOf({ sections }: FormDefinition): LocalizedText[] {
  return sections
    .filter((section) => section.stage === "apply")
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === "file" && field.stage === "apply")
    .map((field) => field.label);
}

function sentence(parts: readonly string[], locale: PageLocale): string {
  const joined = parts.join(commaIn(locale));
  return joined.slice(0, 1).toLocaleUpperCase(locale) + joined.slice(1);
}
