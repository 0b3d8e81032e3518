import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { CodeField } from "./code-field";
import { PasskeyButton } from "./passkey-button";
import { PasswordField } from "./password-field";

export type ConfirmFormProps = {
  to: string;
  isSet: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
  error: string | null;
};

/** One field, whichever it is; a passkey above it where there is one. */
export function ConfirmForm({ to, isSet, hasApp, hasPasskey, error }: ConfirmFormProps) {
  const navigation = useNavigation();
  const name = isSet ? "code" : "password";
  const field = { id: `confirm-${name}`, name, errors: error ? [error] : undefined };
  return (
    <>
      {hasPasskey ? (
        <PasskeyButton purpose="confirm" label="Use a passkey" variant="default" onDone={() => location.assign(to)} />
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="to" value={to} />
        <ErrorSummary errors={error ? [{ message: error, fieldId: field.id }] : []} />
        {isSet ? (
          <CodeField field={field} hasApp={hasApp} />
        ) : (
          <PasswordField field={field} label="Your password" use="current" />
        )}
        <div>
          <Button
            type="submit"
            size="lg"
            variant={hasPasskey ? "outline" : undefined}
            pending={navigation.state !== "idle" && navigation.formMethod === "POST"}
          >
            Confirm
          </Button>
        </div>
      </Form>
    </>
  );
}
