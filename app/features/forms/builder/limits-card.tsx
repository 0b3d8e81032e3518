import { useState } from "react";
import { useFetcher } from "react-router";
import { dayMs } from "../../../kernel/durations";
import { dayInZone, zoneName } from "../../../kernel/zoned-day";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Formatted } from "../../../ui/formatted";
import { TextField } from "../../../ui/text-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../ui/use-words";
import { sayCapHint } from "../../money/billing/application-cap";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";
import { criteriaWords } from "./criteria-words";

/** What the server says of closing date and maximum: what holds now, or what is wrong with what was typed. */
export type LimitsAnswer =
  | { opensUntil: number | null; maxApplications: number | null }
  | { errors: { opensUntil?: string; maxApplications?: string; form?: string } };

/** Step 4 of a form that the server keeps: when it closes by itself. These hold at once and need no publishing. */
export function LimitsCard({ form, base }: { form: EditableForm; base: string }) {
  const words = useWords(criteriaWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  const fetcher = useFetcher<LimitsAnswer>();
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  const errors = answer && "errors" in answer ? answer.errors : {};
  const [opened] = useState(() => Date.now());
  const isDraft = form.publishedVersion === null;
  const { zone } = form;
  const days = form.limits.openDays;
  return (
    <Card title={words.closes}>
      <fetcher.Form method="post" action={base} className="flex flex-col gap-5" noValidate>
        <input type="hidden" name="intent" value="limits" />
        <input
          type="hidden"
          name="opensUntilWas"
          value={form.opensUntil === null ? "" : dayInZone(form.opensUntil, zone)}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {isDraft ? (
            <p>{form.offer || days === null ? words.openByPlan : words.openForDays({ days })}</p>
          ) : (
            <TextField
              id="opensUntil"
              name="opensUntil"
              type="date"
              label={words.lastDay}
              hint={
                <Formatted
                  text={words.lastDayHint({
                    day: dayInZone(form.latestEnd - dayMs, zone),
                    zone: zoneName(opened, locale, zone),
                  })}
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
            label={words.maximum}
            isOptional
            hint={sayCapHint(form.limits, language)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={form.maxApplications ?? ""}
            error={errors.maxApplications}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="outline" pending={fetcher.state !== "idle"} pendingLabel={words.saving}>
            {words.saveClosing}
          </Button>
          <p role="status" className={errors.form ? "text-red" : "text-ink-muted"}>
            {answer && !("errors" in answer) ? words.saved : errors.form}
          </p>
        </div>
      </fetcher.Form>
    </Card>
  );
}
