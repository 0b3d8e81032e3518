import { Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { PASSWORD_LENGTH, passwordStrength } from "../../../../kernel/password";
import { Button } from "../../../../ui/button";
import { classNames } from "../../../../ui/class-names";
import { Field } from "../../../../ui/field";
import { inputClass } from "../../../../ui/input-style";
import { useWords } from "../../../../ui/use-words";
import { fieldWords } from "../words/field-words";
import type { FieldHandle } from "./fields";

export type PasswordFieldProps = {
  field: Pick<FieldHandle, "id" | "name" | "errors">;
  label?: string;
  /** "new" shows the rule and, with script, how strong the password is. */
  use: "current" | "new";
};

/** A password with a button that shows it. Without script it is a plain field with its rule. */
export function PasswordField({ field, label, use }: PasswordFieldProps) {
  const words = useWords(fieldWords).password;
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState("");
  const [isAlive, setIsAlive] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const meterId = useId();
  useEffect(() => {
    setIsAlive(true);
    // What was typed before the page came alive counts too.
    setTyped(input.current?.value ?? "");
  }, []);
  return (
    <div>
      <Field
        id={field.id}
        label={label ?? words.label}
        error={field.errors}
        hint={use === "new" ? words.hint({ min: PASSWORD_LENGTH.min }) : undefined}
      >
        {(control) => (
          <span className="flex items-stretch gap-2">
            <input
              {...control}
              ref={input}
              name={field.name}
              type={isShown ? "text" : "password"}
              autoComplete={use === "new" ? "new-password" : "current-password"}
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              required
              onInput={(event) => setTyped(event.currentTarget.value)}
              className={classNames(inputClass, "min-w-0 flex-1")}
            />
            {isAlive ? (
              <Button
                variant="outline"
                size="icon"
                aria-label={isShown ? words.hide : words.show}
                aria-pressed={isShown}
                onClick={() => setIsShown(!isShown)}
              >
                {isShown ? (
                  <EyeOff aria-hidden="true" className="size-5" />
                ) : (
                  <Eye aria-hidden="true" className="size-5" />
                )}
              </Button>
            ) : null}
          </span>
        )}
      </Field>
      {use === "new" && isAlive && typed !== "" ? <Meter id={meterId} password={typed} /> : null}
    </div>
  );
}

function Meter({ id, password }: { id: string; password: string }) {
  const words = useWords(fieldWords).password;
  const score = passwordStrength(password);
  const { tooShort, weak, fair, good, strong } = words.strengths;
  return (
    <div className="mt-2 flex items-center gap-3" id={id}>
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames("h-1.5 flex-1 rounded-full", step <= score ? meterTone(score) : "bg-line")}
          />
        ))}
      </span>
      <span aria-live="polite" className="min-w-20 text-sm text-ink-muted">
        <span className="sr-only">{words.strength} </span>
        {[tooShort, weak, fair, good, strong][score]}
      </span>
    </div>
  );
}

function meterTone(score: number): string {
  return score >= 3 ? "bg-accent" : "bg-amber";
}
