import { FileText } from "lucide-react";
import { Form } from "react-router";
import { Badge, type BadgeTone } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { useWords } from "../../../../ui/use-words";
import { Written } from "../../../../ui/written";
import { documentLink } from "../../documents/ui/document-viewer";
import { landlordRequestWords } from "../landlord-words";
import type { ReadRequest } from "../queries/list-requests.server";
import { isPaperOf } from "../rules";

type RequestListProps = {
  requests: ReadRequest[];
  documents: { id: string; path: string; name: string }[];
  /** Names of the household by their ids, and that of the lead. */
  people: ReadonlyMap<string | null, string>;
  locale: string;
  /** The language in which the applicant reads and writes. */
  writtenIn: string;
  /** Where "No longer needed" posts to; null for readers who may not ask. */
  action: string | null;
};

const tones: Record<ReadRequest["state"], BadgeTone> = { open: "amber", answered: "accent", ended: "neutral" };

/** What the landlord has asked for, with the answers and files that came. */
export function RequestList({ requests, documents, people, locale, writtenIn, action }: RequestListProps) {
  const { asked: words } = useWords(landlordRequestWords);
  if (requests.length === 0) return null;
  return (
    <div className="flex flex-col gap-5">
      {requests.map((request) => (
        <article key={request.id} className="border-line border-b pb-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Badge tone={tones[request.state]}>{words.states[request.state]}</Badge>
            <span className="text-sm text-ink-muted">
              {people.size > 1 ? (
                <>
                  <bdi translate="no">{people.get(request.memberId)}</bdi>:{" "}
                </>
              ) : null}
              <Times request={request} locale={locale} />
            </span>
          </div>
          {request.note ? (
            <p className="mt-3 whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">{request.note}</p>
          ) : null}
          <dl className="mt-3 divide-y divide-line border-y border-line">
            {request.items.map((item) => (
              <Item key={item.id} item={item} state={request.state} documents={documents} writtenIn={writtenIn} />
            ))}
          </dl>
          {request.state === "open" && action ? (
            <Form method="post" action={action} className="mt-4 print:hidden">
              <input type="hidden" name="intent" value="cancel-info" />
              <input type="hidden" name="requestId" value={request.id} />
              <Button type="submit" variant="outline">
                {words.end}
              </Button>
            </Form>
          ) : null}
        </article>
      ))}
    </div>
  );
}

/** When it was asked, and answered or due. */
function Times({ request, locale }: { request: ReadRequest; locale: string }) {
  const { asked: words } = useWords(landlordRequestWords);
  const { state, dueAt, answeredAt } = request;
  const asked = <LocalTime at={request.askedAt} locale={locale} />;
  if (answeredAt !== null) {
    const answered = <LocalTime at={answeredAt} locale={locale} />;
    return <Filled say={words.askedAnswered} parts={{ asked, answered }} />;
  }
  if (state !== "open") return <Filled say={words.asked} parts={{ asked }} />;
  return <Filled say={words.askedDue} parts={{ asked, due: <LocalTime at={dueAt} locale={locale} /> }} />;
}

type ItemProps = Pick<RequestListProps, "documents" | "writtenIn"> & {
  item: ReadRequest["items"][number];
  state: ReadRequest["state"];
};

function Item({ item, state, documents, writtenIn }: ItemProps) {
  const { asked: words } = useWords(landlordRequestWords);
  const files = documents.filter(({ path }) => isPaperOf(item, path));
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 break-inside-avoid sm:max-lg:grid-cols-[16rem_1fr]">
      <dt className="text-ink-muted [overflow-wrap:anywhere]">{item.text}</dt>
      <dd className="min-w-0">
        {item.answer ? (
          <Written
            className="whitespace-pre-line break-words"
            text={item.answer}
            locale={item.kind === "text" ? writtenIn : undefined}
          />
        ) : null}
        {files.map((file) => (
          <a
            key={file.id}
            href={`/files/${file.id}/view`}
            {...documentLink}
            className="flex min-h-11 items-center gap-2 text-accent underline underline-offset-4 hover:text-accent-hover"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0" />
            <bdi translate="no" className="min-w-0 break-all">
              {file.name}
            </bdi>
          </a>
        ))}
        {!item.answer && files.length === 0 ? (
          <span className="text-ink-muted italic">{state === "open" ? words.notYet : words.notAnswered}</span>
        ) : null}
      </dd>
    </div>
  );
}
