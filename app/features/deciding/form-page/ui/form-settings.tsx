import { Form, useNavigation } from "react-router";
import { formatDate } from "../../../../kernel/dates";
import { dayMs } from "../../../../kernel/durations";
import { dayInZone, zoneName } from "../../../../kernel/zoned-day";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { ErrorSummary } from "../../../../ui/error-summary";
import { Formatted } from "../../../../ui/formatted";
import { TextField } from "../../../../ui/text-field";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import { type MoveIntent, mayMove, moveWarning } from "../../../forms/rent-forms/moves";
import { moveWords } from "../../../forms/rent-forms/moves-words";
import { sayCapHint } from "../../../money/billing/application-cap";
import type { FormDetails } from "../queries/find-form-details.server";
import { formWords } from "../words/form-words";

/** A form's own button for one move; a plain post, so it works without script. */
export function MoveButton({
  intent,
  variant = "outline",
}: {
  intent: MoveIntent;
  variant?: "outline" | "default" | "destructive";
}) {
  const { state, formData } = useNavigation();
  const { label, pending } = useWords(moveWords).moves[intent];
  return (
    // Where the move comes too late the page is read anew, too: it shows how the form is now.
    <Form method="post" action="." defaultShouldRevalidate>
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={variant}
        pending={state !== "idle" && formData?.get("intent") === intent}
        pendingLabel={pending}
      >
        {label}
      </Button>
    </Form>
  );
}

export type LimitErrors = { opensUntil?: string; maxApplications?: string };

/** Closing date, maximum, and everything that may be done with the form as a whole. */
type Settings = { form: FormDetails; now: number; zone: string; errors: LimitErrors };

export function FormSettings({ form, now, zone, errors }: Settings) {
  const { settings: words } = useWords(formWords);
  const { moves } = useWords(moveWords);
  const simple = (["pause", "reopen", "archive", "unarchive", "restore"] as const).filter((one) =>
    mayMove(form.state, one),
  );
  return (
    <section aria-labelledby="settings">
      <h2 id="settings" className="sr-only">
        {words.title}
      </h2>
      {["draft", "open", "paused", "full"].includes(form.state) ? (
        <Limits form={form} now={now} zone={zone} errors={errors} />
      ) : null}
      <div className="mt-1 flex flex-wrap gap-3">
        {simple.map((intent) => (
          <MoveButton key={intent} intent={intent} />
        ))}
        {(["close", "delete"] as const)
          .filter((intent) => mayMove(form.state, intent))
          .map((intent) => (
            <ButtonLink
              key={intent}
              to={`?confirm=${intent}`}
              variant="outline"
              preload="none"
              className={intent === "delete" ? "text-red" : undefined}
            >
              {moves[intent].label}
            </ButtonLink>
          ))}
      </div>
    </section>
  );
}

function Limits({ form, now, zone, errors }: Settings) {
  const locale = usePageLocale();
  const language = usePageLanguage();
  const { settings: words } = formWords[language];
  const { state, formData } = useNavigation();
  const isSaving = state !== "idle" && formData?.get("intent") === "limits";
  const found = [
    { message: errors.opensUntil, fieldId: "opensUntil" },
    { message: errors.maxApplications, fieldId: "maxApplications" },
  ].flatMap(({ message, fieldId }) => (message ? [{ message, fieldId }] : []));
  return (
    <Form method="post" action="." className="mb-6 flex flex-col gap-4 border-b border-line pb-6" noValidate>
      <input type="hidden" name="intent" value="limits" />
      <input
        type="hidden"
        name="opensUntilWas"
        value={form.opensUntil === null ? "" : dayInZone(form.opensUntil, zone)}
      />
      <ErrorSummary errors={found} />
      <div className="grid gap-4 sm:grid-cols-2">
        {form.state === "draft" ? null : (
          <TextField
            id="opensUntil"
            label={words.lastDay}
            hint={<Formatted text={sayLatest(words, form, { now, zone, locale })} />}
            error={errors.opensUntil}
            name="opensUntil"
            type="date"
            defaultValue={form.opensUntil === null ? "" : dayInZone(form.opensUntil, zone)}
            min={dayInZone(now, zone)}
            max={dayInZone(form.latestEnd - dayMs, zone)}
            className="tabular"
          />
        )}
        <TextField
          id="maxApplications"
          label={words.most}
          hint={sayCapHint(form.limits, language)}
          error={errors.maxApplications}
          name="maxApplications"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form.maxApplications ?? ""}
          className="tabular"
        />
      </div>
      <Button type="submit" variant="outline" className="self-start" pending={isSaving} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </Form>
  );
}

function sayLatest(
  words: (typeof formWords)["en"]["settings"],
  { limits, paidUntil, latestEnd }: FormDetails,
  { now, zone: home, locale }: { now: number; zone: string; locale: string },
): string {
  const zone = zoneName(now, locale, home);
  if (limits.openDays !== null && paidUntil === null) {
    return words.freeDays({ days: limits.openDays, zone });
  }
  return paidUntil === null || latestEnd <= now
    ? words.unlimited({ zone })
    : words.latest({ day: formatDate(dayInZone(latestEnd, home), locale), zone });
}

/** Asks before a move that takes something away. A page of its own address, so it works without script. */
export function ConfirmMove({
  intent,
  form,
  backTo,
}: {
  intent: "close" | "delete";
  form: FormDetails;
  backTo: string;
}) {
  const { settings: words } = useWords(formWords);
  const language = usePageLanguage();
  if (!mayMove(form.state, intent)) return null;
  const { title, text } = moveWarning(intent, form.counts, language);
  return (
    <section aria-labelledby="confirm-title" className="rounded-md border-2 border-red bg-paper-raised p-5 sm:p-6">
      <h2 id="confirm-title" className="text-lg font-semibold">
        {title}
      </h2>
      <p className="mt-2 max-w-2xl">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <MoveButton intent={intent} variant="destructive" />
        <ButtonLink to={backTo} variant="outline" preload="none">
          {words.keep}
        </ButtonLink>
      </div>
    </section>
  );
}
