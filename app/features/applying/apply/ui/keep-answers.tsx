import type { PageLocale } from "../../../../kernel/page-locale";
import { savedAnswersWords } from "../saved-answers/saved-answers-words";

type KeepAnswersProps = {
  locale: PageLocale;
  urlId: string;
  /** Address of its script; without it nothing of this is to be seen. */
  script: string;
};

/** On a receipt: the answers for the next application, kept in this browser alone. */
export function KeepAnswers({ locale, urlId, script }: KeepAnswersProps) {
  const words = savedAnswersWords[locale];
  return (
    <section
      className="box end js"
      data-keep={`/apply/${urlId}/success/answers`}
      data-kept={words.kept}
      data-erased={words.erased}
      data-failed={words.failed}
    >
      <h2>{words.keepTitle}</h2>
      <p>{words.keepText}</p>
      <p role="status" />
      <button type="button" className="sec" data-press>
        {words.keep}
      </button>
      <button type="button" className="lnk" hidden={true} data-erase>
        {words.erase}
      </button>
      <script type="module" src={script} />
    </section>
  );
}
