import { Form, useNavigation } from "react-router";
import { AppPage } from "../../../../ui/app-page";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Card } from "../../../../ui/card";
import { Notice } from "../../../../ui/notice";
import { SelectField } from "../../../../ui/select-field";
import { useWords } from "../../../../ui/use-words";
import { LawLanguageNote, LawText } from "../../law/ui/law-text";
import type { ChangeGroup } from "../../rent-forms/comparison-words";
import { keepField } from "../keep-field";
import { lawChangeWords } from "../law-change-words";
import type { ChangeRow, LawChange } from "../queries/find-law-change.server";

export type LawChangePageProps = {
  change: LawChange;
  /** The page of the form. */
  base: string;
  isPublished: boolean;
  /** Why a press did nothing. */
  failure: string | null;
};

/** What the law changes in a live form: each question beside what it becomes, put into the draft by one press, published by a second. Works without script. */
export function LawChangePage({ change, base, isPublished, failure }: LawChangePageProps) {
  const { stage, rows, others, title } = change;
  const words = useWords(lawChangeWords);
  return (
    <AppPage
      title={words.title}
      back={{ to: base, label: title }}
      beside={
        <bdi translate="no" className="text-ink-muted text-sm [overflow-wrap:anywhere]">
          {title}
        </bdi>
      }
      lead={isPublished ? undefined : words.leads[stage]}
      body="page"
    >
      <div className="flex flex-col gap-6">
        {failure ? (
          <div role="alert">
            <Notice tone="red" title={words.notPossible}>
              {failure}
            </Notice>
          </div>
        ) : null}
        {isPublished ? <Published versionNumber={change.versionNumber} /> : null}
        {stage === "nothing" ? null : (
          <Form method="post" className="flex flex-col gap-6">
            <input type="hidden" name="rev" value={change.rev} />
            <LawLanguageNote />
            {rows.map((row) => (
              <RowCard key={row.key} row={row} isAsked={stage === "propose"} />
            ))}
            {others.length > 0 ? <Others groups={others} /> : null}
            <Steps stage={stage} builderAt={`${base}/edit?step=${failure ? 5 : 2}`} />
          </Form>
        )}
      </div>
    </AppPage>
  );
}

function Published({ versionNumber }: { versionNumber: number }) {
  const words = useWords(lawChangeWords);
  return (
    <div role="status">
      <Notice tone="accent" title={words.published({ number: String(versionNumber) })}>
        {words.publishedText}
      </Notice>
    </div>
  );
}

function RowCard({ row, isAsked }: { row: ChangeRow; isAsked: boolean }) {
  const words = useWords(lawChangeWords);
  return (
    <Card title={<span className="[overflow-wrap:anywhere]">{row.says}</span>}>
      <div className="flex flex-col gap-4">
        <p className="max-w-2xl text-ink-muted [overflow-wrap:anywhere]">
          {row.law.basis} {row.law.why?.isLaw ? <LawText>{row.law.why.text}</LawText> : row.law.why?.text}{" "}
          {row.source ? (
            <a className="underline" href={row.source} rel="noreferrer nofollow" target="_blank">
              {words.source}
            </a>
          ) : null}
        </p>
        <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          <div className="bg-paper p-4">
            <h3 className="mb-1 text-sm text-ink-muted">{words.seeNow}</h3>
            <p className="font-medium [overflow-wrap:anywhere]">{row.label || row.question}</p>
            {row.answer ? <p className="text-sm text-ink-muted">{row.answer}</p> : null}
          </div>
          <div className="bg-accent-soft p-4">
            <h3 className="mb-1 text-sm text-ink-muted">{isAsked ? words.wouldSee : words.willSee}</h3>
            <NewSide row={row} />
          </div>
        </div>
        {isAsked && row.code === "reason-missing" ? (
          <SelectField
            name={`${keepField}${row.question}`}
            label={words.keep.label}
            hint={words.keep.hint}
            defaultValue=""
            options={[
              { value: "", label: words.keep.change },
              { value: "required-here", label: words.keep.required },
              { value: "needed-now", label: words.keep.needed },
            ]}
          />
        ) : null}
      </div>
    </Card>
  );
}

function NewSide({ row: { became, label } }: { row: ChangeRow }) {
  const words = useWords(lawChangeWords);
  switch (became.kind) {
    case "replaced":
      return (
        <>
          <p className="font-medium [overflow-wrap:anywhere]">{became.label}</p>
          <p className="text-sm text-ink-muted">{became.answer}</p>
        </>
      );
    case "asked-already":
      return <p>{words.askedAlready({ label: became.label })}</p>;
    case "moved":
      return <p>{words.moved[became.stage]}</p>;
    case "gone":
      return <p>{words.gone}</p>;
    case "reasoned":
      return <p>{words.reasoned({ label })}</p>;
    case "words":
      return (
        <>
          <p>{words.words}</p>
          <p className="mt-2 border-s-2 border-line-strong ps-3 [overflow-wrap:anywhere]">{became.text}</p>
        </>
      );
  }
}

function Others({ groups }: { groups: readonly ChangeGroup[] }) {
  const words = useWords(lawChangeWords);
  return (
    <Card title={words.others}>
      <p className="text-ink-muted">{words.othersText}</p>
      {groups.map((group) => (
        <div key={group.title} className="mt-3">
          <h3 className="font-medium">{group.title}</h3>
          <ul className="mt-1 list-disc ps-5">
            {group.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may share their words
              <li key={index} dir="auto" className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function Steps({ stage, builderAt }: { stage: "propose" | "publish"; builderAt: string }) {
  const words = useWords(lawChangeWords);
  const navigation = useNavigation();
  const isSending = navigation.formMethod === "POST";
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        type="submit"
        name="intent"
        value={stage === "propose" ? "draft" : "publish"}
        pending={isSending}
        pendingLabel={stage === "propose" ? words.drafting : words.publishing}
      >
        {stage === "propose" ? words.draft : words.publish}
      </Button>
      <ButtonLink to={builderAt} variant="outline">
        {words.inBuilder}
      </ButtonLink>
    </div>
  );
}
