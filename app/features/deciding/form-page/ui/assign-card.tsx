import { Form, useNavigation } from "react-router";
import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { SelectField } from "../../../../ui/select-field";
import { May } from "../../../../ui/team-role";
import { useWords } from "../../../../ui/use-words";
import type { FormDetails } from "../queries/find-form-details.server";
import { formWords } from "../words/form-words";

type AssignCardProps = { form: Pick<FormDetails, "assignedTo">; people: readonly AccountPerson[] };

/** To whom new applications of the form are assigned; nothing where nobody else works in the account. */
export function AssignCard({ form, people }: AssignCardProps) {
  const { settings: words } = useWords(formWords);
  const { state, formData } = useNavigation();
  if (people.length === 0) return null;
  return (
    <May needs="manager">
      <Card title={words.assignment} id="assignment">
        <Form method="post" action="." className="flex flex-col items-start gap-3">
          <input type="hidden" name="intent" value="assign" />
          <SelectField
            key={form.assignedTo}
            label={words.assignTo}
            hint={words.assignHint}
            name="to"
            defaultValue={form.assignedTo ?? ""}
            placeholder={words.assignNobody}
            options={people.map(({ id, name, isMe }) => ({ value: id, label: isMe ? words.assignMe : name }))}
            wrapperClassName="w-full max-w-md"
          />
          <Button
            type="submit"
            variant="outline"
            pending={state !== "idle" && formData?.get("intent") === "assign"}
            pendingLabel={words.saving}
          >
            {words.saveIndex}
          </Button>
        </Form>
      </Card>
    </May>
  );
}
