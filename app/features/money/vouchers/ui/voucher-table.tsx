import { AppLink } from "~/ui/app-link";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { LocalTime } from "~/ui/local-time";
import { stateWords } from "../../../../words/en/vouchers/admin";
import type { ListedVoucher } from "../queries/list-vouchers.server";

/** Vouchers with what they gave and what became of it; what was made at once is one row. */
export function VoucherTable({ vouchers }: { vouchers: readonly ListedVoucher[] }) {
  return (
    <DataTable
      caption="Vouchers"
      rows={vouchers}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No vouchers yet">Each one you make is listed here with what it gave.</EmptyState>}
      columns={[
        { key: "label", header: "Voucher", isRowHeader: true, cell: Name },
        { key: "state", header: "State", cell: ({ state }) => stateWords[state] },
        {
          key: "used",
          header: "Redeemed",
          align: "end",
          cell: ({ redemptions, maxRedemptions }) => `${redemptions} of ${maxRedemptions}`,
        },
        { key: "issued", header: "Credits given", align: "end", cell: ({ issued }) => issued },
        { key: "spent", header: "Spent", align: "end", cell: ({ spent }) => spent },
        {
          key: "made",
          header: "Made",
          isSecondary: true,
          cell: ({ createdAt }) => <LocalTime at={createdAt} locale="en-US" isDay />,
        },
      ]}
    />
  );
}

function Name({ id, label, campaign, credits, vouchers, last4 }: ListedVoucher) {
  const what = vouchers === 1 ? `code ends ${last4}` : `${vouchers} vouchers`;
  return (
    <div className="min-w-40 break-words">
      <AppLink
        to={`/admin/credit-vouchers/${id}`}
        className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {label}
      </AppLink>
      <span className="block text-sm font-normal text-ink-muted">
        {[`${credits} each`, what, campaign].filter(Boolean).join(", ")}
      </span>
    </div>
  );
}
