import { type FocusEvent, useEffect, useRef, useState } from "react";
import { isolated } from "../kernel/isolated";
import { suggestAddress } from "../kernel/suggest-address";
import { Button } from "./button";
import { fieldWords } from "./field-words";
import { IsolatedText } from "./isolated-text";
import { TextField, type TextFieldProps } from "./text-field";
import { useWords } from "./use-words";

/** One address. What looks like a slip is asked about when the field is left, and holds the form until somebody answers. */
export function EmailField(field: TextFieldProps) {
  const words = useWords(fieldWords).address;
  const input = useRef<HTMLInputElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState("");
  const [settled, setSettled] = useState("");
  const meant = asked !== settled && suggestAddress(asked);

  useEffect(() => {
    const form = input.current?.form;
    const hold = (event: SubmitEvent): void => {
      const typed = input.current?.value ?? "";
      if (typed === settled || !suggestAddress(typed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setAsked(typed);
      requestAnimationFrame(() => yes.current?.focus());
    };
    form?.addEventListener("submit", hold, true);
    return () => form?.removeEventListener("submit", hold, true);
  }, [settled]);

  /** The press of a button comes first: what appears now would move it away. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    if (!(relatedTarget instanceof HTMLButtonElement)) setAsked(currentTarget.value);
  }

  function answer(address: string): void {
    setSettled(address);
    if (input.current && input.current.value !== address) put(input.current, address);
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField type="email" inputMode="email" {...field} ref={input} onInput={() => setAsked("")} onBlur={leave} />
      {meant ? (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            <IsolatedText text={words.question({ address: isolated(meant) })} />
          </p>
          <Button ref={yes} variant="outline" onClick={() => answer(meant)}>
            {words.yes}
          </Button>
          <Button variant="ghost" onClick={() => answer(asked)}>
            {words.no}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** As if it had been typed: whoever listens to the field hears of it. */
function put(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
