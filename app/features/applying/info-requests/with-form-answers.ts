import type { Answers } from "../../forms/form-model/answers";
import { describeAnswers } from "../../forms/form-model/describe";
import { localize } from "../../forms/form-model/localized";
import type { FormDefinition } from "../../forms/form-model/schema";
import type { ReadRequest } from "./queries/list-requests.server";

/** The form as this person was asked it, with the answers; `locale`: the reader's. */
type Answered = { definition: FormDefinition; answers: Answers; locale: string };

/** Requests with the form's questions in the reader's words, and their answers from the application once they are sent. */
export function withFormAnswers(
  requests: readonly ReadRequest[],
  { definition, answers, locale }: Answered,
): ReadRequest[] {
  const fields = new Map(definition.sections.flatMap((section) => section.fields).map((field) => [field.id, field]));
  const rows = describeAnswers(definition, answers, locale).flatMap((group) => group.rows);
  return requests.map((request) => ({
    ...request,
    items: request.items.map((item) => {
      const field = fields.get(item.id);
      if ((item.kind !== "question" && item.kind !== "paper") || !field) return item;
      const lines = rows.filter((row) => row.field.id === item.id).flatMap((row) => row.lines);
      return {
        ...item,
        text: localize(field.label, locale, definition.defaultLocale) || item.text,
        answer: request.state === "answered" ? lines.join("\n") : "",
      };
    }),
  }));
}
