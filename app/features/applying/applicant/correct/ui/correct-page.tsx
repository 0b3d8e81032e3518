import type { CorrectWords } from "../../../answering/correct-words";
import { correctWords } from "../../../answering/correct-words";
import { pageWords } from "../../../answering/page-words";
import { privacyNotice } from "../../../answering/privacy-words";
import { statusWords } from "../../../answering/status-words";
import { ApplyShell } from "../../../answering/ui/apply-shell";
import { Drawing } from "../../../answering/ui/drawing";
import { Fold } from "../../../answering/ui/fold";
import type { ScriptUrls } from "../../../answering/ui/page-script";
import { PrivacyNotice } from "../../../answering/ui/privacy-notice";
import { ShownTexts } from "../../../answering/ui/shown-texts";
import { Summary } from "../../../answering/ui/step-head";
import { wordsFor } from "../../../answering/words";
import type { AnswerSide, ChangedAnswer } from "../../../applications/corrections/compare-answers";
import { ApplyPage } from "../../../apply/ui/apply-page";
import type { CorrectView } from "../queries/correct-view.server";

/** The pages of a correction: the questions as they were asked, then what changes. Complete without script. */
export function CorrectPage({ view, scripts }: { view: CorrectView; scripts: ScriptUrls }) {
  if (view.kind === "step") {
    const { page, sectionId } = view;
    return <ApplyPage view={{ ...page, kind: "step", sectionId, isCorrection: true }} scripts={scripts} />;
  }
  return <CheckCorrection {...view} />;
}

type CheckView = Extract<CorrectView, { kind: "check" }>;

function CheckCorrection({ page, statusAt, title, sections, changes, affirmed }: CheckView) {
  const { locale, base, step, summary, notice } = page;
  const words = correctWords[locale];
  return (
    <ApplyShell locale={locale} title={title} tab={words.title} hasFolds>
      <a className="lnk" href={statusAt}>
        {pageWords[locale].back}
      </a>
      <h1>{words.title}</h1>
      <Summary lines={summary} locale={locale} notice={notice} />
      <p>{words.lead}</p>
      <h2>{words.changes}</h2>
      {changes.length === 0 ? <p className="muted">{words.none}</p> : null}
      <dl>
        {changes.map((change) => (
          <Change key={change.path} change={change} words={words} />
        ))}
      </dl>
      {changes.length > 0 ? (
        <form method="post" action={`${base}?step=${step}`} className="end">
          <AffirmedTexts page={page} affirmed={affirmed} />
          <p className="end">
            <button type="submit" className="go" name="intent" value="send">
              {words.send}
            </button>
          </p>
          <p className="muted">{words.sendNote}</p>
          <p>
            <button type="submit" className="lnk" name="intent" value="discard">
              {words.discard}
            </button>
            <span className="hint">{words.discardNote}</span>
          </p>
        </form>
      ) : null}
      <h2>{words.choose}</h2>
      <dl>
        {sections.map((section) => (
          <div key={section.id} className="head">
            <dd dir="auto">{section.title}</dd>
            <dd>
              <a href={`${base}?step=${section.step}`}>
                {wordsFor(locale).change}
                <span className="vh"> {section.title}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </ApplyShell>
  );
}

/** What the corrected answers are affirmed with, as the first check page has it. */
function AffirmedTexts({ page, affirmed: { texts, consents } }: Pick<CheckView, "page" | "affirmed">) {
  const { locale, definition, hasAccount } = page;
  const subject = { ...definition, hasAccount };
  const privacy = privacyNotice(subject, locale);
  return (
    <>
      <ShownTexts texts={texts} />
      {consents.length > 0 ? (
        <Fold title={statusWords[locale].consents}>
          <ul className="plain">
            {consents.map((text) => (
              <li key={text} className="text">
                <span dir="auto">{text}</span>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
      <Fold title={privacy.title} answer={privacy.short}>
        <PrivacyNotice subject={subject} locale={locale} />
      </Fold>
    </>
  );
}

function Change({
  change: { section, item, label, before, after },
  words,
}: {
  change: ChangedAnswer;
  words: CorrectWords;
}) {
  return (
    <div>
      <dt dir="auto">{[section, item, label].filter(Boolean).join(" \u203a ")}</dt>
      <dd>
        <Side side={before} lead={words.was} words={words} isOld />
        <Side side={after} lead={words.is} words={words} />
      </dd>
    </div>
  );
}

type SideProps = { side: AnswerSide | null; lead: string; words: CorrectWords; isOld?: boolean };

/** Struck or underlined, and said in words: the difference is read without colour, too. */
function Side({ side, lead, words, isOld = false }: SideProps) {
  const Mark = isOld ? "del" : "ins";
  const text = side && [side.text, ...side.documents].filter(Boolean).join("\n");
  return (
    <p>
      <span className="muted">{lead}</span>{" "}
      {text ? (
        <Mark className="text" dir="auto">
          {text}
        </Mark>
      ) : (
        <span className="muted">{side ? words.notAnswered : words.notAsked}</span>
      )}
      {side?.drawing ? <Drawing strokes={side.drawing} label={lead} /> : null}
    </p>
  );
}
