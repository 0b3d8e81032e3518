import { isolated } from "../../../../kernel/isolated";
import type { PageLocale } from "../../../../kernel/page-locale";
import { IsolatedText } from "../../../../ui/isolated-text";
import { landlordWords } from "../../answering/landlord-words";
import { pageWords } from "../../answering/page-words";
import { ApplyShell } from "../../answering/ui/apply-shell";
import { Languages, TranslationNote } from "../../answering/ui/languages";
import { Summary } from "../../answering/ui/step-head";
import type { ReferenceFault, TypedReference } from "../read-answer";
import { referenceLimits } from "../rules";
import { type ReferenceWords, referenceWords } from "../words";

type ShownQuestion = {
  key: string;
  label: string;
  replies: { value: string; label: string }[];
  /** The line beside the replies; without replies the question is its label. */
  text: { name: string; label: string } | null;
};

type OpenPage = {
  locale: PageLocale;
  state: "open";
  landlord: string;
  applicant: string;
  until: string;
  notice: (readonly [term: string, text: string])[];
  questions: ShownQuestion[];
  typed: TypedReference;
  faults: readonly ReferenceFault[];
};

/** What became of the request, where there is nothing to answer. */
type OtherPage = { locale: PageLocale; state: "answered" | "declined" | "expired" | "cancelled" | "unknown" };

export type ReferencePageProps = OpenPage | OtherPage;

/** What a referee is asked, by whom and why, with a way to say no. Works without script; looking at it changes nothing. */
export function ReferencePage(props: ReferencePageProps) {
  const { locale, state } = props;
  const words = referenceWords[locale];
  const [title, text] =
    state === "open" ? [words.title({ applicant: isolated(props.applicant) }), ""] : words.states[state];
  return (
    <ApplyShell
      locale={locale}
      title={words.log.title}
      tab={state === "open" ? words.log.title : title}
      languages={<Languages locale={locale} areOthers />}
      note={<TranslationNote locale={locale} />}
    >
      <h1>
        <IsolatedText text={title} />
      </h1>
      {state === "open" ? <Questions {...props} words={words} /> : <p>{text}</p>}
      {state === "unknown" ? (
        <p className="end">
          <a className="sec" href="/">
            {pageWords[locale].goHome}
          </a>
        </p>
      ) : null}
    </ApplyShell>
  );
}

function Questions(props: OpenPage & { words: ReferenceWords }) {
  const { locale, landlord, applicant, until, notice, questions, typed, faults, words } = props;
  const here = `?lang=${locale}`;
  return (
    <>
      <Summary
        locale={locale}
        lines={faults.map(([path, message]) => ({ message, ...(path && { href: `#${path}` }) }))}
      />
      <p>
        <IsolatedText text={words.lead({ landlord: isolated(landlord), applicant: isolated(applicant) })} />
      </p>
      <p className="muted">{landlordWords[locale].asGiven}</p>
      <p>{words.until({ day: until })}</p>
      <details className="box">
        <summary>{words.notice.title}</summary>
        <dl>
          {notice.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">
                <IsolatedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <p>{words.fair}</p>
      <form method="post" action={here} noValidate>
        {/* Enter in a box of text presses the first button: it must not send a reference that is half filled in. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" disabled />
        {questions.map((question) => (
          <QuestionField key={question.key} question={question} typed={typed} faults={faults} />
        ))}
        <TextField
          name="comment"
          label={words.comment}
          hint={words.commentHint}
          rows={4}
          typed={typed}
          faults={faults}
          most={referenceLimits.commentLetters}
        />
        <p className="end">
          <button type="submit" className="go" name="intent" value="answer">
            {words.send}
          </button>
        </p>
      </form>
      <details className="box">
        <summary>{words.decline}</summary>
        <form method="post" action={here}>
          <p>{words.declineText}</p>
          <button type="submit" className="sec" name="intent" value="decline">
            {words.decline}
          </button>
        </form>
      </details>
    </>
  );
}

type Typed = { typed: TypedReference; faults: readonly ReferenceFault[] };

function QuestionField({ question, typed, faults }: Typed & { question: ShownQuestion }) {
  const { key, label, replies, text } = question;
  if (replies.length === 0) {
    // An anchor of the summary leads to the question by its key.
    return (
      <div id={key}>
        <TextField name={text?.name ?? key} label={label} rows={2} typed={typed} faults={faults} />
      </div>
    );
  }
  const own = faults.find(([path]) => path === key);
  return (
    <fieldset id={key} tabIndex={-1} className={own ? "f bad" : "f"}>
      <legend>
        <IsolatedText text={label} />
      </legend>
      {own ? <p className="err">{own[1]}</p> : null}
      <div className="opts">
        {replies.map(({ value, label: reply }) => (
          <label key={value}>
            <input type="radio" name={key} value={value} defaultChecked={typed[key] === value} />
            <span>{reply}</span>
          </label>
        ))}
      </div>
      {text ? <TextField name={text.name} label={text.label} typed={typed} faults={faults} isPart /> : null}
    </fieldset>
  );
}

type TextProps = Typed & { name: string; label: string; hint?: string; rows?: number; most?: number; isPart?: boolean };

function TextField({ name, label, hint, rows, typed, faults, isPart, most = referenceLimits.textLetters }: TextProps) {
  const fault = faults.find(([path]) => path === name);
  const described = [hint ? `${name}-h` : "", fault ? `${name}-e` : ""].filter(Boolean).join(" ");
  const control = {
    id: name,
    name,
    dir: "auto",
    maxLength: most,
    defaultValue: typed[name] ?? "",
    "aria-describedby": described || undefined,
    "aria-invalid": fault ? true : undefined,
  } as const;
  return (
    <div className={isPart ? "part" : fault ? "f bad" : "f"}>
      <label htmlFor={name}>
        <IsolatedText text={label} />
      </label>
      {hint ? (
        <p className="hint" id={`${name}-h`}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className="err" id={`${name}-e`}>
          {fault[1]}
        </p>
      ) : null}
      {isPart ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />}
    </div>
  );
}
