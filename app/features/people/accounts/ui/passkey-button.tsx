import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { inEveryLanguage } from "../../../../kernel/words";
import { Button } from "../../../../ui/button";
import type { ButtonVariant } from "../../../../ui/button-style";
import { classNames } from "../../../../ui/class-names";
import { useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/accounts/passkey";
import { askPasskey, canUsePasskeys, type PasskeyPurpose } from "../passkey-client";

const passkeyWords = inEveryLanguage("accounts/passkey", en);

export type PasskeyButtonProps = {
  purpose: PasskeyPurpose;
  label: string;
  /** What a new passkey is called. */
  name?: string;
  variant?: ButtonVariant;
  onDone(): void;
};

/** Asks the device for a passkey. Without script, and in a browser that knows none, there is nothing to see but its room: a button that came late would move the page. */
export function PasskeyButton({ purpose, label, name, variant = "outline", onDone }: PasskeyButtonProps) {
  const words = useWords(passkeyWords);
  const [isPossible, setIsPossible] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setIsPossible(canUsePasskeys()), []);

  async function ask() {
    setIsPending(true);
    setError(null);
    const outcome = await askPasskey(purpose, name);
    setIsPending(false);
    if (outcome.ok) onDone();
    else setError(outcome.fault ? words[outcome.fault] : (outcome.said ?? words.failed));
  }
  return (
    <div className={classNames("flex flex-col gap-2", !isPossible && "invisible")}>
      <div>
        <Button variant={variant} size="lg" pending={isPending} onClick={ask}>
          <KeyRound aria-hidden="true" className="size-4" />
          {label}
        </Button>
      </div>
      <p role="alert" className={error ? "text-red" : "sr-only"}>
        {error}
      </p>
    </div>
  );
}
