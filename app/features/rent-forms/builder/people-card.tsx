import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { showToast } from "../../../ui/show-toast";
import { ruleKeyOf } from "../model/catalogue";
import type { Section } from "../model/schema";
import { readySections } from "../model/templates";
import { addSection, removeSection } from "./edits";
import type { Builder } from "./use-builder";

/** Sections about people beside the applicant. `lead` is the catalogue key of the question that makes a section one. */
const people = [
  { key: "guarantor", lead: "guarantor", hint: "Somebody who pays when the applicant cannot." },
  {
    key: "references",
    lead: "references.name",
    hint: "People who know the applicant: a manager, a teacher, a neighbour.",
  },
].flatMap((about) => readySections.filter(({ key }) => key === about.key).map((ready) => ({ ...about, ready })));

/** Who stands surety or speaks for the applicant: each a section of its own, on or off. */
export function PeopleCard({ builder }: { builder: Builder }) {
  const { definition, ids } = builder;
  return (
    <Card title="People">
      <p className="mb-3 text-ink-muted">
        Each is a section of its own at the end of the form. Step 2 has its questions.
      </p>
      <div className="flex flex-col">
        {people.map(({ ready, lead, hint }) => {
          const found = definition.sections.find((section) => isAbout(section, lead));
          const add = () =>
            builder.apply((form) =>
              addSection(form, ready.build({ ids, locale: form.defaultLocale }), form.sections.length),
            );
          return (
            <CheckboxField
              key={ready.key}
              label={ready.name}
              hint={hint}
              checked={found !== undefined}
              onChange={() => (found ? remove(builder, found, ready.name) : add())}
            />
          );
        })}
      </div>
    </Card>
  );
}

function remove(builder: Builder, { id, fields }: Section, name: string): void {
  builder.apply((form) => removeSection(form, id));
  showToast({
    message: `Section "${name}" removed`,
    description: `${fields.length} ${fields.length === 1 ? "question" : "questions"} went with it.`,
    action: { label: "Undo", onClick: builder.undo },
  });
}

/** Asks the leading question, and mostly of the same matter: a section that asks for a guarantor in passing is another one. */
function isAbout({ fields }: Section, lead: string): boolean {
  const keys = fields.map((field) => field.catalogueKey ?? "");
  const same = keys.filter((key) => ruleKeyOf(key) === ruleKeyOf(lead)).length;
  return keys.includes(lead) && same * 2 > keys.length;
}
