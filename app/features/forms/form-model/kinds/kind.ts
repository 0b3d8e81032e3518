import type { Cell } from "../../../../kernel/cell";
import type { Answer } from "../answers";
import type { PaperWords } from "../paper-words";
import type { FieldKind, FieldOf, FormDefinition, Option } from "../schema";

/** `locale`: of the reader. `definition`: for the labels of options, and the home's currency and country. */
export type Reader = { definition: FormDefinition; locale: string };

/** A part of an answer with a column of its own; its heading stands in words/{locale}/exports/file. */
type ColumnPart =
  | ("firstName" | "lastName")
  | ("street" | "street2" | "city" | "region" | "postcode" | "country")
  | ("amount" | "currency" | "converted" | "period" | "basis")
  | ("from" | "until" | "other");
/** Column of a CSV file within a question: its key among the cells, and what it is of the answer; null: all of it. */
export type Column = { key: string; part: ColumnPart | null };
export type Cells = Record<string, Cell>;

/** What conditions compare an answer with; "presence": only whether there is one. */
export type Compared = "text" | "number" | "money" | "date" | "yesNo" | "option" | "severalOptions" | "presence";

/** A line to write on, with its word beneath; `share` of the row. */
export type BlankLine = [name: string, label: string, share: number];
/** A place for an answer on paper. `name` tells it from the others of its question, `width` is a share of the sheet's. */
export type BlankPart =
  | { shape: "lines"; rows: BlankLine[][]; width?: number; name?: string }
  | { shape: "boxes"; labels: string[]; name?: string }
  | { shape: "area"; lines: number }
  | { shape: "words"; text: string; room: number };

/** Everything else that is known of a kind of question, but for its controls. `A`: the shape of its answers. */
export type Kind<K extends FieldKind = FieldKind, A extends Answer = Answer> = {
  /** What a new question has beside an empty label. */
  fresh?(locale: string, emptyOption: () => Option): Partial<FieldOf<K>>;
  /** The whole answer for a reader, a line each. */
  lines(answer: A, field: FieldOf<K>, reader: Reader): string[];
  /** A name, an address or a number: a page's translator must leave it as it is. */
  isProperName?: true;
  /** The applicant's own sentences. */
  isFreeText?: true;
  /** What a person would type to give this answer, by part. */
  typed(answer: A, field: FieldOf<K>, reader: Reader): Record<string, string[]>;
  /** Columns in a CSV file; one for the whole answer, unless told otherwise. */
  columns?(field: FieldOf<K>): readonly Column[];
  /** `documents`: names of files by their ids. */
  cells(answer: A, field: FieldOf<K>, reader: Reader & { documents: ReadonlyMap<string, string> }): Cells;
  /** Absent: no condition looks at it. */
  compared?: Compared;
  /** Short enough for a column in the list of applications. */
  fitsColumn: boolean;
  /** On a blank form to be printed; `height` about. */
  blank: {
    height?: number;
    parts(field: FieldOf<K>, paper: { definition: FormDefinition; words: PaperWords }): BlankPart[];
  };
};

export const wholeColumn: Column = { key: "", part: null };

/** Of kinds whose answer is what was typed into one box. */
export const asTyped = {
  lines: (answer: string) => answer.split("\n"),
  typed: (answer: string) => ({ "": [answer] }),
  cells: (answer: string) => ({ "": answer }),
  blank: { parts: () => [{ shape: "lines" as const, rows: [[["", "", 1]]] as BlankLine[][] }] },
};
