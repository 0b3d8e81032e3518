import { BRAND } from "../kernel/messages";
import { AccountMenu, type AccountMenuProps } from "./account-menu";
import { AppLink } from "./app-link";
import type { NavigationLink } from "./site-header";

export type AppHeaderProps = {
  links: readonly NavigationLink[];
  /** By the address of a link: a count beside it, and what it means. */
  badges?: Readonly<Record<string, { text: string; meaning: string }>>;
  account: AccountMenuProps;
};

const linkClass =
  "group relative flex min-h-11 items-center justify-center gap-1.5 rounded-md px-0.5 text-xs text-ink-muted whitespace-nowrap md:px-1.5 md:text-[0.9375rem] lg:px-3 lg:text-base hover:text-ink aria-[current=page]:font-medium " +
  "aria-[current=page]:text-ink";
/** Of the word alone: a line under the link would run on beneath its count. */
const wordClass = "decoration-2 underline-offset-8 group-aria-[current=page]:underline";

/** The head of the signed-in area: on a phone its navigation stands at the foot, on a tablet names go into the menu. */
export function AppHeader({ links, badges = {}, account }: AppHeaderProps) {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-app items-center justify-between gap-4 px-4 sm:px-6">
        <AppLink to="/" className="flex min-h-11 shrink-0 items-center gap-2.5">
          <img src="/logo.svg" alt="" width={28} height={28} />
          <span className="font-serif text-xl font-[620] tracking-tight">{BRAND}</span>
        </AppLink>
        <nav
          aria-label="Main"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-2 pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:p-0"
        >
          <ul className="flex items-center justify-around lg:gap-1">
            {links.map((link) => (
              <li key={link.to} className="flex-auto md:flex-none">
                <AppLink to={link.to} isNavigation className={linkClass}>
                  <span className={wordClass}>{link.label}</span>
                  <Count badge={badges[link.to]} />
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <AccountMenu {...account} />
      </div>
    </header>
  );
}

/** On a phone it stands above the word: five of them leave no room beside it. */
function Count({ badge }: { badge: { text: string; meaning: string } | undefined }) {
  if (!badge) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="tabular absolute end-0 -top-1.5 min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent md:static"
      >
        {badge.text}
      </span>
      <span className="sr-only">({badge.meaning})</span>
    </>
  );
}
