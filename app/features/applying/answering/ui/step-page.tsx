import type { MemberRole } from "../../../../db/schema/household";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { ownDirection } from "../../../../kernel/text-direction";
import { localize } from "../../../forms/form-model/localized";
import { fieldPath } from "../../../forms/form-model/raw-answers";
import type { Section } from "../../../forms/form-model/schema";
import { needsExtras, needsUploads } from "../browser-data";
import { correctWords } from "../correct-words";
import { honeypotWords } from "../honeypot-words";
import { pageWords } from "../page-words";
import { printName } from "../step-print";
import { ApplyShell } from "./apply-shell";
import { type FieldScene, langOf, typedAt } from "./field-scene";
import { FieldView } from "./field-view";
import { FinishLater, laterEmailName } from "./finish-later";
import { Items } from "./items";
import { LanguageButtons, TranslationNote } from "./languages";
import { PageScript, type PageScriptProps } from "./page-script";
import { ScriptMark } from "./script-mark";
import { SignedTerms } from "./signed-terms";
import { type Notice, StepHead, Summary, type SummaryLine } from "./step-head";

/** The form of a step and of the check: what stands above it posts it, too. */
export const stepFormId = "step";

export type StepPageProps = {
  scene: FieldScene;
  locale: PageLocale;
  tab: string;
  base: string;
  section: Section;
  step: number;
  steps: number;
  summary: SummaryLine[];
  notice?: Notice;
  version?: number;
  print?: string;
  browser: PageScriptProps;
  part?: MemberRole;
  /** Of an application that is sent: there is nothing to finish later. */
  isCorrection?: boolean;
  /** Of a request for more: the same, and where it is left. */
  isRequest?: { backTo: string };
};

/** One step: the questions of one section. Complete without script. */
export function StepPage(props: StepPageProps) {
  const { scene, locale, tab, base, section, step, steps, summary, notice, browser } = props;
  const words = pageWords[locale];
  const isSent = props.isCorrection || props.isRequest !== undefined;
  const go = props.isCorrection ? correctWords[locale].keep : words.continueTo;
  // Neither in the builder's preview, which plays the page itself, nor for what was sent in one language already.
  const hasLanguages = !isSent && browser.scripts !== null;
  const choice = { locale, formLanguage: readLanguage(scene.definition.defaultLocale), form: stepFormId };
  const text = (content: Parameters<typeof localize>[0]) =>
    localize(content, scene.locale, scene.definition.defaultLocale);
  return (
    <ApplyShell
      locale={locale}
      title={text(scene.definition.title)}
      tab={tab}
      languages={hasLanguages ? <LanguageButtons {...choice} enter={go} /> : undefined}
      note={hasLanguages ? <TranslationNote {...choice} /> : undefined}
    >
      <StepHead
        base={base}
        backTo={props.isRequest?.backTo}
        locale={locale}
        step={step}
        steps={steps}
        title={text(section.title)}
        titleLang={langOf(scene, section.title)}
      />
      <Summary lines={summary} locale={locale} notice={notice} />
      {section.help ? (
        <p className="text muted" lang={langOf(scene, section.help)} dir={ownDirection(text(section.help), locale)}>
          {text(section.help)}
        </p>
      ) : null}
      {browser.scripts ? <ScriptMark /> : null}
      <form
        id={stepFormId}
        method="post"
        action={`${base}?step=${step}`}
        encType={needsUploads(section) ? "multipart/form-data" : undefined}
        noValidate
        data-form
      >
        {/* Enter in a text field presses the first button: it must not be one that removes something. */}
        {hasLanguages ? null : (
          <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
            {go}
          </button>
        )}
        <Honeypot locale={locale} />
        <ShownVersion version={props.version} />
        {!props.print ? null : <input type="hidden" name={printName} value={props.print} />}
        {section.repeat ? <Items scene={scene} section={section} locale={locale} /> : null}
        {section.repeat
          ? null
          : section.fields.map((field) => (
              <FieldView key={field.id} scene={scene} spot={{ field, section, path: fieldPath(section, field, 0) }} />
            ))}
        {props.part && section.fields.some(({ kind }) => kind === "signature") ? (
          <SignedTerms definition={scene.definition} locale={locale} />
        ) : null}
        <p className="box warn js" data-status role="status" />
        <p className="end">
          <button type="submit" className="go" data-go>
            {go}
          </button>
        </p>
        {isSent ? null : (
          <FinishLater
            locale={locale}
            error={scene.errors.get(laterEmailName)}
            typed={typedAt(scene, laterEmailName)}
          />
        )}
      </form>
      <PageScript {...browser} hasExtras={needsExtras(section)} />
    </ApplyShell>
  );
}

export function ShownVersion({ version }: { version: number | undefined }) {
  return version === undefined ? null : <input type="hidden" name="v" value={version} />;
}

/** A field that only machines fill: its name has no word of an address, which autofill would fill in. It is a hint and blocks nobody. */
export function Honeypot({ locale }: { locale: PageLocale }) {
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor="leave_empty">{honeypotWords[locale].label}</label>
      <input id="leave_empty" name="leave_empty" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
