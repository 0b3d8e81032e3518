import { BRAND } from "../kernel/messages";
import { AccountMenu, type AccountMenuProps } from "./account-menu";
import { AppLink } from "./app-link";
import { frameWords } from "./frame-words";
import type { NavigationLink } from "./site-header";
import { useWords } from "./use-words";

export type AppHeaderProps = {
  /** `isWide`: on a desk alone. `atFoot`: a shorter word for the foot of a phone. At the foot of a phone each has its icon over the word: of /icon-places.svg, by the last part of its address. */
  links: readonly (NavigationLink & { isWide?: boolean; atFoot?: string })[];
  /** By the address of a link: a count beside it, and what it means; null keeps its place. */
  badges?: Readonly<Record<string, Badge | null>>;
  account: AccountMenuProps;
  /** The place that one came through, where the address says another. */
  placeAt?: string;
};

type Badge = { text: string; meaning: string };

const linkClass =
  "group relative flex min-h-11 items-center justify-center gap-1.5 text-ink-muted whitespace-nowrap md:rounded-md md:px-1.5 md:text-[0.9375rem] lg:px-3 lg:text-base hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink " +
  "-outline-offset-2 max-md:min-h-13.5 max-md:flex-col max-md:gap-0.5 max-md:text-sm max-[26rem]:tracking-tight max-[22.4rem]:text-xs max-md:aria-[current=page]:shadow-[inset_0_2px_var(--accent)]";
/** Of the word alone: a line under the link would run on beneath its count. */
const wordClass = "decoration-2 underline-offset-8 md:group-aria-[current=page]:underline";

/** The head of the signed-in area, on a tablet with names in the menu. On a phone its places stand at the foot, and each page's own head takes its place. */
export function AppHeader({ links, badges = {}, account, placeAt }: AppHeaderProps) {
  const words = useWords(frameWords);
  return (
    <header className="border-line bg-paper md:border-b print:hidden">
      <div className="mx-auto flex w-full max-w-app items-center justify-between gap-4 px-4 sm:px-6 md:h-14">
        <AppLink to="/" className="flex min-h-11 shrink-0 items-center gap-2.5 max-md:hidden">
          <img src="/logo.svg" alt="" width={28} height={28} />
          <span className="font-serif text-xl font-[620] tracking-tight" translate="no">
            {BRAND}
          </span>
        </AppLink>
        <nav
          aria-label={words.main}
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:static md:me-auto md:border-0 md:p-0"
        >
          <ul className="flex items-center justify-around lg:gap-1">
            {links.map((link) => (
              <li key={link.to} className={link.isWide ? "max-lg:hidden" : "flex-auto md:flex-none"}>
                <AppLink
                  to={link.to}
                  isNavigation={!placeAt}
                  aria-current={placeAt === link.to ? "page" : undefined}
                  className={linkClass}
                >
                  <svg aria-hidden="true" className="size-5 md:hidden">
                    <use href={`/icon-places.svg#${link.to.split("/").at(-1)}`} />
                  </svg>
                  <span className={wordClass}>
                    {link.atFoot && link.atFoot !== link.label ? (
                      <>
                        <span className="md:hidden">{link.atFoot}</span>
                        <span className="max-md:hidden">{link.label}</span>
                      </>
                    ) : (
                      link.label
                    )}
                  </span>
                  <Count badge={badges[link.to]} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-md:hidden">
          <AccountMenu {...account} />
        </div>
      </div>
    </header>
  );
}

/** On a phone it stands beside the icon. */
function Count({ badge }: { badge: Badge | null | undefined }) {
  if (badge === undefined) return null;
  // Later than the page: without a place of its own it would move the links after it.
  if (badge === null) return <span className="w-8 max-md:hidden" />;
  return (
    <>
      <span
        aria-hidden="true"
        className="tabular absolute start-1/2 top-1 ms-1 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-semibold text-on-accent md:static md:ms-0 md:w-8 md:px-0"
      >
        {badge.text}
      </span>
      <span className="sr-only">({badge.meaning})</span>
    </>
  );
}
