import { dayText } from "../../../../kernel/moments";
import type { PageLocale } from "../../../../kernel/page-locale";
import { useZones } from "../../../../ui/zones";
import { statusWords } from "../../answering/status-words";
import { Fold } from "../../answering/ui/fold";
import type { ReadRequest } from "../queries/list-requests.server";
import { isPaperOf } from "../rules";
import { requestWords } from "../words";

type AnsweredRequestsProps = {
  locale: PageLocale;
  requests: ReadRequest[];
  documents: { path: string; name: string }[];
};

/** Requests that are over, with what the applicant answered. */
export function AnsweredRequests({ locale, requests, documents }: AnsweredRequestsProps) {
  const { reader: zone } = useZones();
  const past = requests.filter(({ state }) => state !== "open");
  if (past.length === 0) return null;
  const words = requestWords[locale];
  return (
    <Fold title={words.answered}>
      {past.map((request) => (
        <div key={request.id}>
          <p className="muted num">
            {words.askedOn}: {dayText(request.askedAt, locale, zone)}
          </p>
          {request.state === "ended" ? <p>{words.ended}</p> : null}
          <dl>
            {request.items.map((item) => {
              const names = documents.filter(({ path }) => isPaperOf(item, path)).map(({ name }) => name);
              return (
                <div key={item.id}>
                  <dt dir="auto">{item.text}</dt>
                  <dd dir="auto">
                    {[item.answer, ...names].filter(Boolean).join("\n") || statusWords[locale].notAnswered}
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </Fold>
  );
}
