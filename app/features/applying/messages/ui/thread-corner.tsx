import type { ReactNode } from "react";
import { useTimeIn } from "~/features/applying/answering/time-in";
import { labelled, sentence } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import { Fold } from "../../answering/ui/fold";
import { Summary } from "../../answering/ui/step-head";
import { newestOf, type ThreadEntry } from "../thread";
import { messageWords } from "../words";

export type ThreadCornerProps = {
  locale: PageLocale;
  entries: ThreadEntry[];
  hasEarlier: boolean;
  mayWrite: boolean;
  /** A message was just sent. */
  isSent?: boolean;
  /** Where the forms post to; also the address of earlier messages. */
  at: string;
  postId: string;
  /** Address of the script that says that the messages were shown. */
  script: string;
  /** What was refused, and what had been typed. */
  fault?: { message: string; text: string } | null;
  /** On a page of its own the title is the page's. */
  isWholePage?: boolean;
  /** Below the title: whom it is with. */
  children?: ReactNode;
};

/** The thread with the landlord, for the applicant: to read and to answer. Complete without script. */
export function ThreadCorner(props: ThreadCornerProps) {
  const { locale, entries, hasEarlier, mayWrite, at, fault, isWholePage } = props;
  const words = messageWords[locale];
  const [first] = entries.filter(({ kind }) => kind === "message");
  if (!first && !isWholePage) return mayWrite ? <FirstMessage {...props} /> : null;
  const Title = isWholePage ? "h1" : "h2";
  return (
    <section id="messages" aria-labelledby="messages-title">
      <Title id="messages-title">{words.title}</Title>
      <Summary lines={fault ? [{ message: fault.message, href: "#message" }] : []} locale={locale} />
      {props.isSent ? (
        <div className="box good" role="status">
          <p>{words.sent}</p>
        </div>
      ) : null}
      <p className="muted">{words.lead}</p>
      {props.children}
      {hasEarlier && first ? (
        <p>
          <a className="lnk" href={`${at}?before=${first.id}`}>
            {words.earlier}
          </a>
        </p>
      ) : null}
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} locale={locale} />
      ))}
      <Unseen {...props} />
      {mayWrite ? <Answer {...props} /> : <p className="muted">{words.closed}</p>}
    </section>
  );
}

/** Nobody has written yet: the way to begin stands folded. */
function FirstMessage(props: ThreadCornerProps) {
  const words = messageWords[props.locale];
  return (
    <Fold id="messages" title={words.first}>
      <p className="muted">{words.lead}</p>
      <Write {...props} />
    </Fold>
  );
}

/** Where to write: open while the landlord had the last word. */
function Answer(props: ThreadCornerProps) {
  if (props.isWholePage) return <Write {...props} />;
  const last = props.entries.filter((entry) => entry.kind === "message").at(-1);
  return (
    <Fold title={messageWords[props.locale].first} isOpen={last?.author === "landlord"}>
      <Write {...props} />
    </Fold>
  );
}

function Entry({ entry, locale }: { entry: ThreadEntry; locale: PageLocale }) {
  const words = messageWords[locale];
  const time = useTimeIn(locale);
  if (entry.kind !== "message") {
    return (
      <p className="muted small num">
        {sentence(time(entry.at))}{" "}
        {entry.kind === "asked" ? (
          <>
            {words.asked} <Items text={entry.items.join(", ")} />{" "}
            {sentence(labelled(words.due, time(entry.dueAt), locale))}
          </>
        ) : (
          words[entry.kind]
        )}
      </p>
    );
  }
  const isOwn = entry.author === "applicant";
  return (
    <article className={isOwn ? "box good" : "box"}>
      <p className="num">
        <strong>{isOwn ? words.you : words.landlord}</strong> <span className="opt">{time(entry.at)}</span>
      </p>
      <p className="text" dir="auto">
        {entry.text}
      </p>
      {isOwn && entry.readAt !== null ? (
        <p className="hint num">
          {words.seen} {time(entry.readAt)}
        </p>
      ) : null}
    </article>
  );
}

/** Their full stop belongs to the sentence of the page. */
function Items({ text }: { text: string }) {
  return (
    <>
      <bdi>{text}</bdi>
      {sentence(text).slice(text.length)}
    </>
  );
}

/** Says that the landlord's messages were shown: by a script, or without one by a press. */
function Unseen({ entries, at, script, locale }: ThreadCornerProps) {
  const isUnseen = entries.some(
    (entry) => entry.kind === "message" && entry.author === "landlord" && entry.readAt === null,
  );
  if (!isUnseen) return null;
  return (
    <form method="post" action={at} data-seen>
      <input type="hidden" name="upTo" value={newestOf(entries, "landlord")} />
      <noscript>
        <p>
          <button type="submit" className="sec" name="intent" value="seen">
            {messageWords[locale].markRead}
          </button>
        </p>
      </noscript>
      <script type="module" src={script} />
    </form>
  );
}

function Write({ entries, at, postId, fault, locale, isWholePage }: ThreadCornerProps) {
  const words = messageWords[locale];
  return (
    <form method="post" action={at} noValidate>
      <input type="hidden" name="intent" value="write" />
      <input type="hidden" name="postId" value={postId} />
      <input type="hidden" name="upTo" value={newestOf(entries, "landlord")} />
      <div className={fault ? "f bad" : "f"}>
        <label htmlFor="message">{words.label}</label>
        <p className="hint" id="message-h">
          {words.hint}
        </p>
        {fault ? (
          <p className="err" id="message-e">
            {fault.message}
          </p>
        ) : null}
        <textarea
          id="message"
          name="text"
          rows={4}
          dir="auto"
          defaultValue={fault?.text}
          aria-describedby={fault ? "message-h message-e" : "message-h"}
          aria-invalid={fault ? true : undefined}
        />
      </div>
      <p className="end">
        <button type="submit" className={isWholePage ? "go" : "sec"}>
          {words.send}
        </button>
      </p>
    </form>
  );
}
