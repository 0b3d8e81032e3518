import type { SubmissionResult } from "@conform-to/react";
import { Notice } from "../../../../ui/notice";
import { EmailField, NameField } from "../../accounts/ui/fields";
import { summaryOf } from "../../accounts/ui/form-errors";
import { PasswordField } from "../../accounts/ui/password-field";
import { SettingsSection } from "../../accounts/ui/settings-section";
import type { GuestHoldings } from "../queries/find-guest-forms.server";
import { AlsoErase } from "./also-erase";
import { useProfileForm } from "./use-profile-form";

type Outcome = { lastResult: SubmissionResult | null | undefined; isDone: boolean };

export function NameForm({ name, lastResult, isDone }: Outcome & { name: string }) {
  const [form, fields] = useProfileForm("rename", lastResult, { name });
  return (
    <SettingsSection
      title="Name"
      intent="rename"
      form={form}
      errors={summaryOf(form, [fields.name])}
      done={isDone ? "Your name is saved." : null}
      submitLabel="Save name"
    >
      <NameField field={fields.name} />
    </SettingsSection>
  );
}

export function EmailForm({ email, lastResult, isDone }: Outcome & { email: string }) {
  const [form, fields] = useProfileForm("change-email", lastResult);
  return (
    <SettingsSection
      title="Email address"
      intent="change-email"
      form={form}
      errors={summaryOf(form, [fields.email, fields.password])}
      done={
        isDone
          ? "If the address can be used, we’ve sent a link to it. Your old address stays until you confirm the new one."
          : null
      }
      submitLabel="Send link to new address"
    >
      <p>
        You sign in with{" "}
        <strong className="font-semibold [overflow-wrap:anywhere]" translate="no">
          {email}
        </strong>
        .
      </p>
      <EmailField
        field={fields.email}
        label="New email address"
        hint="You confirm it by email. We also tell the old address, which can undo the change for 24 hours."
        autoComplete="email"
        enterKeyHint="next"
      />
      <PasswordField field={fields.password} label="Your password" use="current" />
    </SettingsSection>
  );
}

export function PasswordForm({ lastResult, isDone }: Outcome) {
  const [form, fields] = useProfileForm("change-password", lastResult);
  return (
    <SettingsSection
      title="Password"
      intent="change-password"
      form={form}
      errors={summaryOf(form, [fields.current, fields.password])}
      done={isDone ? "Your password is changed, and every other device is signed out." : null}
      submitLabel="Change password"
    >
      <PasswordField field={fields.current} label="Current password" use="current" />
      <PasswordField field={fields.password} label="New password" use="new" />
    </SettingsSection>
  );
}

/** `held`: applications on legal hold, which go with the rest. `guest`: what goes only when its box is ticked. */
export function DeleteForm({
  lastResult,
  held,
  guest,
}: Pick<Outcome, "lastResult"> & { held: number; guest: GuestHoldings }) {
  const [form, fields] = useProfileForm("delete-account", lastResult);
  return (
    <SettingsSection
      title="Delete account"
      intent="delete-account"
      form={form}
      errors={summaryOf(form, [fields.password])}
      submitLabel="Delete account and everything in it"
      variant="destructive"
    >
      <p>
        This deletes your account, all your forms, every application to them and all their documents for good. Links
        you’ve shared stop working. This can’t be undone.
      </p>
      {held > 0 ? (
        <Notice
          tone="amber"
          title={held === 1 ? "1 application is on legal hold" : `${held} applications are on legal hold`}
        >
          They are deleted too. Download your data first if a legal claim may need them.
        </Notice>
      ) : null}
      <AlsoErase guest={guest} />
      <PasswordField field={fields.password} label="Your password" use="current" />
    </SettingsSection>
  );
}
