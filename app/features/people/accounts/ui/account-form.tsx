import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import type { ButtonVariant } from "../../../../ui/button-style";
import { ErrorSummary, type SummaryError } from "../../../../ui/error-summary";

export type FormHandle = { id: string; onSubmit: (event: React.FormEvent<HTMLFormElement>) => void };

export type AccountFormProps = {
  form: FormHandle;
  errors: SummaryError[];
  submitLabel: string;
  variant?: ButtonVariant;
  /** Beside the button. */
  aside?: ReactNode;
  /** Beneath the button. */
  after?: ReactNode;
  children: ReactNode;
};

/** The one form of an account page: what is wrong, the fields, the button. */
export function AccountForm({ form, errors, submitLabel, variant, aside, after, children }: AccountFormProps) {
  const navigation = useNavigation();
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={errors} />
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button
          type="submit"
          size="lg"
          variant={variant}
          pending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
      {after}
    </Form>
  );
}
