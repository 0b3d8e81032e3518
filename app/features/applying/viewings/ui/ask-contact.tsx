import type { DoubtedAddress } from "../../../../kernel/doubted-address";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Person } from "../../../../platform/people/people.server";
import { AddressChoices } from "../../answering/ui/address-choices";
import type { AskField } from "../ask-schema";
import { viewingWords } from "../words";
import { Field } from "./field";

type ContactProps = {
  locale: PageLocale;
  typed: Record<AskField, string>;
  errors: Partial<Record<AskField, true>>;
  doubt?: DoubtedAddress | null;
};

/** How to reach whoever asks. */
export function ContactFields({ locale, typed, errors, doubt }: ContactProps) {
  const words = viewingWords[locale];
  return (
    <>
      <Field id="name" label={words.name} error={errors.name && words.badName}>
        <input
          id="name"
          name="name"
          dir="auto"
          autoComplete="name"
          maxLength={100}
          defaultValue={typed.name}
          aria-describedby={errors.name && "name-h"}
          aria-invalid={errors.name}
        />
      </Field>
      <Field id="email" label={words.email} hint={words.emailHint} error={errors.email && words.badEmail}>
        <input
          id="email"
          name="email"
          type="email"
          dir="ltr"
          inputMode="email"
          autoComplete="email"
          defaultValue={typed.email}
          aria-describedby="email-h"
          aria-invalid={errors.email}
        />
      </Field>
      {doubt && !errors.email ? <AddressChoices doubt={doubt} locale={locale} /> : null}
      <Field id="phone" label={words.phone} hint={words.phoneHint} error={errors.phone && words.badPhone}>
        <input
          id="phone"
          name="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          defaultValue={typed.phone}
          aria-describedby="phone-h"
          aria-invalid={errors.phone}
        />
      </Field>
    </>
  );
}

/** The same of who has applied: it comes from the application and is not asked again. */
export function KnownContact({ locale, name, email, phone }: Person & { locale: PageLocale }) {
  const words = viewingWords[locale];
  return (
    <div className="box end">
      <dl>
        <div>
          <dt>{words.name}</dt>
          <dd dir="auto">{name}</dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <span dir="ltr">{email}</span>
            <span className="hint">{words.emailHint}</span>
          </dd>
        </div>
        {phone === null ? null : (
          <div>
            <dt>{words.yourPhone}</dt>
            <dd>
              <span dir="ltr">{phone}</span>
              <span className="hint">{words.phoneHint}</span>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
