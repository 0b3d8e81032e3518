import type { FormDefinition } from "../../forms/form-model/schema";

/** About a quarter of a minute a question, a whole one a paper; at least two minutes. */
export function minutesFor({ sections }: FormDefinition): number {
  const fields = sections.flatMap((section) => section.fields).filter((field) => field.kind !== "statement");
  const papers = fields.filter((field) => field.kind === "file").length;
  return Math.max(2, Math.round((fields.length - papers) / 4 + papers));
}
