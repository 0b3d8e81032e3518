import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** A sheet of paper on the page: a thin border, no shadow. */
export function Card({ title, actions, className, id, children }: CardProps) {
  return (
    <section id={id} className={classNames("rounded-md border border-line bg-paper-raised p-5 sm:p-6", className)}>
      {title || actions ? (
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          {title ? <h2 className="text-lg font-semibold">{title}</h2> : null}
          {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
