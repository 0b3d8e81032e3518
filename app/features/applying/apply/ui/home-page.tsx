import { formatDate } from "../../../../kernel/dates";
import { formatNumber } from "../../../../kernel/formatters";
import { zoneOfHome } from "../../../../kernel/home-zone";
import { readLanguage } from "../../../../kernel/page-locale";
import { momentInZone } from "../../../../kernel/zoned-day";
import homeCss from "../../../../styles/apply-home.css?inline";
import { localize } from "../../../forms/form-model/localized";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { slotDay, slotTimes } from "../../viewings/slot-clock";
import { zoneText } from "../../viewings/texts";
import { viewingWords } from "../../viewings/words";
import type { HomeView } from "../home-view";
import { startWords } from "../start-words";
import { HomePicture } from "./home-picture";
import { HomeTop, Welcome } from "./home-top";
import { LastAnswers } from "./last-answers";
import { StartAsk } from "./start-ask";
import { StartFolds } from "./start-folds";

/** The sheet that this page has besides those of the start page; its hash is in the pages' policy. */
export const homeStyle = homeCss;

/** A home before anybody applies: pictures, facts, rules, times to see it, and the way in. The same for everybody. */
export function HomePage(props: HomeView & { scripts: ScriptUrls }) {
  const { definition, locale, opensUntil, scripts } = props;
  const { property, defaultLocale, title } = definition;
  const [, ...others] = property.photos ?? [];
  const choice = { locale, formLanguage: readLanguage(defaultLocale) };
  const name = localize(title, locale, defaultLocale);
  return (
    <ApplyShell
      locale={locale}
      title={name}
      tab={name}
      wideTop={<Languages {...choice} />}
      note={<TranslationNote {...choice} />}
    >
      <style href="apply-home" precedence="home">
        {homeStyle}
      </style>
      <div className="offer">
        <HomeTop definition={definition} locale={locale} />
        <StartAsk {...props} />
        <div className="more">
          <Welcome definition={definition} locale={locale} />
          {others.length > 0 ? (
            <div className="shots">
              {others.map((other) => (
                <HomePicture
                  key={other.hash}
                  photo={other}
                  definition={definition}
                  locale={locale}
                  sizes="(min-width: 48rem) 22rem, 50vw"
                />
              ))}
            </div>
          ) : null}
          <Facts {...props} />
          <Times {...props} />
          <h2>{startWords[locale].toApply}</h2>
          <StartFolds {...props} areRulesOpen />
          {opensUntil ? (
            <p className="muted end">
              {pageWords[locale].closesOn({ date: momentInZone(opensUntil, locale, zoneOfHome(property.address)) })}
            </p>
          ) : null}
        </div>
      </div>
      <LastAnswers scripts={scripts} />
      {property.rent && property.incomeMultiple ? <script type="module" src={scripts.start} /> : null}
    </ApplyShell>
  );
}

function Facts({ definition: { property }, locale }: HomeView) {
  const words = pageWords[locale];
  const { availableFrom, termMonths, bedrooms, maxOccupants, pets, smoking, parking } = property;
  const count = (n: number | undefined) => n !== undefined && formatNumber(n, locale);
  const facts: [string, string | false | undefined][] = [
    [words.bedrooms, count(bedrooms)],
    [words.availableFrom, availableFrom && formatDate(availableFrom, locale)],
    [words.term, termMonths !== undefined && words.months({ n: termMonths })],
    [words.maxOccupants, count(maxOccupants)],
    [words.pets, pets && words.policies.pets[pets]],
    [words.smoking, smoking && words.policies.smoking[smoking]],
    [words.parking, parking && words.policies.parking[parking]],
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <section>
      <h2>{words.home}</h2>
      <dl className="facts">
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** When the home can be seen, by its own clocks. */
function Times({ definition: { property }, locale, urlId, viewings }: HomeView) {
  if (!viewings) return null;
  const words = viewingWords[locale];
  const zone = zoneOfHome(property.address);
  const { times, areAny } = viewings;
  return (
    <section>
      <h2>{words.times}</h2>
      {times[0] ? (
        <>
          <ul className="times num">
            {times.map((slot) => (
              <li key={slot.startsAt}>
                <span>{slotDay(slot.startsAt, locale, zone)}</span>
                <b>{slotTimes(slot, locale, zone)}</b>
              </li>
            ))}
          </ul>
          <p className="hint">{zoneText(times[0].startsAt, locale, zone)}</p>
        </>
      ) : (
        <p>{areAny ? words.allTaken : words.none[0]}</p>
      )}
      {areAny ? (
        <p>
          <a className="sec" href={`/apply/${urlId}/viewing?lang=${locale}`}>
            {words.askToSee}
          </a>
        </p>
      ) : null}
    </section>
  );
}
