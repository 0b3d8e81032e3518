import { AppLink } from "../../../../ui/app-link";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { useWords } from "../../../../ui/use-words";
import { textLinkClass } from "../../accounts/ui/account-page";
import type { GuestHoldings } from "../queries/find-guest-forms.server";
import { profileWords } from "../words/profile-words";

/** What this address made without signing in: named, and erased with the account only when the box is ticked. */
export function AlsoErase({ guest: { forms, letters } }: { guest: GuestHoldings }) {
  const words = useWords(profileWords).delete;
  if (forms.length === 0 && letters === 0) return null;
  return (
    <div>
      <p>{words.also}</p>
      <ul className="mt-2 list-disc ps-6">
        {forms.map((form) => (
          <li key={form.id} className="break-words">
            {words.form({ form: form.title, count: form.applicationCount })}
            <input type="hidden" name="formId" value={form.id} />
          </li>
        ))}
        {letters > 0 ? <li>{words.letters({ count: letters })}</li> : null}
      </ul>
      {forms.length > 0 ? (
        <p className="mt-2">
          <AppLink to="/app/guest-forms" className={textLinkClass}>
            {words.move}
          </AppLink>
        </p>
      ) : null}
      <CheckboxField name="alsoErase" label={words.alsoErase} />
    </div>
  );
}
