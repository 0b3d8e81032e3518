import { dayText } from "../../../../kernel/moments";
import { AppLink } from "../../../../ui/app-link";
import { Formatted } from "../../../../ui/formatted";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { addressLine } from "../../form-model/address-line";
import { homesWords } from "../homes-words";
import type { ListedHome } from "../queries/list-homes.server";

/** The homes of a page, each with a box to select it for what stands below the list. */
export function HomeList({ homes }: { homes: readonly ListedHome[] }) {
  const words = useWords(homesWords);
  return (
    <ul aria-label={words.yourHomes} className="border-line-strong border-t">
      {homes.map((home) => (
        <HomeRow key={home.homeId} home={home} />
      ))}
    </ul>
  );
}

function HomeRow({ home }: { home: ListedHome }) {
  const words = useWords(homesWords);
  const locale = usePageLocale();
  const { homeId, address, reference, vacancies, applications, unread, lastLetAt, zone } = home;
  const name = addressLine(address);
  return (
    <li className="flex items-start gap-1 border-line border-b">
      <label className="flex size-11 shrink-0 items-center justify-center">
        <span className="sr-only">{words.selectHome({ home: name })}</span>
        <input type="checkbox" name="homeIds" value={homeId} className="size-5 accent-accent" />
      </label>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 pb-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center md:py-1">
        <div className="min-w-0">
          <AppLink
            to={`/app/homes/${homeId}`}
            className="inline-flex min-h-11 items-center max-md:py-2 font-semibold text-ink underline-offset-4 hover:underline md:min-h-9"
          >
            <bdi translate="no" className="[overflow-wrap:anywhere]">
              {name}
            </bdi>
          </AppLink>
          {reference ? <p className="text-ink-muted text-sm">{words.number({ reference })}</p> : null}
        </div>
        <p className="text-sm md:text-[0.9375rem]">
          <OpenForm home={home} />
        </p>
        <p className="tabular text-ink-muted text-sm">
          {words.counts({ vacancies, applications })}
          {unread > 0 ? (
            <strong className="ms-2 font-semibold text-accent">{words.unread({ count: unread })}</strong>
          ) : null}
          {lastLetAt === null ? null : (
            <Formatted className="block" text={words.lastLet({ day: dayText(lastLetAt, locale, zone, "short") })} />
          )}
        </p>
      </div>
    </li>
  );
}

function OpenForm({ home: { open, zone } }: { home: ListedHome }) {
  const words = useWords(homesWords);
  const locale = usePageLocale();
  if (!open) return <span className="text-ink-muted">{words.noOpenForm}</span>;
  const text =
    open.opensUntil === null
      ? words.openUndated
      : words.openUntil({ day: dayText(open.opensUntil, locale, zone, "short") });
  return (
    <AppLink
      to={`/app/forms/${open.formId}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-9"
    >
      <Formatted text={text} />
    </AppLink>
  );
}
