import { formatDate } from "../../../../kernel/dates";
import { zoneOfHome } from "../../../../kernel/home-zone";
import { commaIn } from "../../../../kernel/labelled";
import { weekdayText } from "../../../../kernel/moments";
import { formatMoney } from "../../../../kernel/money";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { ViewingStage } from "../../../../kernel/states";
import type { FormDefinition, LandlordProfile } from "../../../forms/form-model/schema";
import { landlordWords } from "../../answering/landlord-words";
import { minutesFor } from "../../answering/minutes";
import { pageWords } from "../../answering/page-words";
import { viewingWords } from "../../viewings/words";
import { startWords } from "../start-words";

type StartAskProps = {
  definition: FormDefinition;
  locale: PageLocale;
  urlId: string;
  opensUntil: number | null;
  viewingStage: ViewingStage | null;
};

/** What the home costs, who lets it, what applying takes, and the button: all within a phone's first screen. */
export function StartAsk({ definition, locale, urlId, opensUntil, viewingStage }: StartAskProps) {
  const words = pageWords[locale];
  const isViewedFirst = viewingStage === "before";
  return (
    <div className="ask">
      <Terms definition={definition} locale={locale} />
      <Landlord definition={definition} locale={locale} />
      <Effort definition={definition} locale={locale} opensUntil={opensUntil} />
      {isViewedFirst ? <p>{viewingWords[locale].firstText}</p> : null}
      <form className="start" method="post" action={`/apply/${urlId}?lang=${locale}`}>
        {isViewedFirst ? (
          <p>
            <a className="go" href={`/apply/${urlId}/viewing?lang=${locale}`}>
              {viewingWords[locale].first}
            </a>
          </p>
        ) : null}
        <button type="submit" className={isViewedFirst ? "sec" : "go"} name="intent" value="start">
          {words.start}
        </button>
      </form>
      <p className="muted small">{landlordWords[locale].beware}</p>
      <p className="muted small">{words.startAgainNote}</p>
    </div>
  );
}

type PartProps = Pick<StartAskProps, "definition" | "locale">;

function Terms({ definition: { property }, locale }: PartProps) {
  const { rent, deposit, bedrooms, termMonths, availableFrom } = property;
  const [words, short] = [pageWords[locale], startWords[locale]];
  const facts = [
    bedrooms === undefined ? "" : short.bedrooms({ n: bedrooms }),
    termMonths === undefined ? "" : words.months({ n: termMonths }),
    availableFrom ? short.from({ date: formatDate(availableFrom, locale) }) : "",
  ].filter(Boolean);
  if (!rent && !deposit && facts.length === 0) return null;
  return (
    <div className="terms num">
      {rent || deposit ? (
        <p>
          {rent ? <b>{`${formatMoney(rent.amountMinor, rent.currency, locale)} ${words.per[rent.period]}`}</b> : null}
          {deposit ? (
            <span className="muted">
              {short.deposit({ amount: formatMoney(deposit.amountMinor, deposit.currency, locale) })}
            </span>
          ) : null}
        </p>
      ) : null}
      {facts.length > 0 ? <p className="muted">{facts.join(commaIn(locale))}</p> : null}
    </div>
  );
}

function Landlord({ definition: { landlord, replyWithinDays }, locale }: PartProps) {
  const [words, short] = [landlordWords[locale], startWords[locale]];
  const name = landlord?.name;
  const says = [name ? short.lets : "", replyWithinDays ? short.answers({ days: replyWithinDays }) : ""].filter(
    Boolean,
  );
  return (
    <div className="who">
      {name ? <Mark name={name} logo={landlord.logo} /> : null}
      <div>
        <p>
          {name ? (
            <strong>
              <bdi translate="no">{name}</bdi>
            </strong>
          ) : (
            words.unnamed
          )}{" "}
          <span className="sure">
            <Tick /> {words.confirmed}
          </span>
        </p>
        {says.length > 0 ? <p className="muted small">{says.join(" ")}</p> : null}
      </div>
    </div>
  );
}

/** The logo, or where there is none the name's letters. The name itself stands beside it. */
function Mark({ name, logo }: Pick<LandlordProfile, "name" | "logo">) {
  if (logo)
    return <img className="initials" src={`/media/${logo.hash}`} width="40" height="40" alt="" decoding="async" />;
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Of the first word and the last, as on a letter box. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const chosen = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return chosen.map((part = "") => Array.from(part)[0] ?? "").join("");
}

function Tick() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.7 2.7 5.3-5.5" />
    </svg>
  );
}

function Effort({ definition, locale, opensUntil }: PartProps & Pick<StartAskProps, "opensUntil">) {
  const words = startWords[locale];
  const zone = zoneOfHome(definition.property.address);
  const facts = [
    [words.toApply, words.free],
    [words.takes, words.minutes({ n: minutesFor(definition) })],
    ...(opensUntil === null ? [] : [[words.applyBy, weekdayText(opensUntil, locale, zone)]]),
  ];
  return (
    <dl className="three num">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
