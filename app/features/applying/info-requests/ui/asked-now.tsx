import type { ReadRequest } from "../queries/list-requests.server";
import { itemPath } from "../rules";
import { requestWords } from "../words";
import { DueBy, type DueByProps } from "./due-by";

export type AskedNowProps = DueByProps & {
  request: Pick<ReadRequest, "items" | "note" | "dueAt" | "isBegun">;
  /** Page of the answer. */
  to: string;
  hasUnsent: boolean;
};

/** The one thing to be done: what is asked, until when, and the button that leads to the answer's own page. */
export function AskedNow({ request, locale, now, to, hasUnsent }: AskedNowProps) {
  const words = requestWords[locale];
  const { items, note } = request;
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  const isBegun = hasUnsent || request.isBegun;
  const name = only?.kind === "file" || only?.kind === "paper" ? words.toFile : words.toAnswer;
  return (
    <section id="more" aria-labelledby="more-title">
      <h2 id="more-title" className="vh">
        {words.title}
      </h2>
      {only ? null : (
        <ul>
          {items.map(({ id, text }) => (
            <li key={id}>
              <strong>
                <bdi>{text}</bdi>
              </strong>
            </li>
          ))}
        </ul>
      )}
      <DueBy request={request} locale={locale} now={now} />
      {note ? (
        <>
          <p className="muted">{words.note}</p>
          <p className="text" dir="auto">
            {note}
          </p>
        </>
      ) : null}
      {isBegun ? <p>{words.begun}</p> : null}
      <p className="end">
        <a className="go" href={to}>
          {isBegun ? words.toFinish : name}
        </a>
      </p>
      {only?.kind === "file" && !isBegun ? (
        <p>
          <a className="lnk" href={`${to}#${itemPath(only.id)}.text`}>
            {words.lacks}
          </a>
        </p>
      ) : null}
    </section>
  );
}
