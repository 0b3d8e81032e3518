import type { FormPlan, FormState } from "../../../db/schema/forms";
import { dateFormat } from "../../../kernel/formatters";
import { applyUrl } from "../../../kernel/links";
import { AppLink } from "../../../ui/app-link";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button-link";
import { CopyButton } from "../../../ui/copy-button";
import { Formatted } from "../../../ui/formatted";
import { plans } from "../../billing/rules";
import { closesSoon } from "../../rent-forms/closes-soon";
import { type FormFacts, isNearCap } from "../rules";

type ShownForm = FormFacts & { plan: FormPlan; id: string; urlId: string; title: string; zone: string };

const stateWords: Record<FormState, [label: string, tone: BadgeTone]> = {
  draft: ["Draft", "neutral"],
  pending_verification: ["Not confirmed", "amber"],
  open: ["Open", "accent"],
  paused: ["Paused", "amber"],
  full: ["Full", "amber"],
  closed: ["Closed", "neutral"],
  suspended: ["Under review", "red"],
  archived: ["Archived", "neutral"],
  deleted: ["Deleted", "neutral"],
};

export type DashboardFormsProps = {
  forms: readonly ShownForm[];
  now: number;
  baseUrl: string;
};

/** The forms of this account with what matters of each. */
export function DashboardForms({ forms, now, baseUrl }: DashboardFormsProps) {
  return (
    <section aria-labelledby="your-forms">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="your-forms" className="text-lg font-semibold">
          Your forms
        </h2>
        <AppLink
          to="/app/forms"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover"
        >
          All forms
        </AppLink>
      </div>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-paper-raised">
        {forms.map((form) => (
          <FormRow key={form.id} form={form} now={now} baseUrl={baseUrl} />
        ))}
      </ul>
    </section>
  );
}

type FormRowProps = Omit<DashboardFormsProps, "forms"> & { form: ShownForm };

function FormRow({ form, now, baseUrl }: FormRowProps) {
  const isPastDate = form.state === "open" && form.opensUntil !== null && form.opensUntil <= now;
  const [label, tone] = stateWords[isPastDate ? "closed" : form.state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words" dir="auto">
          {form.title}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <Badge tone={tone}>{label}</Badge>
          <span className="tabular">{countWords(form)}</span>
          {form.state === "open" && form.opensUntil !== null && !isPastDate ? (
            <Formatted
              text={`Closes ${dateOf(form.opensUntil, form.zone)}`}
              {...(closesSoon(form, now) && { className: "font-medium text-amber" })}
            />
          ) : null}
        </p>
        {isNearCap(form) ? (
          <p className="mt-1 text-sm">
            A free form takes {plans.free.applications} applications.{" "}
            <AppLink to={`/app/forms/${form.id}#plan`} className="text-accent underline underline-offset-4">
              Use a credit to lift the cap
            </AppLink>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {form.state === "open" && !isPastDate ? (
          <CopyButton text={applyUrl(baseUrl, form.urlId)} label="Copy link" size="sm" />
        ) : null}
        <ButtonLink to={`/app/forms/${form.id}`} size="sm" aria-label={`See form: ${form.title}`}>
          See form
        </ButtonLink>
      </div>
    </li>
  );
}

function countWords({ applicationCount, newCount }: FormFacts): string {
  const all = applicationCount === 1 ? "1 application" : `${applicationCount} applications`;
  return newCount > 0 ? `${all}, ${newCount} new` : all;
}

/** The day where the home is. */
function dateOf(at: number, timeZone: string): string {
  return dateFormat("en", { dateStyle: "medium", timeZone }).format(new Date(at));
}
