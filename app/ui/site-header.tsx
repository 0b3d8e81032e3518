import { Menu as MenuIcon, X } from "lucide-react";
import type { MouseEvent } from "react";
import { Form, NavLink } from "react-router";
import { BRAND, MESSAGES } from "../kernel/messages";
import { AppLink } from "./app-link";
import { Button } from "./button";
import { ButtonLink } from "./button-link";

export type NavigationLink = { to: string; label: string };

/** Who is signed in, as far as the header cares. */
export type SiteSession = { email: string } | null;

export type SiteHeaderProps = {
  links: readonly NavigationLink[];
  /** Shown without a session; the last one is the call to action. */
  visitorLinks: readonly NavigationLink[];
  /** Shown with a session. */
  memberLinks: readonly NavigationLink[];
  session: SiteSession;
  /** Where a POST ends the session. */
  signOutAction: string;
};

const MENU_ID = "mobile-menu";

export function SiteHeader(props: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center gap-1">
            {props.links.map((link) => (
              <li key={link.to}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-2 empty:hidden md:flex">
          <AccountLinks {...props} />
        </div>
        <MobileMenuButton />
      </div>
      <MobileMenu {...props} />
    </header>
  );
}

function Logo() {
  return (
    <AppLink to="/" className="flex min-h-11 items-center gap-2.5">
      <img src="/logo.svg" alt="" width={28} height={28} />
      <span className="font-serif text-xl font-[620] tracking-tight">{BRAND}</span>
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

function AccountLinks({ session, visitorLinks, memberLinks, signOutAction }: SiteHeaderProps) {
  if (session) {
    return (
      <>
        {memberLinks.map((link) => (
          <ButtonLink key={link.to} to={link.to} variant="outline">
            {link.label}
          </ButtonLink>
        ))}
        <Form method="post" action={signOutAction}>
          <Button type="submit" variant="ghost">
            Sign Out
          </Button>
        </Form>
      </>
    );
  }
  return visitorLinks.map((link, index) => (
    <ButtonLink key={link.to} to={link.to} variant={index === visitorLinks.length - 1 ? "default" : "ghost"}>
      {link.label}
    </ButtonLink>
  ));
}

/** One button whose words follow the popover's state by CSS (app.css), so that it needs no script. */
function MobileMenuButton() {
  return (
    <Button variant="ghost" size="icon" popoverTarget={MENU_ID} className="-me-2 md:hidden">
      <span className="menu-when-closed">
        <MenuIcon aria-hidden="true" className="size-6" />
        <span className="sr-only">{MESSAGES.openMenu}</span>
      </span>
      <span className="menu-when-open">
        <X aria-hidden="true" className="size-6" />
        <span className="sr-only">{MESSAGES.closeMenu}</span>
      </span>
    </Button>
  );
}

/** A popover closes on Escape and on a click beside it by itself; a click on a link loads a page, or is closed here. */
function MobileMenu(props: SiteHeaderProps) {
  function closeOnLink(event: MouseEvent<HTMLDivElement>) {
    if ((event.target as Element).closest("a")) event.currentTarget.hidePopover();
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
      <nav aria-label="Menu">
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
      <div className="mt-4 grid gap-3 empty:hidden">
        <AccountLinks {...props} />
      </div>
    </div>
  );
}
