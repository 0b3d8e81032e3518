import { zoneOfHome } from "../../../../kernel/home-zone";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { ViewingStage } from "../../../../kernel/states";
import { momentInZone } from "../../../../kernel/zoned-day";
import { placeBeside } from "../../../forms/form-model/address-line";
import { foreignLocale, localize } from "../../../forms/form-model/localized";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { HomePicture } from "./home-picture";
import { LastAnswers } from "./last-answers";
import { StartAsk } from "./start-ask";
import { StartFolds } from "./start-folds";

export type StartPageProps = {
  definition: FormDefinition;
  /** An account has the form. */
  hasAccount: boolean;
  locale: PageLocale;
  urlId: string;
  opensUntil: number | null;
  isReviewedInOrder: boolean;
  viewingStage: ViewingStage | null;
  /** Null in the builder's preview. */
  scripts: ScriptUrls | null;
};

/** What an applicant should know before beginning. The same for everybody: nothing of the reader is in it. */
export function StartPage(props: StartPageProps) {
  const { definition, locale, opensUntil, scripts } = props;
  const { property, defaultLocale, title, intro } = definition;
  const words = pageWords[locale];
  const [photo, ...others] = property.photos ?? [];
  const choice = { locale, formLanguage: readLanguage(defaultLocale) };
  const welcome = localize(intro, locale, defaultLocale);
  return (
    <ApplyShell
      locale={locale}
      title={words.applyFor}
      tab={words.applyFor}
      wideTop={<Languages {...choice} />}
      note={<TranslationNote {...choice} />}
    >
      <div className="offer">
        {photo ? (
          <div className="pic">
            <HomePicture photo={photo} definition={definition} locale={locale} />
          </div>
        ) : null}
        <div className="name">
          <h1 dir="auto" lang={foreignLocale(title, locale, defaultLocale)}>
            {localize(title, locale, defaultLocale)}
          </h1>
          <p className="muted" dir="auto">
            {placeBeside(localize(title, locale, defaultLocale), property.address)}
          </p>
        </div>
        <StartAsk {...props} />
        <div className="more">
          {welcome ? (
            <p className="text" dir="auto" lang={foreignLocale(intro, locale, defaultLocale)}>
              {welcome}
            </p>
          ) : null}
          <StartFolds {...props} />
          {others.length > 0 ? (
            <div className="pics end">
              {others.map((other) => (
                <HomePicture key={other.hash} photo={other} definition={definition} locale={locale} />
              ))}
            </div>
          ) : null}
          {opensUntil ? (
            <p className="muted end">
              {words.closesOn({ date: momentInZone(opensUntil, locale, zoneOfHome(property.address)) })}
            </p>
          ) : null}
        </div>
      </div>
      {scripts ? <LastAnswers scripts={scripts} /> : null}
      {scripts && property.rent && property.incomeMultiple ? <script type="module" src={scripts.start} /> : null}
    </ApplyShell>
  );
}
