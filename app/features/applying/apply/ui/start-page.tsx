import { zoneOfHome } from "../../../../kernel/home-zone";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import type { ViewingStage } from "../../../../kernel/states";
import { momentInZone } from "../../../../kernel/zoned-day";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { HomePicture } from "./home-picture";
import { HomeTop, Welcome } from "./home-top";
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
  const { property, defaultLocale } = definition;
  const words = pageWords[locale];
  const [, ...others] = property.photos ?? [];
  const choice = { locale, formLanguage: readLanguage(defaultLocale) };
  return (
    <ApplyShell
      locale={locale}
      title={words.applyFor}
      tab={words.applyFor}
      wideTop={<Languages {...choice} />}
      note={<TranslationNote {...choice} />}
    >
      <div className="offer">
        <HomeTop definition={definition} locale={locale} />
        <StartAsk {...props} />
        <div className="more">
          <Welcome definition={definition} locale={locale} />
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
