import { useEffect, useRef } from "react";
import { AppLink } from "../../../ui/app-link";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { isShownAsOptional } from "../form-model/as-shown";
import { stageOf } from "../form-model/later-questions";
import type { FormDefinition, Stage } from "../form-model/schema";
import { stageTexts } from "../law/stage-texts";
import { StageMark } from "../law/ui/law-mark";
import { useLaw } from "../law/ui/use-law";
import { type BuilderProblem, problemAddress } from "./problems";
import { publishWords } from "./publish-words";
import { nameOf } from "./text";

type ProblemListsProps = {
  base: string;
  problems: readonly BuilderProblem[];
  /** Counts the times somebody pressed publish with problems left: each takes the focus here. */
  asked: number;
};

/** Everything that is left to mend, each line a link that takes the focus to its box. */
export function ProblemLists({ base, problems, asked }: ProblemListsProps) {
  const words = useWords(publishWords);
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
          <Notice tone="red" title={words.fixFirst}>
            <ProblemList base={base} problems={errors} />
          </Notice>
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <Notice tone="amber" title={words.worthALook}>
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

const stages: readonly Stage[] = ["apply", "viewed", "shortlist", "offer"];

/** The form as a list: what a tenant will be asked, by stage and in order. */
export function WhatIsAsked({ definition }: { definition: FormDefinition }) {
  const words = useWords(publishWords);
  const stageWords = useWords(stageTexts);
  const language = usePageLanguage();
  const { markOf } = useLaw(definition);
  const asked = stages
    .map((stage) => ({ stage, sections: askedAt(definition, stage) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Card title={words.whatIsAsked}>
      <div className="flex flex-col gap-6">
        {asked.map(({ stage, sections }) => (
          <section key={stage} aria-labelledby={`asked-${stage}`}>
            <h3 id={`asked-${stage}`} className="border-line-strong border-b pb-1 font-semibold">
              {stageWords.names[stage]}{" "}
              <span className="font-normal text-ink-muted text-sm">{stageWords.ofWhom[stage]}</span>
            </h3>
            <ol className="mt-2 flex flex-col gap-3">
              {sections.map(({ section, number, fields }) => (
                <li key={section.id}>
                  <h4 className="font-medium">
                    {number}. {nameOf(definition, section, language)}
                  </h4>
                  <ul className="mt-1 list-disc ps-5 text-ink-muted">
                    {fields.map((field) => (
                      <li key={field.id} className="wrap-anywhere">
                        {field.kind === "statement" || (field.required && !isShownAsOptional(field))
                          ? nameOf(definition, field, language)
                          : words.optionalQuestion({ name: nameOf(definition, field, language) })}
                        {field.catalogueKey && field.kind !== "statement" ? (
                          <StageMark mark={markOf(field, stage)} asked={stage} />
                        ) : null}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Card>
  );
}

function askedAt({ sections }: FormDefinition, stage: Stage) {
  return sections
    .map((section, index) => ({
      ...{ section, number: index + 1 },
      fields: section.fields.filter((field) => stageOf(section, field) === stage),
    }))
    .filter(({ fields }) => fields.length > 0);
}
