import { colonIn } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import { useTimeIn } from "../../answering/time-in";
import type { ReadRequest } from "../queries/list-requests.server";
import { requestWords } from "../words";

export type DueByProps = { request: Pick<ReadRequest, "dueAt">; locale: PageLocale; now: number };

export function DueBy({ request, locale, now }: DueByProps) {
  const words = requestWords[locale];
  const due = useTimeIn(locale)(request.dueAt);
  return (
    <p className="num">
      {request.dueAt > now ? (
        <>
          {words.due + colonIn(locale)}
          <strong>{due}</strong>
        </>
      ) : (
        words.overdue({ time: due })
      )}
    </p>
  );
}
