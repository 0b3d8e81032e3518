import { useParams } from "react-router";
import type { PageLocale } from "../../../../kernel/page-locale";
import { pageWords } from "../../answering/page-words";
import { resumeWords } from "../../answering/resume-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { ToForm } from "./to-form";

export type ResumeState = "ready" | "stop" | "stopped" | "over";

/** Behind the link of a mail: reveals nothing, opens by a press. Mail programs look at links before people do. */
export function ResumePage({ locale, state }: { locale: PageLocale; state: ResumeState }) {
  const words = resumeWords[locale];
  const { rentFormUrlId } = useParams();
  const { title, text } = {
    ready: { title: words.title, text: words.lead },
    stop: { title: words.stopTitle, text: words.stopLead },
    stopped: { title: words.stoppedTitle, text: words.stopped },
    over: { title: words.over, text: words.overText },
  }[state];
  return (
    <ApplyShell locale={locale} title={pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {state === "over" ? <ToForm locale={locale} urlId={rentFormUrlId} /> : null}
      {state === "ready" || state === "stop" ? (
        <form method="post" className="end">
          <button type="submit" className="go" name="intent" value={state === "ready" ? "open" : "stop"}>
            {state === "ready" ? words.open : words.stop}
          </button>
        </form>
      ) : null}
    </ApplyShell>
  );
}
