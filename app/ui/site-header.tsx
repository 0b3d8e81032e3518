import { Menu as MenuIcon, X } from "lucide-react";
import type { MouseEvent } from "react";
import { NavLink } from "react-router";
import { BRAND } from "../kernel/messages";
import { sitePath } from "../kernel/site-languages";
import { AppLink } from "./app-link";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { classNames } from "./class-names";
import { SignOutForm } from "./sign-out-form";
import { siteWords } from "./site-words";
import { usePageLanguage, useWords } from "./use-words";

export type NavigationLink = { to: string; label: string };

/** Who is signed in, as far as the header cares. */
export type SiteSession = { email: string; name: string } | null;

export type SiteHeaderProps = {
  links: readonly NavigationLink[];
  /** Shown without a session; the last one is the call to action. */
  visitorLinks: readonly NavigationLink[];
  /** Shown with a session. */
  memberLinks: readonly NavigationLink[];
  session: SiteSession;
  /** The page is written once for everybody. */
  isShared?: boolean;
  /** Where a POST ends the session. */
  signOutAction: string;
  onSignOut?: () => Promise<boolean>;
};

const MENU_ID = "mobile-menu";

export function SiteHeader(props: SiteHeaderProps) {
  const words = useWords(siteWords);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 md:grid md:grid-cols-[1fr_auto_1fr]">
        <Logo />
        <nav aria-label={words.main} className="hidden md:block">
          <ul className="flex items-center gap-1">
            {props.links.map((link) => (
              <li key={link.to}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div data-account={props.session ? "member" : "visitor"} className="hidden justify-end md:grid">
          <AccountLinks {...props} className="flex items-center justify-end gap-2 [grid-area:1/1]" shared={inPlace} />
        </div>
        <MobileMenuButton />
      </div>
      <MobileMenu {...props} />
    </header>
  );
}

function Logo() {
  return (
    <AppLink to={sitePath("/", usePageLanguage())} className="flex min-h-11 items-center gap-2.5">
      <img src="/logo.svg" alt="" width={28} height={28} />
      <span className="font-serif text-xl font-[620] tracking-tight" translate="no">
        {BRAND}
      </span>
    </AppLink>
  );
}

const headerLinkClass =
  "flex min-h-11 items-center rounded-md px-3 text-ink-muted hover:text-ink aria-[current=page]:text-ink " +
  "aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

function HeaderLink({ to, label }: NavigationLink) {
  return (
    <AppLink to={to} isNavigation className={headerLinkClass}>
      {label}
    </AppLink>
  );
}

type AccountLinksProps = SiteHeaderProps & { className: string; shared: Record<"visitor" | "member", string> };

/**
 * Who is signed in finds the way in, others the way to sign in. A shared page has both; `data-session` on the document
 * shows one (session-hint.ts, checked by ui/scripts/site-session.ts).
 */
function AccountLinks({ session, isShared, className, shared, ...props }: AccountLinksProps) {
  const isBoth = isShared && !session;
  return (
    <>
      {session ? null : (
        <div className={classNames(className, isBoth && shared.visitor)}>
          {props.visitorLinks.map((link, index) => (
            <ButtonLink
              key={link.to}
              to={link.to}
              variant={index === props.visitorLinks.length - 1 ? "default" : "ghost"}
            >
              {link.label}
            </ButtonLink>
          ))}
        </div>
      )}
      {session || isBoth ? (
        <div className={classNames(className, isBoth && shared.member)}>
          {props.memberLinks.map((link) => (
            <ButtonLink key={link.to} to={link.to} variant="outline">
              {link.label}
            </ButtonLink>
          ))}
          <SignOutForm action={props.signOutAction} onSignOut={props.onSignOut} variant="ghost" />
        </div>
      ) : null}
    </>
  );
}

/** In the header both hold the same place, the wider one its width: what turns does not move. */
const inPlace = {
  visitor: "for-members:invisible",
  member: "for-visitors:invisible",
};
/** In the menu, which is closed while it turns, the other one takes no place. */
const inMenu = {
  visitor: "for-members:hidden",
  member: "for-visitors:hidden",
};

/** One button whose words follow the popover's state by CSS (app.css), so that it needs no script. */
function MobileMenuButton() {
  const words = useWords(siteWords);
  return (
    <Button variant="ghost" size="icon" popoverTarget={MENU_ID} className="-me-2 md:hidden">
      <span className="menu-when-closed">
        <MenuIcon aria-hidden="true" className="size-6" />
        <span className="sr-only">{words.openMenu}</span>
      </span>
      <span className="menu-when-open">
        <X aria-hidden="true" className="size-6" />
        <span className="sr-only">{words.closeMenu}</span>
      </span>
    </Button>
  );
}

/** A popover closes on Escape and on a click beside it by itself; a click on a link loads a page, or is closed here. */
function MobileMenu(props: SiteHeaderProps) {
  const words = useWords(siteWords);
  function closeOnLink(event: MouseEvent<HTMLDivElement>) {
    if ((event.target as Element).closest("a")) event.currentTarget.hidePopover?.();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to clicks on the links within, which keys make too
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      id={MENU_ID}
      popover="auto"
      onClick={closeOnLink}
      className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full max-w-none overflow-y-auto border-b border-line bg-paper px-4 pb-5 text-ink"
    >
      <nav aria-label={words.menu}>
        <ul className="divide-y divide-line">
          {props.links.map((link) => (
            <li key={link.to}>
              <NavLink
                to={link.to}
                className="flex min-h-13 items-center text-lg aria-[current=page]:font-semibold aria-[current=page]:text-accent"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div data-account={props.session ? "member" : "visitor"} className="mt-4">
        <AccountLinks {...props} className="grid gap-3" shared={inMenu} />
      </div>
    </div>
  );
}
