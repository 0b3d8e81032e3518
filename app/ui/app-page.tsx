import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "./app-link";

const bodies = { narrow: "max-w-2xl", page: "max-w-4xl", wide: "" };

export type AppPageProps = {
  title: ReactNode;
  /** The tabs above say it: the title is there for those who hear the page. */
  isTitleHidden?: boolean;
  /** The page that this one belongs to: an arrow before the title. */
  back?: { to: string; label: string };
  /** Beside the title: a state, a count. */
  beside?: ReactNode;
  actions?: ReactNode;
  /** One line beneath the title, where the title alone does not say what the page is. */
  lead?: ReactNode;
  /** The contents stand apart from the title: as one column of a form, as text is read, or as wide as the page. */
  body?: keyof typeof bodies;
  children?: ReactNode;
};

/** The frame of a page of the account: title, state and actions share one line. */
export function AppPage({ title, isTitleHidden, back, beside, actions, lead, body, children }: AppPageProps) {
  return (
    <div className="mx-auto w-full max-w-app px-4 pt-3 pb-10 sm:px-6 md:pt-5">
      <header className={isTitleHidden ? "sr-only" : "flex flex-wrap items-center justify-between gap-x-4 gap-y-2"}>
        <div className="flex min-w-0 flex-1 basis-44 items-center gap-x-2">
          {back ? (
            <AppLink
              to={back.to}
              aria-label={back.label}
              className="-ms-3 flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-paper-sunken hover:text-ink"
            >
              <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
            </AppLink>
          ) : null}
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-5">
            <h1 className="font-[560] font-serif text-[1.375rem] leading-tight tracking-tight [overflow-wrap:anywhere] sm:text-[1.75rem]">
              {title}
            </h1>
            {beside}
          </div>
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </header>
      {lead ? <p className="mt-1 max-w-3xl text-ink-muted">{lead}</p> : null}
      {body ? <div className={`${bodies[body]} ${isTitleHidden ? "mt-3" : "mt-6"}`}>{children}</div> : children}
    </div>
  );
}
