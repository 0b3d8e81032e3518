import type { ReactNode } from "react";
import { Card } from "../../../../ui/card";
import { PageShell } from "../../../../ui/page-shell";

export type AccountPageProps = { title: string; lead?: ReactNode; children: ReactNode; after?: ReactNode };

/** Sign-in and its relatives: one narrow column, one form. */
export function AccountPage({ title, lead, children, after }: AccountPageProps) {
  return (
    <PageShell title={title} lead={lead} width="narrow">
      <Card className="flex flex-col gap-5">{children}</Card>
      {after ? <div className="mt-6 flex flex-col gap-2 text-ink-muted">{after}</div> : null}
    </PageShell>
  );
}

export const textLinkClass = "font-medium text-accent underline underline-offset-4 hover:text-accent-hover";
