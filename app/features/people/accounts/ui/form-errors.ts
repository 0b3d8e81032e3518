import type { SummaryError } from "../../../../ui/error-summary";

type FormLike = { errors: string[] | undefined };
type FieldLike = { id: string; errors: string[] | undefined };

/** The lines of the summary: what concerns the whole form first, then field by field as they stand on the page. */
export function summaryOf(form: FormLike, fields: readonly FieldLike[]): SummaryError[] {
  const whole = (form.errors ?? []).map((message) => ({ message }));
  const each = fields.flatMap((field) => (field.errors?.[0] ? [{ message: field.errors[0], fieldId: field.id }] : []));
  return [...whole, ...each];
}
