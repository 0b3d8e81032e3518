import type { ReactNode } from "react";

export type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; icon?: ReactNode };

/** Nothing here yet: says what will be here, and offers the next step. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center border-line border-y px-5 py-12 text-center">
      {icon ? <div className="mb-3 text-ink-muted [&_svg]:size-8">{icon}</div> : null}
      <h2 className="text-lg font-semibold">{title}</h2>
      {children ? <div className="mt-1 max-w-md text-balance text-ink-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
