import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import { landlordRequestWords } from "../landlord-words";
import type { OfferedQuestion } from "../offered";
import { requestLimits } from "../rules";
import { LaterChoice } from "./later-choice";
import { useWaits } from "./use-waits";

/** What was refused, and why. */
export type AskFailure = "wrong-state" | "bad-input" | null;

type AskForMoreProps = {
  failure: AskFailure;
  action: string;
  /** Questions of the form that were kept for later and are not asked yet. */
  offered: readonly OfferedQuestion[];
};

/** The landlord's form to ask an applicant for more. Posts intent "request-info" to the page it stands on. */
export function AskForMore({ failure, action, offered }: AskForMoreProps) {
  const { ask: words } = useWords(landlordRequestWords);
  const waits = useWaits();
  const kinds = (["file", "text"] as const).map((value) => ({ value, label: words.kinds[value] }));
  const { state, formData } = useNavigation();
  const [rows, setRows] = useState([0]);
  const isSending = state !== "idle" && formData?.get("intent") === "request-info";
  const add = () => setRows((known) => [...known, Math.max(...known) + 1]);
  const remove = (row: number) => setRows((known) => known.filter((one) => one !== row));
  return (
    <section aria-labelledby="ask-for-more" className="print:hidden">
      <h3 id="ask-for-more" className="mb-2 font-semibold">
        {words.title}
      </h3>
      {offered.length > 0 ? <AskQuestions action={action} offered={offered} /> : null}
      <Form method="post" action={action} className="flex flex-col gap-5" noValidate>
        <input type="hidden" name="intent" value="request-info" />
        <ErrorSummary errors={failure ? [{ message: words.failures[failure], fieldId: "ask-item-0" }] : []} />
        <p className="text-sm text-ink-muted">{words.lead}</p>
        <ul className="flex flex-col gap-4">
          {rows.map((row, index) => (
            <li key={row} className="flex flex-wrap items-end gap-3">
              <SelectField
                id={`ask-kind-${row}`}
                label={words.item({ number: index + 1 })}
                name="kind"
                options={kinds}
                wrapperClassName="basis-52"
              />
              <TextField
                id={`ask-item-${index}`}
                label={words.need}
                name="item"
                placeholder={words.example}
                maxLength={requestLimits.itemLetters}
                wrapperClassName="min-w-52 flex-1"
              />
              {rows.length > 1 ? (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={words.remove({ number: index + 1 })}
                  onClick={() => remove(row)}
                >
                  <X aria-hidden="true" className="size-4" />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
        {rows.length < requestLimits.items ? (
          <Button variant="outline" className="self-start" onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {words.add}
          </Button>
        ) : null}
        <TextareaField
          id="ask-note"
          label={words.note}
          isOptional
          name="note"
          rows={3}
          maxLength={requestLimits.noteLetters}
        />
        <SelectField
          id="ask-days"
          label={words.time}
          name="days"
          options={waits}
          defaultValue="5"
          wrapperClassName="max-w-52"
        />
        <Button type="submit" variant="outline" className="self-start" pending={isSending} pendingLabel={words.sending}>
          {words.send}
        </Button>
      </Form>
    </section>
  );
}

/** Questions of the form that the landlord kept for later, without waiting for a decision. */
function AskQuestions({ action, offered }: Pick<AskForMoreProps, "action" | "offered">) {
  const { ask: words } = useWords(landlordRequestWords);
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === "ask-questions";
  return (
    <Form method="post" action={action} className="mb-6 flex flex-col gap-4 border-line border-b pb-6">
      <input type="hidden" name="intent" value="ask-questions" />
      <LaterChoice
        title={words.laterTitle}
        hint={words.laterHint}
        offered={offered}
        ticked={new Set()}
        daysName="days"
      />
      <Button type="submit" variant="outline" className="self-start" pending={isSending} pendingLabel={words.asking}>
        {words.ask}
      </Button>
    </Form>
  );
}
