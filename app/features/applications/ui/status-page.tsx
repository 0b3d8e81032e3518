import type { ApplicationState } from "../../../db/schema/applications";
import type { DescribedConsent, DescribedSection } from "../describe-application";
import type { HouseholdPerson } from "../household/people";
import { HouseholdCorner } from "../household/ui/household-corner";
import type { PageLocale } from "../locale";
import { type StatusWords, statusWords } from "../status-words";
import { ApplyShell } from "./apply-shell";
import { Drawing } from "./drawing";
import { readableSize } from "./file-slot";

export type StatusPageProps = {
  locale: PageLocale;
  formTitle: string;
  reference: string;
  state: ApplicationState;
  submittedAt: number;
  isWithdrawable: boolean;
  /** The last press came after the decision. */
  isTooLate: boolean;
  household: HouseholdPerson[];
  /** A link was just sent again, or too often. */
  invitation: "yes" | "no" | null;
  /** Address of what was sent as a PDF. */
  paperAt: string;
  content: {
    sections: DescribedSection[];
    consents: DescribedConsent[];
    documents: { id: string; name: string; sizeBytes: number; openedAt: number[] }[];
  } | null;
};

/** What became of a sent application, for who sent it: its state, all that was sent, who opened it, and the way out. */
export function StatusPage(props: StatusPageProps) {
  const { locale, formTitle, reference, state, submittedAt, content, isTooLate } = props;
  const words = statusWords[locale];
  const [title, text] = words.states[state];
  const time = timeIn(locale);
  return (
    <ApplyShell locale={locale} title={formTitle} tab={`${words.title}: ${title}`}>
      <h1>
        <small>{words.title}</small> {title}
      </h1>
      {isTooLate ? (
        <div className="box warn" role="alert">
          <p>{words.decided}</p>
        </div>
      ) : null}
      <div className={state === "withdrawn" ? "box" : "box good"}>
        <p>{text}</p>
      </div>
      <dl>
        <div>
          <dt>{words.reference}</dt>
          <dd className="num">{reference}</dd>
        </div>
        <div>
          <dt>{words.sentOn}</dt>
          <dd className="num">{time(submittedAt)}</dd>
        </div>
      </dl>
      {content ? (
        <>
          <HouseholdCorner people={props.household} invitation={props.invitation} locale={locale} />
          <Papers documents={content.documents} words={words} locale={locale} />
          <Sent content={content} words={words} />
          <p>
            <a href={props.paperAt} download>
              {words.paper}
            </a>
          </p>
        </>
      ) : (
        <div className="box">
          <h2>{words.erasedTitle}</h2>
          <p>{words.erasedText}</p>
        </div>
      )}
      <WayOut {...props} words={words} />
    </ApplyShell>
  );
}

function timeIn(locale: PageLocale): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return (at) => `${format.format(at)} UTC`;
}

type Content = NonNullable<StatusPageProps["content"]>;

function Papers({ documents, words, locale }: Pick<Content, "documents"> & { words: StatusWords; locale: PageLocale }) {
  const time = timeIn(locale);
  return (
    <section>
      <h2>{words.papers}</h2>
      {documents.length === 0 ? <p>{words.noPapers}</p> : null}
      <dl>
        {documents.map(({ id, name, sizeBytes, openedAt }) => (
          <div key={id}>
            <dt>
              <bdi>{name}</bdi> <span className="num">({readableSize(sizeBytes, locale)})</span>
            </dt>
            <dd className="num">
              {openedAt.length === 0 ? words.neverOpened : [words.openedAt, ...openedAt.map(time)].join("\n")}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Sent({ content, words }: { content: Content; words: StatusWords }) {
  const nameOf = (id: string) => content.documents.find((file) => file.id === id)?.name ?? "";
  return (
    <>
      <h2>{words.answers}</h2>
      {content.sections.map((section) => (
        <details className="box" key={section.id}>
          <summary dir="auto">{section.title}</summary>
          {section.groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a sent application never move
            <div key={index}>
              {group.title ? <p className="muted">{group.title}</p> : null}
              <dl>
                {group.rows.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <div key={at}>
                    <dt dir="auto">{row.label}</dt>
                    <dd dir="auto">
                      {[row.text, ...row.documents.map(nameOf)].filter(Boolean).join("\n") || words.notAnswered}
                      {row.drawing ? <Drawing strokes={row.drawing} label={row.label} /> : null}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </details>
      ))}
      {content.consents.length > 0 ? (
        <details className="box">
          <summary>{words.consents}</summary>
          <ul className="plain">
            {content.consents
              .filter(({ accepted }) => accepted)
              .map(({ text }) => (
                <li key={text} className="text">
                  {text}
                </li>
              ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

/** Withdrawing asks first: the button stands behind its own words. Works without script. */
function WayOut({ isWithdrawable, state, content, words }: StatusPageProps & { words: StatusWords }) {
  if (state === "withdrawn" && content) {
    return (
      <form method="post" className="end">
        <button type="submit" className="sec" name="intent" value="erase">
          {words.eraseOnly}
        </button>
      </form>
    );
  }
  if (!isWithdrawable) return null;
  return (
    <details className="box">
      <summary>{words.withdraw}</summary>
      <form method="post">
        <p>{words.withdrawText}</p>
        <div className="opts">
          <label htmlFor="erase">
            <input id="erase" type="checkbox" name="erase" value="yes" />
            <span>{words.erase}</span>
          </label>
        </div>
        <p>
          <button type="submit" className="sec" name="intent" value="withdraw">
            {words.yesWithdraw}
          </button>
        </p>
      </form>
    </details>
  );
}
