import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names";

export type SheetPartProps = {
  id: string;
  title: string;
  /** Within another person's sheet: a level lower, and no landmark, for that sheet has one of the same name. */
  isNested?: boolean | undefined;
  className?: string;
  children: ReactNode;
};

/** One headed part of an application's sheet. */
export function SheetPart({ id, title, isNested = false, className, children }: SheetPartProps) {
  const look = "text-lg font-semibold break-after-avoid";
  if (isNested) {
    return (
      <div className={className}>
        <h3 className={look}>{title}</h3>
        {children}
      </div>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "border-t border-line pt-3 xl:grid xl:grid-cols-[9rem_minmax(0,1fr)] xl:gap-x-4",
        className,
      )}
    >
      <h2 id={id} className="scroll-mt-24 pb-1 text-base font-semibold break-after-avoid xl:pt-1">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
