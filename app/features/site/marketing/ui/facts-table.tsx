export type FactsTableProps = {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** Two columns within running text; on a phone the second stands beneath the first. */
export function FactsTable({ caption, heads, rows }: FactsTableProps) {
  return (
    <table className="tabular w-full border-y border-line text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-start text-sm text-ink-muted">
          <th scope="col" className="py-2 pe-6 text-start font-medium">
            {heads[0]}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, value]) => (
          <tr key={head} className="border-t border-line align-baseline max-sm:block max-sm:py-2">
            <th scope="row" className="py-2.5 pe-6 text-start font-medium max-sm:block max-sm:pb-0 sm:w-1/2">
              {head}
            </th>
            <td className="py-2.5 text-ink-muted max-sm:block max-sm:pt-0.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
