import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import type { VoucherField } from "../../../../words/en/vouchers/admin";
import { fieldWords } from "../../../../words/en/vouchers/admin";
import type { PostedFields } from "../schema";

const audiences = [
  { value: "any", label: "Anyone" },
  { value: "new", label: "Accounts made from now on" },
  { value: "email", label: "One email address" },
  { value: "domain", label: "Addresses of one domain" },
];

export type MakeVouchersProps = {
  /** Names this form: posted twice, it makes vouchers once. */
  requestId: string;
  values?: PostedFields;
  wrong?: readonly string[];
  isPending: boolean;
};

/** Makes one voucher with a label and a press; the rest is folded away with what most vouchers have. */
export function MakeVouchers({ requestId, values = {}, wrong = [], isPending }: MakeVouchersProps) {
  const names = Object.keys(fieldWords) as VoucherField[];
  const faults = names.filter((name) => wrong.includes(name));
  const field = (name: VoucherField, fallback = "") => ({
    id: `voucher-${name}`,
    name,
    defaultValue: values[name] ?? fallback,
    error: faults.includes(name) ? fieldWords[name] : undefined,
  });
  const number = (name: VoucherField, fallback: string) => ({
    ...field(name, fallback),
    inputMode: "numeric" as const,
  });
  const isOpen = faults.some((name) => !["label", "credits", "maxRedemptions"].includes(name));
  return (
    <>
      <ErrorSummary errors={faults.map((name) => ({ fieldId: `voucher-${name}`, message: fieldWords[name] }))} />
      <input type="hidden" name="intent" value="make" />
      <input type="hidden" name="requestId" value={requestId} />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <TextField
          {...field("label")}
          label="Label"
          hint="The person who redeems it reads this."
          maxLength={80}
          required
        />
        <TextField {...number("credits", "3")} label="Credits" hint="Each time it is redeemed." />
        <TextField {...number("maxRedemptions", "1")} label="For how many people" hint="Each of them once." />
      </div>
      <details open={isOpen}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          Several at once, campaign, dates, for whom
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
          <TextField {...number("count", "1")} label="How many vouchers" hint="1 to 500, each with its own link." />
          <TextField
            {...field("campaign")}
            label="Campaign"
            isOptional
            hint="To find them again together."
            maxLength={40}
          />
          <TextField {...field("validFrom")} label="From" isOptional type="date" hint="The day begins in UTC." />
          <TextField {...field("validUntil")} label="Until" isOptional type="date" hint="The day ends in UTC." />
          <SelectField {...field("audience", "any")} label="For whom" options={audiences} />
          <TextField
            {...field("audienceRef")}
            label="Address or domain"
            isOptional
            hint="Of the one, or of the domain."
          />
          <TextField {...number("giftMonths", "12")} label="Months that the credits last" />
          <TextField {...field("note")} label="Note" isOptional hint="Only for you." maxLength={500} />
        </div>
      </details>
      <Submit isPending={isPending}>Make</Submit>
    </>
  );
}

function Submit({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <div>
      <Button type="submit" pending={isPending}>
        {children}
      </Button>
    </div>
  );
}
