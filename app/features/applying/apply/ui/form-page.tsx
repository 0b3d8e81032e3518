import { localize } from "../../../forms/form-model/localized";
import type { DraftPage, FormView } from "../../answering/apply-view";
import { pageWords } from "../../answering/page-words";
import type { FieldScene } from "../../answering/ui/field-scene";
import type { ScriptUrls } from "../../answering/ui/page-script";
import { StepPage } from "../../answering/ui/step-page";
import { wordsFor } from "../../answering/words";
import { CheckPage } from "./check-page";
import { StartPage } from "./start-page";

type FormPageProps = {
  view: FormView;
  /** Null in the builder's preview. */
  scripts: ScriptUrls | null;
};

/** A form that takes applications: its start page, a step, or the check before sending. The builder's preview plays these alone. */
export function FormPage({ view, scripts }: FormPageProps) {
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
        colleagues={view.colleagues}
        isReviewedInOrder={view.isReviewedInOrder}
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
        doubted={view.doubted ?? []}
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
      isRequest={view.isRequest}
    />
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
function draftTitle(view: Extract<FormView, DraftPage>): string {
  const text = wordsFor(view.locale);
  const section = view.kind === "step" && view.definition.sections.find(({ id }) => id === view.sectionId);
  const name = section ? localize(section.title, view.locale, view.definition.defaultLocale) : text.checkAnswers;
  const title = text.step({ n: view.step, total: view.steps, title: name });
  return view.summary.length > 0 ? `${pageWords[view.locale].error} ${title}` : title;
}
