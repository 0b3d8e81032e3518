import { ChevronDown, UserRound } from "lucide-react";
import type { MouseEvent } from "react";
import { AppLink } from "./app-link";
import { buttonClass } from "./button-style";
import { frameWords } from "./frame-words";
import { SignOutForm } from "./sign-out-form";
import { type ThemeName, ThemeSwitch } from "./theme-switch";
import { useWords } from "./use-words";

export type AccountMenuProps = {
  name: string;
  email: string;
  theme: ThemeName;
  links: readonly { to: string; label: string }[];
  themeAction: string;
  signOutAction: string;
  onSignOut?: () => Promise<boolean>;
};

const MENU_ID = "account-menu";

/** A popover: opens, closes on Escape and on a click beside it without any script. */
export function AccountMenu({ name, email, theme, links, ...actions }: AccountMenuProps) {
  const words = useWords(frameWords);
  function closeOnLink(event: MouseEvent<HTMLDivElement>) {
    if ((event.target as Element).closest("a")) event.currentTarget.hidePopover?.();
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={buttonClass({ variant: "ghost" }, "account-menu-button -me-2 max-w-56 px-2 sm:px-3")}
      >
        <UserRound aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.accountOf({ name })}</span>
        <span aria-hidden="true" className="max-sm:hidden md:max-lg:hidden min-w-0 truncate">
          {name}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to clicks on the links within, which keys make too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        id={MENU_ID}
        popover="auto"
        onClick={closeOnLink}
        className="account-menu m-0 w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-paper-raised p-2 text-ink shadow-float"
      >
        <p className="px-4 pt-2 font-medium break-words">{name}</p>
        <p className="px-4 pb-3 text-sm break-all text-ink-muted">{email}</p>
        <ul className="border-t border-line py-1">
          {links.map((link) => (
            <li key={link.to}>
              <AppLink
                to={link.to}
                className="flex min-h-11 items-center rounded-sm px-4 hover:bg-paper-sunken focus-visible:bg-paper-sunken"
              >
                {link.label}
              </AppLink>
            </li>
          ))}
        </ul>
        <div className="border-t border-line px-1 py-2">
          <ThemeSwitch theme={theme} action={actions.themeAction} />
        </div>
        <div className="border-t border-line pt-1">
          <SignOutForm
            action={actions.signOutAction}
            onSignOut={actions.onSignOut}
            variant="ghost"
            className="w-full justify-start font-normal"
          />
        </div>
      </div>
    </>
  );
}
