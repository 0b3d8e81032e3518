import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** A part of a page: its title on a strong line. Without a title it is a sheet lifted off the page, with a thin border. */
export function Card({ title, actions, className, id, children }: CardProps) {
  if (!title)
    return (
      <section id={id} className={classNames("rounded-md border border-line bg-paper-raised p-5 sm:p-6", className)}>
        {children}
      </section>
    );
  return (
    <section id={id} className={classNames("pt-5 first:pt-0", className)}>
      <div className="mb-4 flex min-h-11 flex-wrap items-end justify-between gap-x-3 gap-y-2 border-line-strong border-b pb-2">
        <h2 className="font-semibold text-lg">{title}</h2>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
