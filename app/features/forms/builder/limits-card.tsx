import { useState } from "react";
import { useFetcher } from "react-router";
import { dayMs } from "../../../kernel/durations";
import { landlordLocale } from "../../../kernel/landlord-locale";
import { dayInZone, zoneName } from "../../../kernel/zoned-day";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Formatted } from "../../../ui/formatted";
import { TextField } from "../../../ui/text-field";
import { sayCapHint } from "../../money/billing/application-cap";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";

/** What the server says of closing date and maximum: what holds now, or what is wrong with what was typed. */
export type LimitsAnswer =
  | { opensUntil: number | null; maxApplications: number | null }
  | { errors: { opensUntil?: string; maxApplications?: string; form?: string } };

/** Step 4 of a form that the server keeps: when it closes by itself. These hold at once and need no publishing. */
export function LimitsCard({ form, base }: { form: EditableForm; base: string }) {
  const fetcher = useFetcher<LimitsAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const errors = answer && "errors" in answer ? answer.errors : {};
  const [opened] = useState(() => Date.now());
  const isDraft = form.publishedVersion === null;
  const { zone } = form;
  return (
    <Card title="When it closes automatically">
      <fetcher.Form method="post" action={base} className="flex flex-col gap-5" noValidate>
        <input type="hidden" name="intent" value="limits" />
        <input
          type="hidden"
          name="opensUntilWas"
          value={form.opensUntil === null ? "" : dayInZone(form.opensUntil, zone)}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {isDraft ? (
            <p>
              {form.offer
                ? "How long it stays open depends on what you publish it on. "
                : `Open for ${form.limits.openDays} days from the day you publish. `}
              After that you can set a different closing date here.
            </p>
          ) : (
            <TextField
              id="opensUntil"
              name="opensUntil"
              type="date"
              label="Last day to apply"
              hint={
                <Formatted
                  text={`At most ${dayInZone(form.latestEnd - dayMs, zone)}. Closes at midnight ${zoneName(opened, landlordLocale, zone)}.`}
                />
              }
              defaultValue={form.opensUntil === null ? "" : dayInZone(form.opensUntil, zone)}
              min={dayInZone(opened, zone)}
              max={dayInZone(form.latestEnd - dayMs, zone)}
              error={errors.opensUntil}
            />
          )}
          <TextField
            id="maxApplications"
            name="maxApplications"
            label="Maximum applications"
            isOptional
            hint={sayCapHint(form.limits)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={form.maxApplications ?? ""}
            error={errors.maxApplications}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" pending={fetcher.state !== "idle"} pendingLabel="Saving">
            Save closing
          </Button>
          <p role="status" className={errors.form ? "text-red" : "text-ink-muted"}>
            {answer && !("errors" in answer) ? "Saved. It applies right away." : errors.form}
          </p>
        </div>
      </fetcher.Form>
    </Card>
  );
}
