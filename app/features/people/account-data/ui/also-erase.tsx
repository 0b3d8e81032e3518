import { AppLink } from "../../../../ui/app-link";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { textLinkClass } from "../../accounts/ui/account-page";
import type { GuestHoldings } from "../queries/find-guest-forms.server";
import { countApplications } from "./guest-form-list";

/** What this address made without signing in: named, and erased with the account only when the box is ticked. */
export function AlsoErase({ guest: { forms, letters } }: { guest: GuestHoldings }) {
  if (forms.length === 0 && letters === 0) return null;
  return (
    <div>
      <p>Made with your address without signing in, and not part of your account:</p>
      <ul className="mt-2 list-disc ps-6">
        {forms.map((form) => (
          <li key={form.id} className="break-words">
            {form.title} ({countApplications(form.applicationCount).toLowerCase()})
            <input type="hidden" name="formId" value={form.id} />
          </li>
        ))}
        {letters > 0 ? <li>{letters === 1 ? "1 message" : `${letters} messages`} to our support</li> : null}
      </ul>
      {forms.length > 0 ? (
        <p className="mt-2">
          <AppLink to="/app/guest-forms" className={textLinkClass}>
            Move these forms into your account instead
          </AppLink>
        </p>
      ) : null}
      <CheckboxField name="alsoErase" label="Delete these too" />
    </div>
  );
}
