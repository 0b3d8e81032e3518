import { Form, useNavigation } from "react-router";
import { inEveryLanguage } from "../../../../kernel/words";
import { Button } from "../../../../ui/button";
import { ErrorSummary } from "../../../../ui/error-summary";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/accounts/confirm-form";
import { fieldWords } from "../words/field-words";
import { CodeField } from "./code-field";
import { PasskeyButton } from "./passkey-button";
import { PasswordField } from "./password-field";

const confirmWords = inEveryLanguage("accounts/confirm-form", en);

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
  const words = useWords(confirmWords);
  const { password } = useWords(fieldWords);
  const name = isSet ? "code" : "password";
  const field = { id: `confirm-${name}`, name, errors: error ? [error] : undefined };
  return (
    <>
      {hasPasskey ? (
        <PasskeyButton
          purpose="confirm"
          label={words.usePasskey}
          variant="default"
          onDone={() => location.assign(to)}
        />
      ) : null}
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="to" value={to} />
        <ErrorSummary errors={error ? [{ message: error, fieldId: field.id }] : []} />
        {isSet ? (
          <CodeField field={field} hasApp={hasApp} />
        ) : (
          <PasswordField field={field} label={password.yours} use="current" />
        )}
        <div>
          <Button
            type="submit"
            size="lg"
            variant={hasPasskey ? "outline" : undefined}
            pending={navigation.state !== "idle" && navigation.formMethod === "POST"}
          >
            {words.confirm}
          </Button>
        </div>
      </Form>
    </>
  );
}
