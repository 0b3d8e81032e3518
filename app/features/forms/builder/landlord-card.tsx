import { Card } from "../../../ui/card";
import { EmailField } from "../../../ui/email-field";
import { TextField } from "../../../ui/text-field";
import { useWords } from "../../../ui/use-words";
import { type LandlordFault, type LandlordField, landlordFaults } from "../form-model/landlord";
import type { LandlordProfile } from "../form-model/schema";
import { editForm } from "./edits";
import { type LandlordWords, landlordWords } from "./landlord-words";
import { LogoField } from "./logo-field";
import type { BuilderProblem } from "./problems";
import type { Builder } from "./use-builder";

type Box = { field: LandlordField; label: string; hint?: string; autoComplete: string; max: number };

/** The lines about a landlord, in their order. */
export function landlordBoxes(words: LandlordWords): readonly Box[] {
  return [
    { field: "name", label: words.name, hint: words.nameHint, autoComplete: "organization", max: 60 },
    { field: "contact", label: words.contact, autoComplete: "name", max: 60 },
    { field: "email", label: words.email, hint: words.emailHint, autoComplete: "off", max: 254 },
    { field: "place", label: words.place, autoComplete: "off", max: 100 },
    {
      field: "registration",
      label: words.registration,
      hint: words.registrationHint,
      autoComplete: "off",
      max: 60,
    },
  ];
}

type LandlordCardProps = {
  builder: Builder;
  /** What is wrong is said once somebody wanted to publish. */
  isAsked: boolean;
};

/** Who lets the home: asked before the first publishing, kept with the form. */
export function LandlordCard({ builder, isAsked }: LandlordCardProps) {
  const words = useWords(landlordWords);
  const { landlord } = builder.definition;
  const faults = isAsked ? landlordFaults(landlord) : [];
  const set = (field: LandlordField, text: string) =>
    builder.apply((form) => editForm(form, { landlord: changed(form.landlord, field, text) }), `landlord-${field}`);
  return (
    <Card title={words.title}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">{words.text}</p>
        {landlordBoxes(words).map(({ field, max, ...box }) => {
          const Box = field === "email" ? EmailField : TextField;
          return (
            <Box
              {...box}
              key={field}
              id={anchorOf(field)}
              isOptional={field !== "name"}
              maxLength={max}
              value={landlord?.[field] ?? ""}
              error={faults.filter((fault) => fault.field === field).map((fault) => faultText(fault, words))}
              onChange={(event) => set(field, event.target.value)}
            />
          );
        })}
        <LogoField
          logo={landlord?.logo}
          formId={builder.formId}
          onChange={(logo) =>
            builder.apply((form) => editForm(form, { landlord: { name: "", ...form.landlord, logo } }))
          }
        />
      </div>
    </Card>
  );
}

const anchorOf = (field: LandlordField) => `landlord-${field}`;

function changed(landlord: LandlordProfile | undefined, field: LandlordField, text: string): LandlordProfile {
  const { name = "", ...rest } = landlord ?? {};
  return { name, ...rest, [field]: field !== "name" && text === "" ? undefined : text };
}

export function faultText({ code }: LandlordFault, words: LandlordWords): string {
  if (code === "name") return words.nameMissing;
  return code === "email" ? words.emailWrong : words.holdsAddress;
}

/** What is missing in the card, as the list above the last step has it. */
export function landlordProblems({ landlord }: Builder["definition"], words: LandlordWords): BuilderProblem[] {
  return landlordFaults(landlord).map((fault) => ({
    text: faultText(fault, words),
    step: 5,
    anchor: anchorOf(fault.field),
    isWarning: false,
  }));
}
