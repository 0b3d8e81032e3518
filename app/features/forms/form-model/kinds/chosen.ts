import { labelled } from "../../../../kernel/labelled";
import { answerWordsFor } from "../answer-words";
import type { ChoiceAnswer, MultiChoiceAnswer } from "../answers";
import { localize } from "../localized";
import type { Option } from "../schema";
import { type BlankPart, type Cells, type Column, type Kind, type Reader, wholeColumn } from "./kind";

/** The id itself for an option that is no longer there: better strange than silent. */
export function optionLabel(options: Option[], id: string, { definition, locale }: Reader): string {
  const option = options.find((candidate) => candidate.id === id);
  return localize(option?.label, locale, definition.defaultLocale) || id;
}

type Chosen = ChoiceAnswer | MultiChoiceAnswer;
type Choices = { options: Option[]; other?: boolean };

function labelsOf(answer: Chosen, { options }: Choices, reader: Reader): string[] {
  const ids = "options" in answer ? answer.options : "option" in answer ? [answer.option] : [];
  return ids.map((id) => optionLabel(options, id, reader));
}

const typedOther = (answer: Chosen) => ("other" in answer ? answer.other : undefined);

/** Of a choice and of several choices. */
export const asChosen = {
  fresh: (_locale: string, emptyOption: () => Option) => ({ options: [emptyOption(), emptyOption()] }),
  lines(answer: Chosen, field: Choices, reader: Reader): string[] {
    const chosen = labelsOf(answer, field, reader);
    const other = typedOther(answer);
    return other === undefined
      ? chosen
      : [...chosen, labelled(answerWordsFor(reader.locale).other, other, reader.locale)];
  },
  columns: (field: Choices): Column[] => (field.other ? [wholeColumn, { key: "other", part: "other" }] : [wholeColumn]),
  cells(answer: Chosen, field: Choices, reader: Reader): Cells {
    const chosen = labelsOf(answer, field, reader);
    const other = typedOther(answer);
    return {
      "": [...chosen, ...(other === undefined ? [] : [answerWordsFor(reader.locale).other])].join("; "),
      other: other ?? null,
    };
  },
};

/** Boxes to tick on paper, under `instruction`. */
export function blankOptions(
  { options, other }: Choices,
  { definition: { defaultLocale }, words }: Parameters<Kind["blank"]["parts"]>[1],
  instruction: string,
): BlankPart[] {
  const offered = options.filter((option) => !option.archived);
  return [
    { shape: "words", text: instruction, room: 30 },
    { shape: "boxes", labels: offered.map(({ label }) => localize(label, defaultLocale, defaultLocale)) },
    ...(other
      ? [
          { shape: "boxes" as const, labels: [words.other], name: "other" },
          { shape: "lines" as const, rows: [[["", "", 1] as [string, string, number]]], width: 0.6, name: "text" },
        ]
      : []),
  ];
}
