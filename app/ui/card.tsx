import type { ReactNode } from "react";
import { classNames } from "./class-names";

export type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
};

const sheet = "rounded-md border border-line bg-paper-raised p-5 sm:p-6";

/** A part of a page: its title on a strong line. Without a title it is a sheet lifted off the page, with a thin border. */
export function Card({ title, actions, className, id, children }: CardProps) {
  return (
    <section id={id} className={classNames(title ? "pt-5 first:pt-0" : sheet, className)}>
      {title ? (
        <div className="part-head">
          <h2 className="font-semibold text-lg">{title}</h2>
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
