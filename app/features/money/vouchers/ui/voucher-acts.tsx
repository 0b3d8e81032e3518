import { Form } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";
import type { ListedVoucher } from "../queries/list-vouchers.server";

type ActsProps = { voucher: ListedVoucher; pendingIntent: string | null };

/** Says anew how long a voucher holds and for how many. */
export function ExtendVoucher({ voucher, pendingIntent }: ActsProps) {
  const day = voucher.validUntil === null ? "" : new Date(voucher.validUntil).toISOString().slice(0, 10);
  return (
    <Form method="post" className="flex flex-col gap-4">
      <h2 className="border-b border-line-strong pb-1 text-lg font-semibold">Change how long, and for how many</h2>
      <TextField
        name="validUntil"
        label="Until"
        isOptional
        type="date"
        defaultValue={day}
        hint="The day ends in UTC. Empty: it does not end."
      />
      <TextField
        name="maxRedemptions"
        label={voucher.vouchers === 1 ? "For how many people" : "For how many people, each of them"}
        inputMode="numeric"
        defaultValue={voucher.maxEach}
        hint="Not below who redeemed it already."
      />
      <div>
        <Button type="submit" name="intent" value="extend" variant="outline" pending={pendingIntent === "extend"}>
          Change
        </Button>
      </div>
    </Form>
  );
}

/** Ends a voucher for good; credits that it gave stay. */
export function RevokeVoucher({ voucher, pendingIntent }: ActsProps) {
  const { vouchers } = voucher;
  return (
    <Form method="post" className="flex flex-col gap-4">
      <h2 className="border-b border-line-strong pb-1 text-lg font-semibold">Revoke</h2>
      <p className="text-ink-muted">No one can redeem it from then on. What was redeemed stays in the accounts.</p>
      <TextField name="why" label="Why" hint="Only for you." maxLength={200} required />
      {vouchers === 1 ? null : (
        <TextField
          name="last4"
          label="Only the one whose code ends with"
          isOptional
          maxLength={4}
          hint={`Empty: all ${vouchers}.`}
        />
      )}
      <div>
        <Button type="submit" name="intent" value="revoke" variant="destructive" pending={pendingIntent === "revoke"}>
          {vouchers === 1 ? "Revoke voucher" : "Revoke vouchers"}
        </Button>
      </div>
    </Form>
  );
}
