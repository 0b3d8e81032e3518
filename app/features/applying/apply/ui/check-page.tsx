import type { ReactNode } from "react";
import type { MemberRole } from "../../../../db/schema/household";
import { type PageLocale, readLanguage } from "../../../../kernel/page-locale";
import { ownDirection } from "../../../../kernel/text-direction";
import type { AskedProof } from "../../../../platform/proof-of-work/challenge";
import { IsolatedText } from "../../../../ui/isolated-text";
import type { Answers } from "../../../forms/form-model/answers";
import { type AnswerGroup, describeAnswers } from "../../../forms/form-model/describe";
import { localize } from "../../../forms/form-model/localized";
import type { Section } from "../../../forms/form-model/schema";
import { mailHintWords } from "../../answering/mail-hint-words";
import { type MailHint, mailAnswers } from "../../answering/mail-hints";
import { pageWords } from "../../answering/page-words";
import { privacyNotice } from "../../answering/privacy-words";
import { shownTexts } from "../../answering/shown-texts";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { type FieldScene, langOf, valuesOf } from "../../answering/ui/field-scene";
import { Fold } from "../../answering/ui/fold";
import { LandlordLine } from "../../answering/ui/landlord-card";
import { LanguageButtons, TranslationNote } from "../../answering/ui/languages";
import { PageScript, type PageScriptProps } from "../../answering/ui/page-script";
import { PrivacyNotice } from "../../answering/ui/privacy-notice";
import { ScriptMark } from "../../answering/ui/script-mark";
import { ShownTexts } from "../../answering/ui/shown-texts";
import { SignedTerms } from "../../answering/ui/signed-terms";
import { type Notice, StepHead, Summary, type SummaryLine } from "../../answering/ui/step-head";
import { Honeypot, ShownVersion, stepFormId } from "../../answering/ui/step-page";
import { householdWords } from "../../applications/household/household-words";
import type { HouseholdPerson } from "../../applications/household/people";
import { HouseholdList } from "../../applications/household/ui/household-list";
import { SendProof } from "../spam/ui/send-proof";
import { CheckedSection, Signing, takeSigned } from "./checked-section";

export type CheckPageProps = {
  scene: FieldScene;
  /** An account has the form. */
  hasAccount: boolean;
  /** See NoticeSubject. */
  colleagues?: number | undefined;
  isReviewedInOrder: boolean;
  locale: PageLocale;
  tab: string;
  base: string;
  sections: Section[];
  answers: Answers;
  step: number;
  summary: SummaryLine[];
  notice?: Notice;
  version?: number;
  /** Signed time at which this page was made. */
  rendered: string;
  browser: PageScriptProps;
  doubted: MailHint[];
  people: HouseholdPerson[];
  part?: MemberRole;
  proof?: AskedProof;
};

/** Everything once more as it will be sent, each section with its way back, then the consents and the button. */
export function CheckPage(props: CheckPageProps) {
  const { scene, hasAccount, locale, tab, base, sections, answers, step, summary, notice, rendered, browser } = props;
  const words = pageWords[locale];
  const subject = { ...scene.definition, hasAccount, colleagues: props.colleagues };
  const privacy = privacyNotice(subject, locale);
  const send = props.part ? householdWords[locale].sendPart : words.send;
  const choice = { locale, formLanguage: readLanguage(scene.definition.defaultLocale), form: stepFormId };
  const text = (content: Parameters<typeof localize>[0]) =>
    localize(content, scene.locale, scene.definition.defaultLocale);
  const { definition, visible } = scene;
  const texts = shownTexts({ definition, isReviewedInOrder: props.isReviewedInOrder }, [...visible], locale);
  const { groups, signed } = takeSigned(describeAnswers(scene.definition, answers, scene.locale), sections, base);
  return (
    <ApplyShell
      locale={locale}
      title={text(scene.definition.title)}
      tab={tab}
      hasFolds
      languages={browser.scripts ? <LanguageButtons {...choice} enter={send} intent="send" /> : undefined}
      note={browser.scripts ? <TranslationNote {...choice} /> : undefined}
    >
      <StepHead base={base} locale={locale} step={step} steps={step} title={scene.words.checkAnswers} />
      <Summary lines={summary} locale={locale} notice={notice} />
      <DoubtedMails hints={props.doubted} locale={locale} />
      <p className="muted">{scene.words.checkAnswersHelp({ send })}</p>
      {sections.map((section, at) =>
        isOnlySigned(section, groups) ? null : (
          <CheckedSection
            key={section.id}
            scene={scene}
            section={section}
            groups={groups.filter(({ sectionId }) => sectionId === section.id)}
            stepAt={`${base}?step=${at + 1}`}
          />
        ),
      )}
      {props.part ? <SignedTerms definition={scene.definition} locale={locale} /> : null}
      <form id={stepFormId} method="post" action={`${base}?step=${step}`} noValidate data-form data-send>
        <Honeypot locale={locale} />
        <ShownVersion version={props.version} />
        <input type="hidden" name="rendered" value={rendered} />
        <AskNow people={props.people} locale={locale} />
        <Consents scene={scene}>
          <ShownTexts texts={texts} />
        </Consents>
        <Signing scene={scene} signed={signed} />
        <Fold title={privacy.title} answer={privacy.short}>
          <PrivacyNotice subject={subject} locale={locale} />
        </Fold>
        {props.proof && props.browser.scripts ? <ScriptMark /> : null}
        {props.proof ? <SendProof proof={props.proof} locale={locale} /> : null}
        <p className="box warn js" data-status role="status" />
        {props.part ? null : <LandlordLine landlord={scene.definition.landlord} locale={locale} />}
        <p className="end">
          <button type="submit" className="go" name="intent" value="send" data-go>
            {send}
          </button>
        </p>
        <p className="muted">{props.part ? householdWords[locale].sendPartNote : words.sendNote}</p>
      </form>
      <PageScript {...browser} hasProof={Boolean(props.proof)} hasExtras={scene.documents.length > 0} />
    </ApplyShell>
  );
}

/** Its signature stands beside the consents, and there is nothing else in it. */
function isOnlySigned({ id, fields }: Section, groups: readonly AnswerGroup[]): boolean {
  const own = groups.filter(({ sectionId }) => sectionId === id);
  return (
    fields.some(({ kind }) => kind === "signature") && own.length > 0 && own.every(({ rows }) => rows.length === 0)
  );
}

/** Asks about addresses that look like a slip, until somebody answers. */
function DoubtedMails({ hints, locale }: { hints: MailHint[]; locale: PageLocale }) {
  const words = mailHintWords[locale];
  return hints.map(({ path, typed, text }) => (
    <section className="box warn" key={path}>
      <h2>{words.title}</h2>
      <p>
        <bdi translate="no">{typed}</bdi>
        <br />
        <IsolatedText text={text} />
      </p>
      <p className="part">
        <button type="submit" form={stepFormId} className="sec" name="intent" value={`${mailAnswers.yes}${path}`}>
          {words.yes}
        </button>
      </p>
      <p className="part">
        <button type="submit" form={stepFormId} className="sec" name="intent" value={`${mailAnswers.no}${path}`}>
          {words.no}
        </button>
      </p>
    </section>
  ));
}

/** Who else fills in an own part: asked when this is sent, or now. */
function AskNow({ people, locale }: { people: HouseholdPerson[]; locale: PageLocale }) {
  if (people.length === 0) return null;
  const words = householdWords[locale];
  const isUnasked = people.some(({ state, email }) => state === "named" && email !== "");
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{isUnasked ? words.willAsk : words.asked}</p>
      <HouseholdList people={people} locale={locale} />
      {isUnasked ? (
        <p className="end">
          <button type="submit" className="sec" name="intent" value="invite">
            {words.askNow}
          </button>
        </p>
      ) : null}
    </section>
  );
}

function Consents({ scene, children }: { scene: FieldScene; children: ReactNode }) {
  const { definition, words } = scene;
  if (definition.consents.length === 0) return children;
  return (
    <>
      <h2>{words.consents}</h2>
      {children}
      {definition.consents.map((consent) => {
        const name = `consent.${consent.id}`;
        const error = scene.errors.get(name);
        const said = localize(consent.text, scene.locale, definition.defaultLocale);
        return (
          <div className={error ? "f bad" : "f"} key={consent.id} data-f={name}>
            {error ? (
              <p className="err" id={`${name}-e`}>
                {error}
              </p>
            ) : null}
            <div className="opts">
              <label>
                <input
                  id={name}
                  type="checkbox"
                  name={name}
                  value="yes"
                  defaultChecked={valuesOf(scene, name).some(Boolean)}
                  aria-describedby={error ? `${name}-e` : undefined}
                  aria-invalid={Boolean(error) || undefined}
                />
                <span className="text">
                  <span lang={langOf(scene, consent.text)} dir={ownDirection(said, scene.locale)}>
                    {said}
                  </span>
                  {consent.required ? null : <span className="opt"> ({words.optional})</span>}
                </span>
              </label>
            </div>
          </div>
        );
      })}
    </>
  );
}
