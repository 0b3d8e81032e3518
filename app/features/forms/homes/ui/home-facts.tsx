import { formatMoney } from "../../../../kernel/money";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { HomeFacts, Photo } from "../../form-model/schema";
import { homesWords } from "../homes-words";

/** What the home's last form says of it, with its photos. */
export function HomeFactsList({ facts, photos }: { facts: HomeFacts; photos: readonly Photo[] }) {
  const words = useWords(homesWords);
  const locale = usePageLocale();
  const { rent, deposit, bedrooms, maxOccupants } = facts;
  const rows = [
    ...(rent
      ? [
          [
            words.rent,
            words.per[rent.period]({ amount: formatMoney(rent.amountMinor, rent.currency, locale) }),
          ] as const,
        ]
      : []),
    ...(deposit ? [[words.deposit, formatMoney(deposit.amountMinor, deposit.currency, locale)] as const] : []),
    ...(bedrooms === undefined ? [] : [[words.bedrooms, String(bedrooms)] as const]),
    ...(maxOccupants === undefined ? [] : [[words.maxOccupants, String(maxOccupants)] as const]),
  ];
  return (
    <>
      {rows.length === 0 ? <p className="text-ink-muted">{words.noFacts}</p> : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-3">
          {photos.map(({ hash, width, height }, index) => (
            <li key={hash}>
              <img
                src={`/media/${hash}`}
                width={width}
                height={height}
                alt={words.photo({ number: index + 1 })}
                className="h-32 w-auto rounded-md"
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
