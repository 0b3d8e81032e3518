import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { MoneyField } from "../../../../ui/money-field";
import { TextField } from "../../../../ui/text-field";

/** One step of an application as a tenant meets it on a phone, by the fields the forms are made of. */
export function ExampleStep() {
  return (
    <div className="rounded-md border border-line-strong bg-paper-raised shadow-raised">
      <div className="border-b border-line px-4 py-3">
        <p className="text-sm text-ink-muted">14 Maple Street, Apt 2</p>
        <p className="mt-1 font-medium">Step 2 of 5: Work and income</p>
        <div className="mt-3 grid grid-cols-5 gap-1.5" aria-hidden="true">
          {["a", "b", "c", "d", "e"].map((step, index) => (
            <span key={step} className={`h-1 rounded-full ${index < 2 ? "bg-accent" : "bg-line"}`} />
          ))}
        </div>
      </div>
      <div className="flex flex-col gap-4 p-4">
        <ChoiceGroup
          kind="radio"
          name="example-work"
          legend="What is your situation?"
          defaultValue="employed"
          choices={[
            { value: "employed", label: "Employed" },
            { value: "self", label: "Self-employed" },
          ]}
        />
        <MoneyField name="example-income" label="Income before tax" currency="USD" per="a month" defaultValue="5,500" />
        <TextField name="example-employer" label="Employer" defaultValue="Northside Bakery" />
        <Button size="lg" className="w-full">
          Continue
        </Button>
      </div>
    </div>
  );
}
