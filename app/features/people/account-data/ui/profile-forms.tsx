import type { SubmissionResult } from "@conform-to/react";
import { Filled } from "../../../../ui/filled";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { EmailField, NameField } from "../../accounts/ui/fields";
import { summaryOf } from "../../accounts/ui/form-errors";
import { PasswordField } from "../../accounts/ui/password-field";
import { SettingsSection } from "../../accounts/ui/settings-section";
import type { GuestHoldings } from "../queries/find-guest-forms.server";
import { profileWords } from "../words/profile-words";
import { AlsoErase } from "./also-erase";
import { useProfileForm } from "./use-profile-form";

type Outcome = { lastResult: SubmissionResult | null | undefined; isDone: boolean };

export function NameForm({ name, lastResult, isDone }: Outcome & { name: string }) {
  const words = useWords(profileWords).name;
  const [form, fields] = useProfileForm("rename", lastResult, { name });
  return (
    <SettingsSection
      title={words.title}
      intent="rename"
      form={form}
      errors={summaryOf(form, [fields.name])}
      done={isDone ? words.done : null}
      submitLabel={words.button}
    >
      <NameField field={fields.name} />
    </SettingsSection>
  );
}

export function EmailForm({ email, lastResult, isDone }: Outcome & { email: string }) {
  const { email: words, yourPassword } = useWords(profileWords);
  const [form, fields] = useProfileForm("change-email", lastResult);
  const address = (
    <strong className="font-semibold [overflow-wrap:anywhere]" translate="no">
      {email}
    </strong>
  );
  return (
    <SettingsSection
      title={words.title}
      intent="change-email"
      form={form}
      errors={summaryOf(form, [fields.email, fields.password])}
      done={isDone ? words.done : null}
      submitLabel={words.button}
    >
      <p>
        <Filled say={words.now} parts={{ email: address }} />
      </p>
      <EmailField field={fields.email} label={words.label} hint={words.hint} autoComplete="email" enterKeyHint="next" />
      <PasswordField field={fields.password} label={yourPassword} use="current" />
    </SettingsSection>
  );
}

export function PasswordForm({ lastResult, isDone }: Outcome) {
  const words = useWords(profileWords).password;
  const [form, fields] = useProfileForm("change-password", lastResult);
  return (
    <SettingsSection
      title={words.title}
      intent="change-password"
      form={form}
      errors={summaryOf(form, [fields.current, fields.password])}
      done={isDone ? words.done : null}
      submitLabel={words.button}
    >
      <PasswordField field={fields.current} label={words.current} use="current" />
      <PasswordField field={fields.password} label={words.new} use="new" />
    </SettingsSection>
  );
}

/** `held`: applications on legal hold, which go with the rest. `colleagues`: how many people lose the account, too. `guest`: what goes only when its box is ticked. */
export function DeleteForm({
  lastResult,
  held,
  colleagues,
  guest,
}: Pick<Outcome, "lastResult"> & { held: number; colleagues: number; guest: GuestHoldings }) {
  const { delete: words, yourPassword } = useWords(profileWords);
  const [form, fields] = useProfileForm("delete-account", lastResult);
  return (
    <SettingsSection
      title={words.title}
      intent="delete-account"
      form={form}
      errors={summaryOf(form, [fields.password])}
      submitLabel={words.button}
      variant="destructive"
    >
      <p>{words.text}</p>
      {held > 0 ? (
        <Notice tone="amber" title={words.held.title({ count: held })}>
          {words.held.text}
        </Notice>
      ) : null}
      {colleagues > 0 ? (
        <Notice tone="amber" title={words.colleagues.title({ count: colleagues })}>
          {words.colleagues.text}
        </Notice>
      ) : null}
      <AlsoErase guest={guest} />
      <PasswordField field={fields.password} label={yourPassword} use="current" />
    </SettingsSection>
  );
}
