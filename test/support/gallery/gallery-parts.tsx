import { Home, Plus } from "lucide-react";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import type { ButtonSize, ButtonVariant } from "~/ui/button-style";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { Progress } from "~/ui/progress";
import { QrCode } from "~/ui/qr-code";
import { Spinner } from "~/ui/spinner";
import { TabsNav } from "~/ui/tabs-nav";
import { ThemeSwitch } from "~/ui/theme-switch";

const variants: readonly ButtonVariant[] = ["default", "destructive", "outline", "secondary", "ghost", "link"];
const sizes: readonly ButtonSize[] = ["sm", "default", "lg", "xl"];

/** Each button in each size, at work and switched off. */
export function GalleryButtons() {
  return (
    <div className="flex flex-col gap-4">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Publish form
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label="Add">
            <Plus aria-hidden="true" className="size-5" />
          </Button>
          <Button variant={variant} disabled>
            Switched off
          </Button>
          <Button variant={variant} pending pendingLabel="Publishing">
            Publish form
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/">A link as a button</ButtonLink>
        <CopyButton text="/apply/example" />
        <AppLink to="/" className="underline underline-offset-4">
          A link in the text
        </AppLink>
      </div>
    </div>
  );
}

const people = [
  { name: "Ana-Maria Popescu", income: "$4,500", state: "Asked" },
  { name: "Mohammad Abdul Rahman ibn Yusuf Al-Sulaymani al-Hashimi", income: "$8,800", state: "New" },
  { name: "نور الهدى", income: "$5,300", state: "Shortlisted" },
];

/** What says something: words of state, notices, progress, lists with and without rows. */
export function GalleryWords() {
  return (
    <div className="flex flex-col gap-6">
      <p className="flex flex-wrap items-center gap-3">
        {(["neutral", "accent", "amber", "red"] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner className="size-5" />
      </p>
      {(["neutral", "accent", "amber", "red"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice, ${tone}`}>
          What to know, and what to do about it.
        </Notice>
      ))}
      <Progress label="Uploading pay-stub.pdf" value={40} valueText="40 %" />
      <TabsNav
        label="Tabs"
        tabs={[
          { label: "Applications", to: "/", count: 40 },
          { label: "Share", to: "/share" },
          { label: "Numbers", to: "/numbers" },
        ]}
      />
      <Card title="A card" actions={<Button size="sm">Edit</Button>}>
        Lifted off the page: the exception.
      </Card>
      <DataTable
        caption="A list"
        rows={people}
        rowKey={({ name }) => name}
        columns={[
          { key: "name", header: "Applicant", isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { key: "income", header: "Income", align: "end", cell: ({ income }) => income },
          { key: "state", header: "State", isSecondary: true, cell: ({ state }) => state },
        ]}
      />
      <EmptyState
        icon={<Home aria-hidden="true" />}
        title="No applications yet"
        action={<Button variant="outline">Share the link</Button>}
      >
        They appear here as soon as someone sends one.
      </EmptyState>
      <details className="border-line border-b">
        <summary className="disclosure flex min-h-12 items-center font-medium">A fold that says its answer</summary>
        <p className="pb-4">What is in it.</p>
      </details>
      <div className="flex flex-wrap items-center gap-6">
        <ThemeSwitch theme="system" action="/" />
        <div className="w-24">
          <QrCode
            qr={{ size: 5, path: "M1 1h1v1h-1zM3 1h1v1h-1zM2 2h1v1h-1zM1 3h1v1h-1zM3 3h1v1h-1z" }}
            label="A code"
          />
        </div>
      </div>
    </div>
  );
}
