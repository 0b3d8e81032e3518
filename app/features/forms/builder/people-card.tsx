import type { RefObject } from "react";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";
import { Card } from "../../../ui/card";
import { showToast } from "../../../ui/show-toast";
import { useWords } from "../../../ui/use-words";
import { ruleKeyOf } from "../form-model/catalogue";
import type { Section } from "../form-model/schema";
import { readySections } from "../form-model/templates";
import { type DocumentWords, documentWords } from "./documents-words";
import { addSection, putBack, removeSection } from "./edits";
import type { Builder } from "./use-builder";
import { useLatest } from "./use-latest";

/** Sections about people beside the applicant. `lead` is the catalogue key of the question that makes a section one. */
const people = (
  [
    { key: "otherAdults", lead: "adultsCount.name" },
    { key: "guarantor", lead: "guarantor" },
    { key: "references", lead: "references.name" },
    { key: "emergency", lead: "emergencyContact" },
  ] as const
).flatMap((about) => readySections.filter(({ key }) => key === about.key).map((ready) => ({ ...about, ready })));

/** Who moves in too, stands surety or speaks for the applicant: each a section of its own, asked or not. */
export function PeopleCard({ builder }: { builder: Builder }) {
  const words = useWords(documentWords);
  const latest = useLatest(builder);
  return (
    <Card title={words.people}>
      <ul className="flex flex-col divide-y divide-line">
        {people.map(({ key, ready, lead }) => {
          const { title, hint } = words.about[key];
          const found = builder.definition.sections.find((section) => isAbout(section, lead));
          return (
            <li
              key={key}
              className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0 sm:flex-row sm:items-center sm:gap-6"
            >
              <div className="flex-1">
                <h3 className="font-medium">
                  {title}
                  {found ? <span className="font-normal text-ink-muted"> · {words.asked}</span> : null}
                </h3>
                <p className="text-ink-muted text-sm">{hint}</p>
              </div>
              {found ? (
                <div className="flex gap-2">
                  <ButtonLink
                    variant="outline"
                    to={`?step=2#section-${found.id}`}
                    aria-label={words.changeNamed({ title })}
                  >
                    {words.change}
                  </ButtonLink>
                  <Button
                    variant="ghost"
                    aria-label={words.leaveOutNamed({ title })}
                    onClick={() => remove({ latest, words }, found, title)}
                  >
                    {words.leaveOut}
                  </Button>
                </div>
              ) : (
                <Button
                  variant="outline"
                  aria-label={words.askNamed({ title })}
                  onClick={() =>
                    builder.apply((form) => {
                      const section = ready.build({ ids: builder.ids, locale: form.defaultLocale });
                      return addSection(form, section, placeFor(form.sections));
                    })
                  }
                >
                  {words.ask}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Before the last section when that one asks for the signature: people sign at the end. */
function placeFor(sections: readonly Section[]): number {
  const last = sections.at(-1);
  return last?.fields.some(({ kind }) => kind === "signature") ? sections.length - 1 : sections.length;
}

type Around = { latest: RefObject<Builder>; words: DocumentWords };

function remove({ latest, words }: Around, { id, fields }: Section, title: string): void {
  const before = latest.current.definition;
  latest.current.apply((form) => removeSection(form, id));
  showToast({
    message: words.leftOut({ title }),
    description: words.wentWithIt({ count: fields.length }),
    action: { label: words.undo, onClick: () => latest.current.apply((now) => putBack(now, before, id)) },
  });
}

/** Asks the leading question, and mostly of the same matter: a section that asks for a guarantor in passing is another one. */
function isAbout({ fields }: Section, lead: string): boolean {
  const keys = fields.map((field) => field.catalogueKey ?? "");
  const same = keys.filter((key) => ruleKeyOf(key) === ruleKeyOf(lead)).length;
  return keys.includes(lead) && same * 2 > keys.length;
}
