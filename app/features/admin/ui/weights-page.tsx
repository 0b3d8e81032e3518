import { Button } from "../../../ui/button";
import { ErrorSummary } from "../../../ui/error-summary";
import { LocalTime } from "../../../ui/local-time";
import { Notice } from "../../../ui/notice";
import { TextField } from "../../../ui/text-field";
import type { Replay } from "../replay";
import { weightGroups } from "../weights";

export type WeightsPageProps = {
  version: number;
  /** Milliseconds; null: the code's own. */
  createdAt: number | null;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What a try found. */
  tried?: { applications: Replay; forms: Replay } | null;
};

/** Points and limits, tried on what was decided before they hold. */
export function WeightsPage({ version, createdAt, values, errors, tried }: WeightsPageProps) {
  return (
    <form method="post" noValidate className="flex max-w-4xl flex-col gap-8">
      <input type="hidden" name="from" value={version} />
      <ErrorSummary errors={Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }))} />
      <div role="status" className={tried ? undefined : "hidden"}>
        {tried ? <Tried {...tried} /> : null}
      </div>
      <p className="text-ink-muted">
        Version {version}
        {createdAt === null ? ", as the code has it" : ", since "}
        {createdAt === null ? null : <LocalTime at={createdAt} locale="en-US" />}. What you save holds for what comes in
        from then on, within about a minute.
      </p>
      {weightGroups.map(({ id, title, hint, weights }) => (
        <fieldset key={id}>
          <legend className="w-full border-b border-line-strong pb-1 text-lg font-semibold">{title}</legend>
          <p className="mt-1 text-sm text-ink-muted">{hint}</p>
          <div className="mt-3 grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {weights.map(({ key, label, usual }) => (
              <TextField
                key={key}
                id={key}
                name={key}
                label={label}
                hint={values[key] === String(usual) ? undefined : `Usually ${usual}`}
                defaultValue={values[key]}
                error={errors[key]}
                inputMode="numeric"
                autoComplete="off"
                className="max-w-28"
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="sticky bottom-0 flex flex-wrap gap-2 border-t border-line bg-paper py-3">
        <Button type="submit" name="intent" value="try">
          Try on the last 5,000
        </Button>
        <Button type="submit" name="intent" value="save" variant="outline">
          Save as version {version + 1}
        </Button>
        {version > 1 ? (
          <Button type="submit" name="intent" value="back" variant="outline">
            One step back
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Tried({ applications, forms }: NonNullable<WeightsPageProps["tried"]>) {
  return (
    <Notice tone="accent" title="Tried, and nothing changed">
      <p>{sayReplay(applications, "applications", "landlords had released or taken up")}</p>
      <p>{sayReplay(forms, "forms", "you had released")}</p>
    </Notice>
  );
}

/** "Of 120 applications: 14 more would have been held, 11 of them landlords had released." */
export function sayReplay(
  { looked, more, moreGenuine, fewer, fewerReleased }: Replay,
  what: string,
  who: string,
): string {
  if (looked === 0) return `No ${what} with signs are stored yet.`;
  const parts = [
    more > 0 ? `${more} more would have been held${moreGenuine > 0 ? `, ${moreGenuine} of them ${who}` : ""}` : "",
    fewer > 0 ? `${fewer} fewer${fewerReleased > 0 ? `, ${fewerReleased} of them ${who}` : ""}` : "",
  ].filter(Boolean);
  return `Of ${looked} ${what} with signs: ${parts.length > 0 ? parts.join("; ") : "no other decision"}.`;
}
