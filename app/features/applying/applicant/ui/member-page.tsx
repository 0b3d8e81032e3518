import type { ReactNode } from "react";
import type { MemberRole } from "../../../../db/schema/household";
import { formatDate, utcDay } from "../../../../kernel/dates";
import { zoneOfHome } from "../../../../kernel/home-zone";
import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { IsolatedText } from "../../../../ui/isolated-text";
import { HomeZone } from "../../../../ui/zones";
import type { FormDefinition } from "../../../forms/form-model/schema";
import { landlordWords } from "../../answering/landlord-words";
import { minutesFor } from "../../answering/minutes";
import { pageWords } from "../../answering/page-words";
import { privacyNotice } from "../../answering/privacy-words";
import { useTimeIn } from "../../answering/time-in";
import { AlreadySent } from "../../answering/ui/already-sent";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import { PrivacyNotice } from "../../answering/ui/privacy-notice";
import { SignedTerms } from "../../answering/ui/signed-terms";
import type { Answer } from "../../applications/decision-notice";
import type { HouseholdWords } from "../../applications/household/household-words";
import { householdWords } from "../../applications/household/household-words";
import { memberLine } from "../../applications/outcome-words";
import { shareWords } from "../../apply/household/share-words";
import { AskedNow, type AskedNowProps } from "../../info-requests/ui/asked-now";
import { requestWords } from "../../info-requests/words";
import { Kept, type KeptProps } from "./kept";
import { SentAnswers, SentPapers } from "./status-sent";

export type MemberPageProps = {
  locale: PageLocale;
  /** "declined" and "erased" right after the press; "used": handed on and begun; "over": nothing wanted, or unknown. */
  state: "asked" | "opened" | "done" | "declined" | "erased" | "used" | "over";
  formTitle?: string;
  role?: MemberRole;
  leadName?: string;
  /** Titles of the steps that are asked. */
  sections?: string[];
  /** What is asked of this role, with the home, its terms and who lets it. */
  definition?: FormDefinition;
  /** An account has the form. */
  hasAccount?: boolean;
  completedAt?: number | null;
  /** Until then the lead may send; null once the application is sent. */
  leadEndsAt?: number | null;
  /** Where the part goes on, for a device that holds its key; else a press opens it. */
  continueTo?: string;
  /** Only who came by the mail's link may take part or leave. */
  hasLink: boolean;
  /** What was sent, for who came by the link. */
  sent?: OwnPartView;
  /** What the landlord asks this person for now, and where it is answered. */
  asked?: MemberAsked | undefined;
  /** What became of the last press. */
  said?: "answered" | "late-info" | undefined;
  /** Somebody tried to change it on a page of before it was sent. */
  wasAlreadySent?: boolean;
};

export type MemberAsked = Pick<AskedNowProps, "request" | "to" | "now">;

/** `answer`: what may be known of the decision; null before it. */
export type OwnPartView = Omit<KeptProps, "locale"> & { answer: Answer | null };

/** What is asked of a co-applicant or guarantor, by whom, and who will read it. Looking changes nothing; each step is a press. */
export function MemberPage(props: MemberPageProps) {
  const { locale, state, role = "co_applicant" } = props;
  const words = householdWords[locale];
  const title = {
    asked: words.partTitle[role],
    opened: words.partTitle[role],
    done: words.doneTitle,
    declined: words.declined,
    erased: words.erased,
    used: shareWords[locale].usedTitle,
    over: words.over,
  }[state];
  const zone = props.definition ? zoneOfHome(props.definition.property.address) : null;
  return (
    <ApplyShell
      locale={locale}
      title={props.formTitle ?? pageWords[locale].applyFor}
      tab={title}
      languages={props.hasLink ? <Languages locale={locale} areOthers={true} /> : undefined}
      note={props.hasLink ? <TranslationNote locale={locale} /> : undefined}
    >
      <h1>{title}</h1>
      {state === "done" && props.wasAlreadySent ? <AlreadySent locale={locale} /> : null}
      {state === "asked" || state === "opened" ? <Asked {...props} words={words} role={role} /> : null}
      {state === "done" ? (
        <HomeZone zone={zone}>
          <Done {...props} words={words} />
        </HomeZone>
      ) : null}
      {state === "declined" ? <p>{words.declinedText}</p> : null}
      {state === "erased" ? <p>{words.declinedText}</p> : null}
      {state === "used" ? <p>{shareWords[locale].usedText}</p> : null}
      {state === "over" ? (
        <>
          <p>{words.overText}</p>
          <p className="end">
            <a className="sec" href="/">
              {pageWords[locale].goHome}
            </a>
          </p>
        </>
      ) : null}
    </ApplyShell>
  );
}

type Inner = MemberPageProps & { words: HouseholdWords };

function Asked({
  words,
  locale,
  state,
  role,
  leadName,
  sections = [],
  definition,
  hasAccount = true,
  continueTo,
  hasLink,
}: Inner & { role: MemberRole }) {
  return (
    <>
      {/* The name in its own direction, the sentence in the page's. */}
      <p>
        <IsolatedText text={words.lead({ name: isolated(leadName ?? "") })} />
      </p>
      <p>{words.own}</p>
      {role === "guarantor" ? <p>{words.guarantee}</p> : null}
      {definition ? (
        <>
          <SignedTerms definition={definition} locale={locale} />
          <h2>{pageWords[locale].whatYouNeed}</h2>
          <p>{pageWords[locale].minutes({ n: minutesFor(definition) })}</p>
        </>
      ) : null}
      <ul className="plain">
        {sections.map((section) => (
          <li key={section}>
            <span dir="auto">{section}</span>
          </li>
        ))}
      </ul>
      {definition ? (
        <details className="box">
          <summary>{privacyNotice({ ...definition, hasAccount }, locale).title}</summary>
          <PrivacyNotice subject={{ ...definition, hasAccount }} locale={locale} />
        </details>
      ) : null}
      <p>{landlordWords[locale].beware}</p>
      {continueTo ? (
        <p className="end">
          <a className="go" href={continueTo}>
            {words.goOn}
          </a>
        </p>
      ) : (
        <form method="post" className="end">
          <button type="submit" className="go" name="intent" value="begin">
            {state === "asked" ? words.begin : words.goOn}
          </button>
        </form>
      )}
      {hasLink ? (
        <Asking summary={words.decline} text={words.declineText} intent="decline">
          {words.decline}
        </Asking>
      ) : null}
    </>
  );
}

/** That it is sent; by the link also what, who opened the papers and when, how long it is kept, and the way out. */
function Done({ words, locale, completedAt, leadName, leadEndsAt, hasLink, sent, asked, said }: Inner) {
  const time = useTimeIn(locale);
  const isHeld = typeof sent?.heldAt === "number";
  return (
    <>
      {said ? (
        <div className={said === "answered" ? "box good" : "box warn"} role="status">
          <p>{said === "answered" ? requestWords[locale].sent : requestWords[locale].over}</p>
        </div>
      ) : null}
      {sent?.answer ? <Outcome answer={sent.answer} leadName={leadName} locale={locale} /> : null}
      {asked ? (
        <div className="turn">
          <h2>{requestWords[locale].title}</h2>
          <AskedNow {...asked} locale={locale} hasUnsent={false} />
        </div>
      ) : null}
      <div className="box good">
        {typeof leadEndsAt === "number" ? (
          <p>
            <IsolatedText
              text={words.doneWaiting({ name: isolated(leadName ?? ""), day: formatDate(utcDay(leadEndsAt), locale) })}
            />
          </p>
        ) : (
          <p>{words.doneText}</p>
        )}
        {completedAt ? (
          <p className="muted num">
            {words.sentOn} {time(completedAt)}
          </p>
        ) : null}
      </div>
      {sent ? <Sent sent={sent} locale={locale} /> : null}
      {hasLink ? null : <p>{words.doneMail}</p>}
      {hasLink && isHeld ? <p>{words.heldErase}</p> : null}
      {hasLink && !isHeld ? (
        <Asking summary={words.erase} text={words.eraseText} intent="erase">
          {words.erase}
        </Asking>
      ) : null}
    </>
  );
}

/** How the application was decided. Bad news is not painted as good. */
function Outcome({ answer, leadName, locale }: { answer: Answer; leadName: string | undefined; locale: PageLocale }) {
  const [title, text] = memberLine(answer, locale, isolated(leadName ?? ""));
  return (
    <section className={answer.kind === "approved" ? "box good" : "box"}>
      <h2>
        <IsolatedText text={title} />
      </h2>
      <p>
        <IsolatedText text={text} />
      </p>
    </section>
  );
}

function Sent({ sent, locale }: { sent: OwnPartView; locale: PageLocale }) {
  return (
    <>
      <Kept {...sent} locale={locale} />
      <SentPapers content={sent.content} locale={locale} />
      <SentAnswers content={sent.content} locale={locale} />
    </>
  );
}

/** Asks first: the button stands behind its own words. Works without script. */
function Asking(props: { summary: string; text: string; intent: string; children: ReactNode }) {
  return (
    <details className="box">
      <summary>{props.summary}</summary>
      <form method="post">
        <p>{props.text}</p>
        <button type="submit" className="sec" name="intent" value={props.intent}>
          {props.children}
        </button>
      </form>
    </details>
  );
}
