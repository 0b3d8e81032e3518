import type { ReactNode } from "react";
import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { SelectField } from "../../../ui/select-field";
import { TextareaField } from "../../../ui/textarea-field";
import { editText } from "../form-model/editing";
import { markForMultiple } from "../law/mark";
import { LawNote } from "../law/ui/law-note";
import { type Law, useLaw } from "../law/ui/use-law";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";
import { ConsentsCard } from "./consents-card";
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
  const { definition } = builder;
  const { property } = definition;
  const law = useLaw(definition);
  return (
    <div className="flex flex-col gap-6">
      <Card title="How you decide">
        <div className="flex flex-col gap-5">
          <TextareaField
            id={decideAnchors.criteria}
            label="Other criteria"
            isOptional
            hint="Income, move-in, people, pets and smoking are listed already. Say what you look at, never who someone should be."
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
            label="Household income you ask for"
            hint="Joint income of everyone moving in, from any lawful source."
            value={String(property.incomeMultiple ?? 0)}
            options={multiples.map((value) => ({
              value: String(value),
              label: value === 0 ? "No rule" : `${value} times the rent`,
            }))}
            onChange={(event) => {
              const incomeMultiple = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { incomeMultiple }));
            }}
          />
          <MultipleNote builder={builder} law={law} />
          <SelectField
            label="Latest move-in"
            hint={
              property.availableFrom
                ? "Applicants see the date before they apply."
                : "Set in step 1 when the home is available; without a date there’s no rule."
            }
            value={String(property.moveInWithinDays ?? 0)}
            options={withOwn(moveInDays, property.moveInWithinDays).map((days) => ({
              value: String(days),
              label: days === 0 ? "No rule" : `${days} days after it is available`,
            }))}
            onChange={(event) => {
              const moveInWithinDays = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { moveInWithinDays }));
            }}
          />
          <SelectField
            label="Address history you look at"
            value={String(property.historyYears ?? 0)}
            options={[0, 1, 2, 3, 4, 5].map((years) => ({
              value: String(years),
              label: years === 0 ? "As the question says" : years === 1 ? "The last year" : `The last ${years} years`,
            }))}
            onChange={(event) => {
              const historyYears = Number(event.target.value) || undefined;
              builder.apply((form) => editProperty(form, { historyYears }));
            }}
          />
          <SelectField
            label="You answer within"
            hint="Applicants see this promise."
            value={String(definition.replyWithinDays ?? "")}
            placeholder="No promise"
            options={replyDays.map((days) => ({ value: String(days), label: `${days} days` }))}
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
  return (
    <>
      <Card title="Open and closed">
        <p>
          Without an account this form is open for {limits.openDays} days and takes {limits.applications} applications.
          After that visitors see that it’s closed, before they type anything. You can pause or close it at any time.
        </p>
      </Card>
      <Card title="Who is notified">
        <CheckboxField
          label="Email me at each new application"
          hint="To the address you give in the last step. Each email has a link that stops them."
          checked={facts?.notify ?? false}
          onChange={(event) => setFacts({ notify: event.target.checked })}
        />
      </Card>
    </>
  );
}

/** The end of step 4 for a form that the server keeps. `told`: to whom mails about new applications go. */
export function FormClosing({ form, base, told }: { form: EditableForm; base: string; told: string }) {
  return (
    <>
      <LimitsCard form={form} base={base} />
      <Card title="Who is notified">
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
