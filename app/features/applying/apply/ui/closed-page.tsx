import type { ClosedView } from "../../answering/apply-view";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { DescribedSections } from "../../answering/ui/described-sections";
import { LandlordCard } from "../../answering/ui/landlord-card";
import { wordsFor } from "../../answering/words";
import { closedWords } from "../closed-words";

/** A link that takes nothing now: what it was for, what this reader can still do, and whom to ask. Complete without script. */
export function ClosedPage(view: ClosedView) {
  const { locale, home, reason, device } = view;
  const words = closedWords[locale];
  const [title = "", text = ""] = pageWords[locale].closed[reason];
  const again = againOf(view);
  return (
    <ApplyShell locale={locale} title={home?.title ?? pageWords[locale].applyFor} tab={title}>
      <h1>{title}</h1>
      {home ? (
        <p dir="auto">
          <strong>{home.title}</strong>
          <br />
          {home.place}
        </p>
      ) : null}
      <p>{text}</p>
      {again ? <p>{again}</p> : null}
      <h2>{words.next}</h2>
      <Device {...view} />
      {device?.kind === "sent" ? null : <p>{words.byMail}</p>}
      {home?.landlord?.email || home?.landlord?.contact ? null : <p>{words.ask}</p>}
      {home ? <LandlordCard landlord={home.landlord} locale={locale} /> : null}
      <p className="end">
        <a className="sec" href="/">
          {pageWords[locale].goHome}
        </a>
      </p>
    </ApplyShell>
  );
}

/** When it opens again, as far as anybody knows. */
function againOf({ locale, reason, untilDay }: ClosedView): string | null {
  const words = closedWords[locale];
  if (reason === "suspended") return null;
  if (reason !== "paused") return words[reason];
  return untilDay ? words.untilDay({ day: untilDay }) : words.noDay;
}

/** What this device holds. */
function Device({ locale, urlId, device }: ClosedView) {
  const words = closedWords[locale];
  if (device === null) return null;
  if (device.kind === "kept") return <Kept locale={locale} urlId={urlId} {...device} />;
  const [text, to, label] =
    device.kind === "sent"
      ? [words.sent, "/success", words.seeSent]
      : [words.goOn, `?step=${device.step}`, wordsFor(locale).resume];
  return (
    <>
      <p>{text}</p>
      <p>
        <a className="go" href={`/apply/${urlId}${to}`}>
          {label}
        </a>
      </p>
    </>
  );
}

type KeptProps = Pick<ClosedView, "locale" | "urlId"> & Extract<ClosedView["device"], { kind: "kept" }>;

/** A draft that cannot be sent: it is read here, and erased by whoever wants that. */
function Kept({ locale, urlId, until, sections, documents }: KeptProps) {
  const words = closedWords[locale];
  return (
    <section>
      <h3>{words.keptTitle}</h3>
      <p>{words.kept({ day: until })}</p>
      <details className="box">
        <summary>{words.show}</summary>
        <DescribedSections sections={sections} documents={documents} locale={locale} />
      </details>
      <details className="box">
        <summary>{words.erase}</summary>
        <form method="post" action={`/apply/${urlId}?step=1`}>
          <p>{words.eraseText}</p>
          <button type="submit" className="sec" name="later" value="erase">
            {words.yesErase}
          </button>
        </form>
      </details>
    </section>
  );
}
