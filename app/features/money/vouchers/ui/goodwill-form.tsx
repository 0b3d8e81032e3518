import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { EmailField } from "~/ui/email-field";
import { Notice } from "~/ui/notice";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { goodwillWords } from "../../../../words/en/vouchers/admin";
import { goodwillFreely, type PostedFields } from "../schema";

export type GoodwillFormProps = {
  requestId: string;
  values?: PostedFields;
  error?: string;
  /** Whether so many credits asked for a second look. */
  mustBeSure?: boolean;
  isPending: boolean;
};

/** The fields that give credits to one account, without a voucher. */
export function GoodwillForm({ requestId, values = {}, error, mustBeSure, isPending }: GoodwillFormProps) {
  const reasons = Object.entries(goodwillWords).map(([value, label]) => ({ value, label }));
  return (
    <>
      <input type="hidden" name="intent" value="goodwill" />
      <input type="hidden" name="requestId" value={requestId} />
      {error ? (
        <div role="alert">
          <Notice tone={mustBeSure ? "amber" : "red"}>{error}</Notice>
        </div>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_2fr]">
        <EmailField name="email" label="Whole email address" autoComplete="off" defaultValue={values.email} required />
        <TextField name="credits" label="Credits" inputMode="numeric" defaultValue={values.credits ?? "1"} />
        <SelectField name="reason" label="Why" options={reasons} defaultValue={values.reason} />
      </div>
      {mustBeSure ? <CheckboxField name="isSure" label={`Yes, more than ${goodwillFreely}`} /> : null}
      <div>
        <Button type="submit" variant="outline" pending={isPending}>
          Give credits
        </Button>
      </div>
    </>
  );
}
