import { useParams } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import { pageWords } from "../../answering/page-words";
import { resumeWords } from "../../answering/resume-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { ToForm } from "./to-form";

export type ResumeState = "ready" | "stopped" | "over";

/** Behind the link of a mail: reveals nothing, opens by a press. Mail programs look at links before people do. */
export function ResumePage({ locale, state }: { locale: PageLocale; state: ResumeState }) {
  const words = resumeWords[locale];
  const { rentFormUrlId } = useParams();
  const title = state === "over" ? words.over : words.title;
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      <p>{{ ready: words.lead, stopped: words.stopped, over: words.overText }[state]}</p>
      {state === "over" ? (
        <ToForm locale={locale} urlId={rentFormUrlId} />
      ) : (
        <form method="post" className="end">
          <p>
            <button type="submit" className="go" name="intent" value="open">
              {words.open}
            </button>
          </p>
          {state === "ready" ? (
            <p>
              <button type="submit" className="lnk" name="intent" value="stop">
                {words.stop}
              </button>
            </p>
          ) : null}
        </form>
      )}
    </ApplyShell>
  );
}
