import { zoneOfHome } from "../../../kernel/home-zone";
import { momentInZone } from "../../../kernel/zoned-day";
import { landlordWords } from "../../answering/landlord-words";
import { minutesFor } from "../../answering/minutes";
import { pageWords } from "../../answering/page-words";
import { privacyNotice } from "../../answering/privacy-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { LandlordCard } from "../../answering/ui/landlord-card";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { PrivacyNotice } from "../../answering/ui/privacy-notice";
import { PropertyFacts } from "../../answering/ui/property-facts";
import { SelfCheck } from "../../answering/ui/self-check";
import { type PageLocale, pageLocales } from "../../applications/locale";
import { localize } from "../../form-model/localized";
import type { FormDefinition } from "../../form-model/schema";

export type StartPageProps = {
  definition: FormDefinition;
  /** An account has the form. */
  hasAccount: boolean;
  locale: PageLocale;
  urlId: string;
  opensUntil: number | null;
  isReviewedInOrder: boolean;
  /** Null in the builder's preview. */
  scripts: ScriptUrls | null;
};

const languageNames: Record<PageLocale, string> = { en: "English", es: "Español", fr: "Français" };

/** What an applicant should know before beginning. The same for everybody: nothing of the reader is in it. */
export function StartPage({
  definition,
  hasAccount,
  locale,
  urlId,
  opensUntil,
  isReviewedInOrder,
  scripts,
}: StartPageProps) {
  const words = pageWords[locale];
  const text = (content: Parameters<typeof localize>[0]) => localize(content, locale, definition.defaultLocale);
  const { property, replyWithinDays } = definition;
  const criteria = text(property.criteria);
  const papers = papersOf(definition, locale);
  const intro = text(definition.intro);
  return (
    <ApplyShell locale={locale} title={words.applyFor} tab={words.applyFor}>
      <nav aria-label={words.language}>
        <p className="langs">
          {pageLocales.map((other) => (
            <a key={other} href={`?lang=${other}`} lang={other} aria-current={other === locale ? "true" : undefined}>
              {languageNames[other]}
            </a>
          ))}
        </p>
      </nav>
      <h1 dir="auto">{text(definition.title)}</h1>
      {intro ? (
        <p className="text" dir="auto">
          {intro}
        </p>
      ) : null}
      <h2>{words.home}</h2>
      <Pictures definition={definition} locale={locale} />
      <PropertyFacts definition={definition} locale={locale} />
      <LandlordCard landlord={definition.landlord} locale={locale} />
      {criteria || isReviewedInOrder || replyWithinDays ? <h2>{words.criteria}</h2> : null}
      {criteria ? (
        <p className="text" dir="auto">
          {criteria}
        </p>
      ) : null}
      {isReviewedInOrder ? <p>{words.inOrder}</p> : null}
      {replyWithinDays ? <p>{words.nextReply(replyWithinDays)}</p> : null}
      <SelfCheck property={property} locale={locale} />
      <h2>{words.whatYouNeed}</h2>
      <p>{words.minutes(minutesFor(definition))}</p>
      {papers.length > 0 ? (
        <>
          <p>{words.papers}</p>
          <ul className="plain">
            {papers.map((paper) => (
              <li key={paper} dir="auto">
                {paper}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{words.noPapers}</p>
      )}
      <h2>{privacyNotice({ ...definition, hasAccount }, locale).title}</h2>
      <PrivacyNotice subject={{ ...definition, hasAccount }} locale={locale} />
      <form method="post" action={`/apply/${urlId}?lang=${locale}`} className="end">
        <p>{landlordWords[locale].beware}</p>
        <p>
          <button type="submit" className="go" name="intent" value="start">
            {words.start}
          </button>
        </p>
        <p className="muted">{words.startAgainNote}</p>
        {opensUntil ? (
          <p className="muted">{words.closesOn(momentInZone(opensUntil, locale, zoneOfHome(property.address)))}</p>
        ) : null}
      </form>
      {scripts && property.rent && property.incomeMultiple ? <script type="module" src={scripts.start} /> : null}
    </ApplyShell>
  );
}

/** Lazy and with their measures: they come after the words and move nothing. */
function Pictures({
  definition: { property, defaultLocale },
  locale,
}: {
  definition: FormDefinition;
  locale: PageLocale;
}) {
  const photos = property.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <div className="pics">
      {photos.map(({ hash, width, height, alt }) => (
        <img
          key={hash}
          src={`/media/${hash}`}
          width={width}
          height={height}
          alt={localize(alt, locale, defaultLocale)}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

/** Labels of the papers asked for, as the landlord named them. */
function papersOf({ sections, defaultLocale }: FormDefinition, locale: string): string[] {
  const fields = sections
    .filter((section) => section.stage === "apply")
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === "file" && field.stage === "apply");
  return fields.map((field) => localize(field.label, locale, defaultLocale));
}
