import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmailField } from "../../../ui/email-field";
import { ErrorSummary } from "../../../ui/error-summary";
import { Notice } from "../../../ui/notice";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { TextareaField } from "../../../ui/textarea-field";
import { useWords } from "../../../ui/use-words";
import type { LandlordFault } from "../form-model/landlord";
import { offeredMultiples, offeredReplyDays, type PostedDefaults } from "../rent-forms/form-defaults";
import { criteriaWords } from "./criteria-words";
import { formDefaultsWords } from "./form-defaults-words";
import { faultText, landlordBoxes } from "./landlord-card";
import { landlordWords } from "./landlord-words";

/** `faults`: of the landlord's lines. `isTooLong`: a text is longer than its box takes. */
type Props = { posted: PostedDefaults; faults: readonly LandlordFault[]; isTooLong: boolean; isSaved: boolean };

/** What new forms begin with. A plain post, so it works without script. */
export function FormDefaultsForm({ posted, faults, isTooLong, isSaved }: Props) {
  const words = useWords(formDefaultsWords);
  const landlord = useWords(landlordWords);
  const criteria = useWords(criteriaWords);
  const isSaving = useNavigation().state === "submitting";
  const errors = [
    ...faults.map((fault) => ({ fieldId: fault.field, message: faultText(fault, landlord) })),
    ...(isTooLong ? [{ fieldId: "criteria", message: words.tooLong }] : []),
  ];
  const errorOf = (field: string) => errors.find(({ fieldId }) => fieldId === field)?.message;
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <ErrorSummary errors={errors} />
      {isSaved ? (
        <div role="status">
          <Notice tone="accent">{words.saved}</Notice>
        </div>
      ) : null}
      <Card title={landlord.title}>
        <div className="flex flex-col gap-5">
          <p className="text-ink-muted">{words.logo}</p>
          {landlordBoxes(landlord).map(({ field, max, ...box }) => {
            const Box = field === "email" ? EmailField : TextField;
            return (
              <Box
                {...box}
                key={field}
                id={field}
                name={field}
                isOptional
                maxLength={max}
                defaultValue={posted[field] ?? ""}
                error={errorOf(field)}
              />
            );
          })}
        </div>
      </Card>
      <Card title={words.criteria}>
        <div className="flex flex-col gap-5">
          <TextareaField
            id="criteria"
            name="criteria"
            label={criteria.otherCriteria}
            hint={criteria.otherCriteriaHint}
            isOptional
            rows={5}
            maxLength={4000}
            defaultValue={posted.criteria}
            error={errorOf("criteria")}
          />
          <SelectField
            name="incomeMultiple"
            label={criteria.income}
            hint={criteria.incomeHint}
            defaultValue={posted.incomeMultiple}
            placeholder={criteria.noRule}
            options={offeredMultiples.map((value) => ({
              value,
              label: criteria.timesTheRent({ multiple: Number(value) }),
            }))}
          />
          <SelectField
            name="replyWithinDays"
            label={criteria.answerWithin}
            hint={criteria.answerWithinHint}
            defaultValue={posted.replyWithinDays}
            placeholder={criteria.noPromise}
            options={offeredReplyDays.map((value) => ({ value, label: criteria.days({ days: Number(value) }) }))}
          />
        </div>
      </Card>
      <Button type="submit" className="self-start" pending={isSaving} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}
