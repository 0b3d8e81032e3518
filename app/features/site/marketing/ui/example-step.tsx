import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { MoneyField } from "../../../../ui/money-field";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { homeWords } from "../words/home-words";

/** One step of an application as a tenant meets it on a phone, by the fields the forms are made of. */
export function ExampleStep() {
  const words = useWords(homeWords).step;
  return (
    <div className="rounded-md border border-line-strong bg-paper-raised shadow-raised">
      <div className="border-b border-line px-4 py-3">
        <p className="text-sm text-ink-muted">14 Maple Street, Apt 2</p>
        <p className="mt-1 font-medium">{words.title}</p>
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
          legend={words.situation}
          defaultValue="employed"
          choices={[
            { value: "employed", label: words.employed },
            { value: "self", label: words.selfEmployed },
          ]}
        />
        <MoneyField
          name="example-income"
          label={words.income}
          currency="USD"
          per={words.perMonth}
          defaultValue="5,500"
        />
        <TextField name="example-employer" label={words.employer} defaultValue="Northside Bakery" />
        <Button size="lg" className="w-full">
          {words.next}
        </Button>
      </div>
    </div>
  );
}
