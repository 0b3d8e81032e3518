import { BRAND } from "../kernel/messages";
import { AccountMenu, type AccountMenuProps } from "./account-menu";
import { AppLink } from "./app-link";
import type { NavigationLink } from "./site-header";

export type AppHeaderProps = { links: readonly NavigationLink[]; account: AccountMenuProps };

const linkClass =
  "flex min-h-11 items-center justify-center rounded-md px-3 text-ink-muted hover:text-ink aria-[current=page]:font-medium " +
  "aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

/** The head of the signed-in area. On a phone its navigation stands at the foot, under the thumb. */
export function AppHeader({ links, account }: AppHeaderProps) {
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <AppLink to="/" className="flex min-h-11 items-center gap-2.5">
          <img src="/logo.svg" alt="" width={28} height={28} />
          <span className="font-serif text-xl font-[620] tracking-tight">{BRAND}</span>
        </AppLink>
        <nav
          aria-label="Main"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-2 pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:p-0"
        >
          <ul className="flex items-center justify-around gap-1">
            {links.map((link) => (
              <li key={link.to} className="flex-1 md:flex-none">
                <AppLink to={link.to} isNavigation className={linkClass}>
                  {link.label}
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
