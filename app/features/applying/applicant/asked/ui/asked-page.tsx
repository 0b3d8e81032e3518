import { HomeZone } from "../../../../../ui/zones";
import { pageWords } from "../../../answering/page-words";
import { ApplyShell } from "../../../answering/ui/apply-shell";
import { DescribedAnswers } from "../../../answering/ui/described-sections";
import type { ScriptUrls } from "../../../answering/ui/page-script";
import { Summary } from "../../../answering/ui/step-head";
import { wordsFor } from "../../../answering/words";
import { ApplyPage } from "../../../apply/ui/apply-page";
import { DueBy } from "../../../info-requests/ui/due-by";
import { requestWords } from "../../../info-requests/words";
import type { AskedView } from "../queries/asked-view.server";

/** The pages of a landlord's later questions: a step for each section, then all of it once more. Complete without script. */
export function AskedPage({ view, scripts }: { view: AskedView; scripts: ScriptUrls }) {
  if (view.kind === "check") return <CheckAsked {...view} />;
  const { page, sectionId, backTo } = view;
  return <ApplyPage view={{ ...page, kind: "step", sectionId, isRequest: { backTo } }} scripts={scripts} />;
}

function CheckAsked({ page, title, sections, documents, note, ...request }: Extract<AskedView, { kind: "check" }>) {
  const { locale, base, step, summary, notice } = page;
  const words = requestWords[locale];
  return (
    <ApplyShell locale={locale} title={title} tab={words.checkTitle}>
      <a className="lnk" href={step > 1 ? `${base}?step=${step - 1}` : request.backTo}>
        {pageWords[locale].back}
      </a>
      <h1>{words.checkTitle}</h1>
      <Summary lines={summary} locale={locale} notice={notice} />
      <HomeZone zone={request.zone}>
        <DueBy request={request} locale={locale} now={request.now} />
      </HomeZone>
      {note ? (
        <div className="box">
          <p className="muted">{words.note}</p>
          <p className="text" dir="auto">
            {note}
          </p>
        </div>
      ) : null}
      {sections.map((section) => (
        <section key={section.id}>
          <div className="head">
            <h2 dir="auto">{section.title}</h2>
            <a href={`${base}?step=${section.step}`}>
              {wordsFor(locale).change}
              <span className="vh"> {section.title}</span>
            </a>
          </div>
          <DescribedAnswers section={section} documents={documents} locale={locale} />
        </section>
      ))}
      <form method="post" action={`${base}?step=${step}`} className="end">
        <p className="muted small">
          {words.checkLead} {words.lead}
        </p>
        <p>
          <button type="submit" className="go" name="intent" value="send">
            {words.send}
          </button>
        </p>
      </form>
    </ApplyShell>
  );
}
