import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { useWords } from "../../../ui/use-words";
import type { ConsentKey } from "../form-model/consents";
import { LawNote } from "../law/ui/law-note";
import type { Law } from "../law/ui/use-law";
import { askConsent, editConsent } from "./consent-edits";
import { criteriaWords } from "./criteria-words";
import { decideAnchors } from "./unlawful";
import type { Builder } from "./use-builder";

/** Ticks that a landlord may add, each of its own and never a condition of sending. */
const optional = ["consentCreditCheck", "marketingConsent"] as const satisfies readonly ConsentKey[];

/** Step 4: which ticks stand before the button that sends, beside those every form has. */
export function ConsentsCard({ builder, law }: { builder: Builder; law: Law }) {
  const words = useWords(criteriaWords);
  return (
    <Card title={words.consents}>
      <div className="flex flex-col gap-4">
        {optional.map((key) => (
          <ConsentRow key={key} consentKey={key} {...words.consent[key]} builder={builder} law={law} />
        ))}
      </div>
    </Card>
  );
}

type ConsentRowProps = { consentKey: ConsentKey; label: string; hint: string; builder: Builder; law: Law };

function ConsentRow({ consentKey, label, hint, builder, law }: ConsentRowProps) {
  const { definition, apply, ids } = builder;
  const consent = definition.consents.find(({ catalogueKey }) => catalogueKey === consentKey);
  const mark = law.markOf({ catalogueKey: consentKey }, "apply");
  const isOff = mark?.level === "off";
  const ask = (isAsked: boolean) => apply((form) => askConsent(form, consentKey, isAsked, ids));
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        id={decideAnchors.consent(consentKey)}
        label={label}
        hint={hint}
        checked={consent !== undefined}
        disabled={isOff && !consent}
        onChange={(event) => ask(event.target.checked)}
      />
      {consent || isOff ? (
        <LawNote
          field={{ id: consentKey, lawReason: consent?.lawReason }}
          mark={mark}
          {...(consent && {
            onReason: (lawReason) =>
              apply((form) => editConsent(form, consent.id, { lawReason }), `reason-${consentKey}`),
            onRemove: () => ask(false),
          })}
        />
      ) : null}
    </div>
  );
}
