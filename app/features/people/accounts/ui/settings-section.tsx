import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import type { ButtonVariant } from "../../../../ui/button-style";
import { Card } from "../../../../ui/card";
import { ErrorSummary, type SummaryError } from "../../../../ui/error-summary";
import { Notice } from "../../../../ui/notice";
import type { FormHandle } from "./account-form";

export type SettingsSectionProps = {
  /** Lets an address lead here. */
  anchor?: string;
  title: string;
  /** Named in the post and by the pending button. */
  intent: string;
  form: FormHandle;
  errors: SummaryError[];
  /** What was done, once it was. */
  done?: ReactNode;
  submitLabel: string;
  variant?: ButtonVariant;
  /** Nothing can be sent for now. */
  isClosed?: boolean;
  children: ReactNode;
};

/** One matter of the account: a card with one form, its errors and what became of it. */
export function SettingsSection({
  anchor,
  title,
  intent,
  form,
  errors,
  done,
  submitLabel,
  variant = "outline",
  isClosed = false,
  children,
}: SettingsSectionProps) {
  const navigation = useNavigation();
  const isPending = navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
  return (
    <Card title={title} id={anchor}>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value={intent} />
        {done ? (
          <div role="status">
            <Notice tone="accent">{done}</Notice>
          </div>
        ) : null}
        <ErrorSummary errors={errors} />
        {children}
        {isClosed ? null : (
          <div>
            <Button type="submit" variant={variant} pending={isPending}>
              {submitLabel}
            </Button>
          </div>
        )}
      </Form>
    </Card>
  );
}
