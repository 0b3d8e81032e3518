import type { ApplyView, DraftPage } from "../../answering/apply-view";
import { pageWords } from "../../answering/page-words";
import type { FieldScene } from "../../answering/ui/field-scene";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { PlainPage } from "../../answering/ui/plain-page";
import { StepPage } from "../../answering/ui/step-page";
import { fillWords, wordsFor } from "../../answering/words";
import type { PageLocale } from "../../applications/locale";
import { localize } from "../../form-model/localized";
import { CheckPage } from "./check-page";
import { ClosedPage } from "./closed-page";
import { StartPage } from "./start-page";

/** Turns what the server decided to show into HTML. */
export function ApplyPage({ view, scripts }: { view: ApplyView; scripts: ScriptUrls | null }) {
  if (view.kind === "plain") {
    return (
      <PlainPage locale={view.locale} reason={view.reason}>
        {view.reason === "busy" ? <StartAgain locale={view.locale} urlId={view.urlId} /> : null}
      </PlainPage>
    );
  }
  if (view.kind === "closed") return <ClosedPage {...view} />;
  if (view.kind === "start") return <StartPage {...view} scripts={scripts} />;
  const scene = sceneOf(view);
  const { locale, base, definition, step, steps, summary, notice, data } = view;
  const sectionsOf = (ids: readonly string[]) =>
    ids.flatMap((id) => definition.sections.find((section) => section.id === id) ?? []);
  if (view.kind === "check") {
    return (
      <CheckPage
        scene={scene}
        hasAccount={view.hasAccount}
        locale={locale}
        tab={draftTitle(view)}
        base={base}
        sections={sectionsOf(view.sectionIds)}
        answers={view.answers}
        step={step}
        summary={summary}
        notice={notice}
        version={view.version}
        rendered={view.rendered}
        browser={{ data, scripts }}
        people={view.people ?? []}
        part={view.part}
        proof={view.proof}
      />
    );
  }
  const [section] = sectionsOf([view.sectionId]);
  if (!section) return null;
  return (
    <StepPage
      scene={scene}
      locale={locale}
      tab={draftTitle(view)}
      base={base}
      section={section}
      step={step}
      steps={steps}
      summary={summary}
      notice={notice}
      version={view.version}
      print={view.print}
      browser={{ data, scripts }}
      part={view.part}
      isCorrection={view.isCorrection}
    />
  );
}

/** The same press as on the start page. */
function StartAgain({ locale, urlId }: { locale: PageLocale; urlId: string }) {
  return (
    <form method="post" action={`/apply/${urlId}?lang=${locale}`}>
      <button type="submit" className="go" name="intent" value="start">
        {pageWords[locale].start}
      </button>
    </form>
  );
}

function sceneOf(page: DraftPage): FieldScene {
  const { onlyIf } = pageWords[page.locale];
  return {
    definition: page.definition,
    locale: page.locale,
    words: wordsFor(page.locale),
    raw: page.raw,
    errors: new Map(page.errors),
    hints: new Map(page.hints),
    visible: new Set(page.visible),
    today: page.today,
    documents: page.documents,
    onlyIf,
  };
}

/** The title of the tab: the step's name, and before it that something is wrong. */
function draftTitle(view: Extract<ApplyView, DraftPage>): string {
  const text = wordsFor(view.locale);
  const section = view.kind === "step" && view.definition.sections.find(({ id }) => id === view.sectionId);
  const name = section ? localize(section.title, view.locale, view.definition.defaultLocale) : text.checkAnswers;
  const title = fillWords(text.step, { n: view.step, total: view.steps, title: name });
  return view.summary.length > 0 ? `${pageWords[view.locale].error} ${title}` : title;
}
