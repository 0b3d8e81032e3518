import { Form } from "react-router";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { DataTable } from "../../../../ui/data-table";
import { LocalTime } from "../../../../ui/local-time";
import type { SentTest } from "../queries/list-tests.server";
import { sayKind } from "./gallery";

const states: Record<SentTest["state"], { label: string; tone: "accent" | "amber" | "neutral" | "red" }> = {
  queued: { label: "Queued", tone: "neutral" },
  accepted: { label: "Accepted", tone: "neutral" },
  delivered: { label: "Delivered", tone: "accent" },
  deferred: { label: "Deferred", tone: "amber" },
  bounced: { label: "Bounced", tone: "red" },
  failed: { label: "Failed", tone: "red" },
  rejected: { label: "Rejected", tone: "red" },
  complained: { label: "Complained of", tone: "red" },
  "given-up": { label: "Given up", tone: "red" },
};

type SendProps = { kind: string; locale: string; count: number; to: string | null };

/** Two buttons and no address: a test goes to the admin's own, by the configuration. */
export function SendTests({ kind, locale, count, to }: SendProps) {
  if (to === null) return <p>Set ADMIN_EMAIL to send tests: they go to that address alone.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p>
        To{" "}
        <strong className="font-semibold break-all" translate="no">
          {to}
        </strong>
        , marked [TEST], by the same way as every email.
      </p>
      <div className="flex flex-wrap gap-3">
        <Send kind={kind} locale={locale} label="Send this one" />
        <Send kind="all" locale={locale} label={`Send all ${count} of this language`} variant="outline" />
      </div>
    </div>
  );
}

function Send({ label, variant, ...fields }: { kind: string; locale: string; label: string; variant?: "outline" }) {
  return (
    <Form method="post" preventScrollReset>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" name="intent" value="send" variant={variant}>
        {label}
      </Button>
    </Form>
  );
}

/** What became of the last tests, as far as the mail service has told. */
export function Tests({ tests }: { tests: readonly SentTest[] }) {
  return (
    <DataTable
      caption="Test emails of the last 30 days"
      rows={tests}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-muted">No test was sent yet.</p>}
      columns={[
        {
          key: "kind",
          header: "Email",
          isRowHeader: true,
          cell: ({ kind, locale }) => `${sayKind(kind)}, ${locale}`,
        },
        { key: "at", header: "Sent", cell: ({ at }) => <LocalTime at={at} locale="en-US" /> },
        {
          key: "state",
          header: "State",
          cell: ({ state, code }) => (
            <>
              <Badge tone={states[state].tone}>{states[state].label}</Badge> {code}
            </>
          ),
        },
        {
          key: "id",
          header: "Id of the email service",
          isSecondary: true,
          cell: ({ messageId }) => <code className="text-sm break-all">{messageId ?? ""}</code>,
        },
      ]}
    />
  );
}
