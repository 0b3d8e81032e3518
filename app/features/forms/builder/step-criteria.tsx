import type { ReactNode } from "react";
import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import { useWords } from "../../../ui/use-words";
import { editText } from "../form-model/editing";
import { markForMultiple } from "../law/mark";
import { LawNote } from "../law/ui/law-note";
import { type Law, useLaw } from "../law/ui/use-law";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";
import { ConsentsCard } from "./consents-card";
import { criteriaWords } from "./criteria-words";
import { editForm, editProperty } from "./edits";
import { FlagsCard } from "./flags-card";
import { LimitsCard } from "./limits-card";
import { PlaceLaw } from "./place-law";
import { own } from "./text";
import { decideAnchors } from "./unlawful";
import type { Builder } from "./use-builder";

const multiples = [0, 2, 2.5, 3, 3.5, 4];
const moveInDays = [0, 7, 14, 30, 42, 60, 90];
const replyDays = [3, 5, 7, 10, 14, 21];

/** `mayRunFree`: the form is a draft whose plan is chosen when it is published. */
type StepCriteriaProps = { builder: Builder; closing: ReactNode; mayRunFree?: boolean };

/** Step 4: by what the landlord decides, what is flagged, how long the form is open, and who is told (`closing`). */
export function StepCriteria({ builder, closing, mayRunFree = false }: StepCriteriaProps) {
  const words = useWords(criteriaWords);
  const { definition } = builder;
  const { property } = definition;
  const law = useLaw(definition);
  return (
    <div className="flex flex-col gap-6">
      <Card title={words.howYouDecide}>
        <div className="flex flex-col gap-5">
          <TextareaField
            id={decideAnchors.criteria}
            label={words.otherCriteria}
            isOptional
            hint={words.otherCriteriaHint}
            rows={5}
            maxLength={4000}
            value={own(definition, property.criteria)}
            onChange={(event) => {
              const text = event.target.value;
              const criteria = text === "" ? undefined : editText(property.criteria, definition.defaultLocale, text);
              builder.apply((form) => editProperty(form, { criteria }), "criteria");
            }}
          />
          <SelectField
            id={decideAnchors.incomeMultiple}
            label={words.income}
            hint={words.incomeHint}
            value={String(property.incomeMultiple ?? 0)}
            options={multiples.map((value) => ({
              value: String(value),
              label: value === 0 ? words.noRule : words.timesTheRent({ multiple: value }),
            }))}
            onChange={(event) => {
              const incomeMultiple = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { incomeMultiple }));
            }}
          />
          <MultipleNote builder={builder} law={law} />
          <SelectField
            label={words.latestMoveIn}
            hint={property.availableFrom ? words.latestMoveInHint : words.latestMoveInUndated}
            value={String(property.moveInWithinDays ?? 0)}
            options={withOwn(moveInDays, property.moveInWithinDays).map((days) => ({
              value: String(days),
              label: days === 0 ? words.noRule : words.daysAfterAvailable({ days }),
            }))}
            onChange={(event) => {
              const moveInWithinDays = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { moveInWithinDays }));
            }}
          />
          <SelectField
            label={words.addressHistory}
            value={String(property.historyYears ?? 0)}
            options={[0, 1, 2, 3, 4, 5].map((years) => ({
              value: String(years),
              label: years === 0 ? words.asQuestionSays : words.lastYears({ years }),
            }))}
            onChange={(event) => {
              const historyYears = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { historyYears }));
            }}
          />
          <SelectField
            label={words.answerWithin}
            hint={words.answerWithinHint}
            value={String(definition.replyWithinDays ?? "")}
            placeholder={words.noPromise}
            options={replyDays.map((days) => ({ value: String(days), label: words.days({ days }) }))}
            onChange={(event) => {
              const replyWithinDays = Number(event.target.value) || undefined;
              builder.apply((form) => editForm(form, { replyWithinDays }));
            }}
          />
        </div>
      </Card>
      <ConsentsCard builder={builder} law={law} />
      <PlaceLaw builder={builder} part="decide" />
      <FlagsCard builder={builder} mayRunFree={mayRunFree} />
      {closing}
    </div>
  );
}

/** The days to choose from, with the one that an older or imported form has. */
function withOwn(days: readonly number[], chosen: number | undefined): number[] {
  return [...new Set([...days, chosen ?? 0])].sort((one, other) => one - other);
}

/** The end of step 4 for a form that is still in this browser alone. */
export function GuestClosing({ builder: { limits, facts, setFacts } }: { builder: Builder }) {
  const words = useWords(criteriaWords);
  return (
    <>
      <Card title={words.openAndClosed}>
        <p>{words.guestOpen({ days: limits.openDays ?? 0, applications: limits.applications ?? 0 })}</p>
      </Card>
      <Card title={words.notified}>
        <CheckboxField
          label={words.emailMe}
          hint={words.emailMeHint}
          checked={facts?.notify ?? false}
          onChange={(event) => setFacts({ notify: event.target.checked })}
        />
      </Card>
    </>
  );
}

/** The end of step 4 for a form that the server keeps. `told`: to whom mails about new applications go. */
export function FormClosing({ form, base, told }: { form: EditableForm; base: string; told: string }) {
  const words = useWords(criteriaWords);
  return (
    <>
      <LimitsCard form={form} base={base} />
      <Card title={words.notified}>
        <p>{told}</p>
      </Card>
    </>
  );
}

/** What the place says of the income multiple, once one is asked for. */
function MultipleNote({ builder, law }: { builder: Builder; law: Law }) {
  const { incomeMultiple, incomeMultipleReason } = builder.definition.property;
  if (!incomeMultiple) return null;
  const none = { incomeMultiple: undefined, incomeMultipleReason: undefined };
  return (
    <LawNote
      field={{ id: "incomeMultiple", lawReason: incomeMultipleReason }}
      mark={markForMultiple(law.pack)}
      onReason={(reason) =>
        builder.apply((form) => editProperty(form, { incomeMultipleReason: reason }), "multiple-reason")
      }
      onRemove={() => builder.apply((form) => editProperty(form, none))}
    />
  );
}
