import { type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { TextField } from "../../../ui/text-field";
import { changeEmailSchema, changePasswordSchema, deleteAccountSchema, renameSchema } from "../schema";
import { summaryOf } from "./form-errors";
import { PasswordField } from "./password-field";
import { SettingsSection } from "./settings-section";

type Outcome = { lastResult: SubmissionResult | null | undefined; isDone: boolean };

export function NameForm({ name, lastResult, isDone }: Outcome & { name: string }) {
  const [form, fields] = useForm({
    id: "rename",
    lastResult,
    defaultValue: { name },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: renameSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <SettingsSection
      title="Name"
      intent="rename"
      form={form}
      errors={summaryOf(form, [fields.name])}
      done={isDone ? "Your name is saved." : null}
      submitLabel="Save name"
    >
      <TextField
        id={fields.name.id}
        name={fields.name.name}
        defaultValue={fields.name.initialValue}
        error={fields.name.errors}
        label="Your name"
        autoComplete="name"
        required
      />
    </SettingsSection>
  );
}

export function EmailForm({ email, lastResult, isDone }: Outcome & { email: string }) {
  const [form, fields] = useForm({
    id: "change-email",
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: changeEmailSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <SettingsSection
      title="E-mail address"
      intent="change-email"
      form={form}
      errors={summaryOf(form, [fields.email])}
      done={
        isDone
          ? "If the address can be used, a link is on its way to it. Until you open it, the old address stays."
          : null
      }
      submitLabel="Send link to new address"
    >
      <p>
        You sign in with <strong className="font-semibold break-all">{email}</strong>.
      </p>
      <TextField
        id={fields.email.id}
        name={fields.email.name}
        defaultValue={fields.email.initialValue}
        error={fields.email.errors}
        label="New e-mail address"
        hint="You confirm it there. We tell the old address once it has changed."
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </SettingsSection>
  );
}

export function PasswordForm({ lastResult, isDone }: Outcome) {
  const [form, fields] = useForm({
    id: "change-password",
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: changePasswordSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <SettingsSection
      title="Password"
      intent="change-password"
      form={form}
      errors={summaryOf(form, [fields.current, fields.password])}
      done={isDone ? "Your password is changed, and every other device is signed out." : null}
      submitLabel="Change password"
    >
      <PasswordField
        id={fields.current.id}
        name={fields.current.name}
        error={fields.current.errors}
        label="Current password"
        use="current"
      />
      <PasswordField
        id={fields.password.id}
        name={fields.password.name}
        error={fields.password.errors}
        label="New password"
        use="new"
      />
    </SettingsSection>
  );
}

export function DeleteForm({ lastResult }: Pick<Outcome, "lastResult">) {
  const [form, fields] = useForm({
    id: "delete-account",
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: deleteAccountSchema }),
    shouldRevalidate: "onInput",
  });
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
        This erases your account, all your forms, every application to them and all their documents, at once and for
        good. Links you have shared stop working. Nobody can bring anything back.
      </p>
      <PasswordField
        id={fields.password.id}
        name={fields.password.name}
        error={fields.password.errors}
        label="Your password"
        use="current"
      />
    </SettingsSection>
  );
}
