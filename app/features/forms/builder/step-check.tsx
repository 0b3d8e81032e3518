import { useEffect, useRef } from "react";
import { AppLink } from "../../../ui/app-link";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { isShownAsOptional } from "../form-model/as-shown";
import type { FormDefinition } from "../form-model/schema";
import { type BuilderProblem, problemAddress } from "./problems";
import { nameOf } from "./text";

type ProblemListsProps = {
  base: string;
  problems: readonly BuilderProblem[];
  /** Counts the times somebody pressed publish with problems left: each takes the focus here. */
  asked: number;
};

/** Everything that is left to mend, each line a link that takes the focus to its box. */
export function ProblemLists({ base, problems, asked }: ProblemListsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  const errors = problems.filter((problem) => !problem.isWarning);
  const warnings = problems.filter((problem) => problem.isWarning);
  return (
    <>
      {errors.length > 0 ? (
        <div ref={box} tabIndex={-1} id="problems">
          <Notice tone="red" title="Fix this first">
            <ProblemList base={base} problems={errors} />
          </Notice>
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <Notice tone="amber" title="Worth a look">
          <ProblemList base={base} problems={warnings} />
        </Notice>
      ) : null}
    </>
  );
}

function ProblemList({ base, problems }: { base: string; problems: readonly BuilderProblem[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {problems.map((problem) => (
        <li key={`${problem.text}-${problem.fieldId ?? problem.anchor ?? ""}`}>
          <AppLink className="inline-block py-1 underline underline-offset-4" to={problemAddress(base, problem)}>
            {problem.text}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const whenAsked = { apply: "", shortlist: ", on the shortlist", offer: ", with the offer" };

/** The form as a list: what a tenant will be asked, in order. */
export function WhatIsAsked({ definition }: { definition: FormDefinition }) {
  return (
    <Card title="What applicants are asked">
      <ol className="flex flex-col gap-4">
        {definition.sections.map((section, index) => (
          <li key={section.id}>
            <h3 className="font-semibold">
              {index + 1}. {nameOf(definition, section)}
            </h3>
            <ul className="mt-1 list-disc ps-5 text-ink-muted">
              {section.fields.map((field) => (
                <li key={field.id} className="wrap-anywhere">
                  {nameOf(definition, field)}
                  {field.kind === "statement" || (field.required && !isShownAsOptional(field)) ? "" : " (optional)"}
                  {whenAsked[field.stage]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
