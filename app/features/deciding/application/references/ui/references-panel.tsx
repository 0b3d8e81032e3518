import type { PageLocale } from "../../../../../kernel/page-locale";
import { Badge, type BadgeTone } from "../../../../../ui/badge";
import { Button } from "../../../../../ui/button";
import { withDialog } from "../../../../../ui/dialog";
import { Filled } from "../../../../../ui/filled";
import { LocalTime } from "../../../../../ui/local-time";
import { OnDemand } from "../../../../../ui/on-demand";
import type { Panel } from "../../../../../ui/panels";
import { useWords } from "../../../../../ui/use-words";
import { Written } from "../../../../../ui/written";
import type { ReferenceState } from "../../../../applying/references/rules";
import { LawText } from "../../../../forms/law/ui/law-text";
import { useReview } from "../../../decision/ui/use-review";
import { PlanLine } from "../../ui/plan-line";
import { referencesWords } from "../../words/references-words";
import type { ReferencesPanelProps } from "../panel-props";
import type { ShownReferee, ShownReference } from "../shown-reference";

const askDialog = withDialog(async () => (await import("./ask-dialog.client")).AskDialog);

const tones: Record<ReferenceState, BadgeTone> = {
  open: "amber",
  answered: "accent",
  declined: "neutral",
  cancelled: "neutral",
  expired: "neutral",
  ended: "neutral",
};

/** Whom the household named, who may be asked, and what was answered: as it was given, without a sum or a mark. */
export function referencesPanel(props: ReferencesPanelProps, language: PageLocale): Panel {
  const { people, references } = props;
  const { title } = referencesWords[language];
  const isShown = people.length > 0 || references.length > 0;
  return {
    id: "references",
    title,
    tab: { label: title, count: references.length },
    isScreenOnly: references.length === 0,
    content: isShown && <References {...props} />,
  };
}

function References(props: ReferencesPanelProps) {
  const words = useWords(referencesWords);
  const { people, references, mayAsk, planAt } = props;
  return (
    <>
      {planAt ? (
        <div className="mb-3 print:hidden">
          <PlanLine planAt={planAt}>{words.offer}</PlanLine>
        </div>
      ) : null}
      <p className="mb-3 text-ink-muted print:hidden">
        {planAt ? words.leadPlan : mayAsk === false ? words.leadGuest : words.lead}
      </p>
      {people.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line print:hidden">
          {people.map((person) => (
            <Person key={person.path} person={person} {...props} />
          ))}
        </ul>
      ) : null}
      {references.length > 0 ? (
        <div className="mt-4 flex flex-col gap-4">
          {references.map((reference) => (
            <Asked key={reference.id} reference={reference} {...props} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Person({ person, ...panel }: ReferencesPanelProps & { person: ShownReferee }) {
  const words = useWords(referencesWords);
  const { kind, name, email, phone, namedBy, consent, bar, law } = person;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium [overflow-wrap:anywhere]">
          <bdi translate="no">{name || email || phone}</bdi>
        </p>
        <p className="text-ink-muted [overflow-wrap:anywhere]">
          <Filled say={words.namedBy[kind]} parts={{ name: <bdi translate="no">{namedBy}</bdi> }} />
        </p>
        <p className="text-ink-muted [overflow-wrap:anywhere]">
          {[email, phone].filter(Boolean).join(", ")}
          {email || phone ? ". " : ""}
          {words.consents[consent]}
        </p>
        {law ? (
          <p className="text-sm text-ink-muted">
            <Filled say={words.law} parts={{ why: <LawText>{law.why}</LawText> }} />{" "}
            {law.source ? (
              <a className="underline underline-offset-4" href={law.source} rel="noreferrer" target="_blank">
                {words.source}
              </a>
            ) : null}
          </p>
        ) : null}
      </div>
      {panel.mayAsk === false ? null : bar === null ? (
        <OnDemand variant="outline" label={words.ask} dialog={askDialog} with={{ person, panel }} />
      ) : (
        <p className="max-w-64 text-sm text-ink-muted">{words.bars[bar]}</p>
      )}
    </li>
  );
}

function Asked({ reference, formId, applicationId, locale }: ReferencesPanelProps & { reference: ShownReference }) {
  const { post, isPending } = useReview();
  const { id, kind, name, email, applicant, state, askedAt, expiresAt, answeredAt, declinedAt } = reference;
  const words = useWords(referencesWords);
  const asked = <LocalTime at={askedAt} locale={locale} />;
  const repliedAt = answeredAt ?? declinedAt;
  return (
    <article
      className="rounded-md border border-line p-4 sm:p-5"
      aria-label={words.label({ kind: words.kinds[kind], name: name || email })}
    >
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi translate="no">{name || email}</bdi>
      </p>
      <p className="text-ink-muted [overflow-wrap:anywhere]">
        <Filled say={words.about[kind]} parts={{ name: <bdi translate="no">{applicant}</bdi> }} />
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span className="text-sm text-ink-muted">
          {repliedAt !== null ? (
            <Filled
              say={words.askedAnswered}
              parts={{ asked, answered: <LocalTime at={repliedAt} locale={locale} /> }}
            />
          ) : state === "open" ? (
            <Filled
              say={words.askedOpen}
              parts={{ asked, until: <LocalTime at={expiresAt} locale={locale} isDay /> }}
            />
          ) : (
            <Filled say={words.asked} parts={{ asked }} />
          )}
        </span>
      </p>
      <Replies reference={reference} />
      {state === "open" ? (
        <Button
          variant="outline"
          className="mt-4 print:hidden"
          pending={isPending}
          pendingLabel={words.cancelling}
          onClick={() => post({ intent: "cancel-reference", formId, applicationId, referenceId: id })}
        >
          {words.cancel}
        </Button>
      ) : null}
    </article>
  );
}

/** Every question with what was ticked and written, word for word. */
function Replies({ reference: { replies, comment, locale } }: { reference: ShownReference }) {
  const words = useWords(referencesWords);
  if (replies.length === 0) return null;
  const rows = [...replies, { question: words.added, reply: "", text: comment }];
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {rows.map(({ question, reply, text }) => (
        <div
          key={question}
          className="grid gap-x-6 gap-y-0.5 py-2.5 break-inside-avoid sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="text-ink-muted [overflow-wrap:anywhere]">{question}</dt>
          <dd className="min-w-0">
            {reply ? <p>{reply}</p> : null}
            {text ? (
              <Written className="whitespace-pre-line [overflow-wrap:anywhere]" text={text} locale={locale} />
            ) : null}
            {reply || text ? null : <span className="text-ink-muted italic">{words.notAnswered}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
