import { AskedEmailField } from "~/ui/asked-email-field";
import { CheckboxField } from "~/ui/checkbox-field";
import { ChoiceGroup } from "~/ui/choice-group";
import { EmailField } from "~/ui/email-field";
import { ErrorSummary } from "~/ui/error-summary";
import { MoneyField } from "~/ui/money-field";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { TextareaField } from "~/ui/textarea-field";

const options = [
  { value: "house", label: "House" },
  { value: "flat", label: "Apartment" },
];

/** Each field at rest, with a hint, with an error and switched off. */
export function GalleryFields() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField label="Street address" defaultValue="14 Maple Street" />
      <TextField label="Apartment" isOptional hint="Leave it empty for a house." />
      <EmailField label="Email address" error="Enter an email address, such as name@example.com" defaultValue="dana@" />
      <AskedEmailField
        id="gallery-asked"
        label="Email address, asked about"
        defaultValue="dana@gmial.com"
        doubt={{ typed: "dana@gmial.com", meant: "dana@gmail.com", isRight: false }}
      />
      <TextField label="Application number" disabled defaultValue="RF-RGZ2-HY2J" />
      <TextField label="Size" suffix="sq ft" defaultValue="860" />
      <MoneyField label="Rent" currency="USD" per="a month" defaultValue="1,850" />
      <SelectField label="Kind of home" options={options} defaultValue="flat" />
      <SelectField label="Kind of home, wrong" options={options} error="Choose one of the two" />
      <TextareaField label="Message" defaultValue={"Two lines\nof a message"} rows={3} />
      <TextareaField label="Message, wrong" error="Write at most 500 letters" rows={3} />
      <ChoiceGroup
        kind="radio"
        legend="Pets"
        name="pets"
        defaultValue="ask"
        choices={[
          { value: "yes", label: "Allowed" },
          { value: "ask", label: "Ask first", hint: "You decide case by case." },
          { value: "no", label: "Not allowed", disabled: true },
        ]}
      />
      <div className="flex flex-col gap-3">
        <CheckboxField label="An answer is required" defaultChecked />
        <CheckboxField label="Ask for documents" hint="Only from people you shortlist." />
        <CheckboxField label="I have read the terms" error="Check this to continue" />
        <CheckboxField label="Switched off" disabled />
      </div>
      <ErrorSummary errors={[{ message: "Enter an email address" }, { message: "Choose one of the two" }]} />
    </div>
  );
}
