import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { Button } from "./button";
import type { ButtonStyle } from "./button-style";
import { frameWords } from "./frame-words";
import { useWords } from "./use-words";

export type SignOutFormProps = ButtonStyle & {
  /** Where a POST ends the session: the way without script, and without `onSignOut`. */
  action: string;
  /** Ends the session and leads away; false when it failed and the button is to be had again. */
  onSignOut?: () => Promise<boolean>;
  className?: string;
  children?: ReactNode;
};

export function SignOutForm({ action, onSignOut, children, ...style }: SignOutFormProps) {
  const words = useWords(frameWords);
  const [isPending, setIsPending] = useState(false);
  async function signOut(event: FormEvent<HTMLFormElement>) {
    if (!onSignOut) return;
    event.preventDefault();
    setIsPending(true);
    if (!(await onSignOut())) setIsPending(false);
  }
  return (
    <Form method="post" action={action} onSubmit={signOut} reloadDocument>
      <Button type="submit" pending={isPending} {...style}>
        {children ?? words.signOut}
      </Button>
    </Form>
  );
}
