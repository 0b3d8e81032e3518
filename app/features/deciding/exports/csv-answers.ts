import type { Cell } from "../../../kernel/cell";
import type { Answer } from "../../forms/form-model/answers";
import { type Column, type Reader, wholeColumn } from "../../forms/form-model/kinds/kind";
import { kindOf } from "../../forms/form-model/kinds/registry";
import type { Field } from "../../forms/form-model/schema";

/** The columns of a question, in order; none for a statement. */
export function columnsOf(field: Field): readonly Column[] {
  return kindOf(field).columns?.(field) ?? [wholeColumn];
}

/** `locale`: the landlord's, for the labels of choices and the names of countries. `documents`: their names by their ids. */
export type AnswerReader = Reader & { documents: ReadonlyMap<string, string> };

/** One answer as cells, by the keys of its columns. */
export function cellsOf(field: Field, answer: Answer, reader: AnswerReader): Record<string, Cell> {
  return kindOf(field).cells(answer, field, reader);
}
