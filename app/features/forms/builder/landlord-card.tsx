import { Card } from "../../../ui/card";
import { EmailField } from "../../../ui/email-field";
import { TextField } from "../../../ui/text-field";
import { type LandlordFault, type LandlordField, landlordFaults } from "../form-model/landlord";
import type { LandlordProfile } from "../form-model/schema";
import { editForm } from "./edits";
import { LogoField } from "./logo-field";
import type { BuilderProblem } from "./problems";
import type { Builder } from "./use-builder";

const boxes: readonly { field: LandlordField; label: string; hint?: string; autoComplete: string; max: number }[] = [
  {
    field: "name",
    label: "Your name, or your company’s",
    hint: "Applicants see it before they start, and on everything they send and get.",
    autoComplete: "organization",
    max: 60,
  },
  { field: "contact", label: "Contact person", autoComplete: "name", max: 60 },
  {
    field: "email",
    label: "Email for applicants’ questions",
    hint: "Shown to everyone who opens the form.",
    autoComplete: "off",
    max: 254,
  },
  { field: "place", label: "Your town or office", autoComplete: "off", max: 100 },
  {
    field: "registration",
    label: "Registration number",
    hint: "If you’re in a register of landlords, agents or companies.",
    autoComplete: "off",
    max: 60,
  },
];

type LandlordCardProps = {
  builder: Builder;
  /** What is wrong is said once somebody wanted to publish. */
  isAsked: boolean;
};

/** Who lets the home: asked before the first publishing, kept with the form. */
export function LandlordCard({ builder, isAsked }: LandlordCardProps) {
  const { landlord } = builder.definition;
  const faults = isAsked ? landlordFaults(landlord) : [];
  const set = (field: LandlordField, text: string) =>
    builder.apply((form) => editForm(form, { landlord: changed(form.landlord, field, text) }), `landlord-${field}`);
  return (
    <Card title="The landlord">
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">
          Applicants see that your email is confirmed, and that the rest is as you entered it.
        </p>
        {boxes.map(({ field, max, ...box }) => {
          const Box = field === "email" ? EmailField : TextField;
          return (
            <Box
              {...box}
              key={field}
              id={anchorOf(field)}
              isOptional={field !== "name"}
              maxLength={max}
              value={landlord?.[field] ?? ""}
              error={faults.filter((fault) => fault.field === field).map(faultText)}
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

function faultText({ code }: LandlordFault): string {
  if (code === "name") return "Enter your name or your company’s";
  if (code === "email") return "Write an address like name@example.com, or leave it empty";
  return "Leave web and email addresses out of this line";
}

/** What is missing in the card, as the list above the last step has it. */
export function landlordProblems({ landlord }: Builder["definition"]): BuilderProblem[] {
  return landlordFaults(landlord).map((fault) => ({
    text: faultText(fault),
    step: 5,
    anchor: anchorOf(fault.field),
    isWarning: false,
  }));
}
