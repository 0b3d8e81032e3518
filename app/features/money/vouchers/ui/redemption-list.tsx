import { Form } from "react-router";
import { Button } from "~/ui/button";
import { LocalTime } from "~/ui/local-time";
import type { ListedRedemption } from "../queries/list-vouchers.server";
import { sayCredits } from "../view";

export type RedemptionListProps = {
  redemptions: readonly ListedRedemption[];
  /** The account whose button was pressed. */
  pendingAccount: string | null;
};

/** Who redeemed, with a press that takes back what is left, and one that gives it back. */
export function RedemptionList({ redemptions, pendingAccount }: RedemptionListProps) {
  if (redemptions.length === 0) return <p className="text-ink-muted">No one has redeemed it yet.</p>;
  return (
    <ul className="border-t border-line">
      {redemptions.map((redemption) => (
        <Row
          key={`${redemption.voucherId}${redemption.accountId}`}
          {...redemption}
          isPending={pendingAccount === redemption.accountId}
        />
      ))}
    </ul>
  );
}

function Row({ isPending, ...redemption }: ListedRedemption & { isPending: boolean }) {
  const { voucherId, accountId, email, at, left, alike, undone } = redemption;
  const action = undone === "yes" ? "give-back" : undone === "no" && left > 0 ? "undo" : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <p className="font-medium">{email ?? "An account that was deleted"}</p>
        <p className="text-sm text-ink-muted">
          <LocalTime at={at} locale="en-US" />, {undone === "yes" ? "withdrawn" : `${sayCredits(left)} left`}
          {alike > 0 ? (
            <strong className="font-medium text-amber">
              , {alike} more of this campaign by the same inbox or network
            </strong>
          ) : null}
        </p>
      </div>
      {action ? (
        <Form method="post">
          <input type="hidden" name="voucherId" value={voucherId} />
          <input type="hidden" name="accountId" value={accountId} />
          <Button type="submit" name="intent" value={action} variant="outline" pending={isPending}>
            {action === "undo" ? `Withdraw ${sayCredits(left)}` : "Give back"}
            <span className="sr-only"> of {email}</span>
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
