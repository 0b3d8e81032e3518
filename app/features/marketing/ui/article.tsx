import type { ReactNode } from "react";
import { PageShell } from "~/ui/page-shell";

export type ArticleProps = { title: string; lead?: string; updated?: string; children: ReactNode };

/** A page of running text. */
export function Article({ title, lead, updated, children }: ArticleProps) {
  return (
    <PageShell title={title} lead={lead} face="serif">
      <div className="prose">{children}</div>
      {updated ? <p className="mt-12 text-sm text-ink-muted">Last changed {updated}.</p> : null}
    </PageShell>
  );
}
