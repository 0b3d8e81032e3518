import { Button } from "../../../../ui/button";
import { TextField } from "../../../../ui/text-field";
import { AskedCalculation } from "./asked-calculation";

export type CodeFormProps = { code?: string; error?: string; challenge?: string };

/** A printed code, typed. Works without script. */
export function CodeForm({ code, error, challenge }: CodeFormProps) {
  return (
    <form method="post" action="/redeem" noValidate className="flex flex-col gap-5">
      {challenge ? <AskedCalculation challenge={challenge} /> : null}
      <TextField
        id="code"
        name="code"
        label="Voucher code"
        hint="Such as RF-7K2MQ-4XHD9-WB3TN-8VPCE. Dashes and capital letters don’t matter."
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
          Find voucher
        </Button>
      </div>
    </form>
  );
}
