import { Button } from "../../../../ui/button";
import { TextField } from "../../../../ui/text-field";
import { useWords } from "../../../../ui/use-words";
import { voucherWords } from "../words";
import { AskedCalculation } from "./asked-calculation";

export type CodeFormProps = { code?: string; error?: string; challenge?: string };

/** A printed code, typed. Works without script. */
export function CodeForm({ code, error, challenge }: CodeFormProps) {
  const words = useWords(voucherWords).code;
  return (
    <form method="post" action="/redeem" noValidate className="flex flex-col gap-5">
      {challenge ? <AskedCalculation challenge={challenge} /> : null}
      <TextField
        id="code"
        name="code"
        label={words.label}
        hint={words.hint}
        defaultValue={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
        className="tabular"
      />
      <div>
        <Button type="submit" size="lg" name="intent" value="send" data-go="">
          {words.button}
        </Button>
      </div>
    </form>
  );
}
