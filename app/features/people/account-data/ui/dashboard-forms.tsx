import type { FormPlan, FormState } from "../../../../db/schema/forms";
import { applyUrl } from "../../../../kernel/links";
import { dayText } from "../../../../kernel/moments";
import { inEveryLanguage } from "../../../../kernel/words";
import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { CopyButton } from "../../../../ui/copy-button";
import { Formatted } from "../../../../ui/formatted";
import { usePageLanguage, usePageLocale, useWords } from "../../../../ui/use-words";
import en from "../../../../words/en/account-data/dashboard-forms";
import { closesSoon } from "../../../forms/rent-forms/closes-soon";
import { nearLimit, sayNearLimit } from "../../../forms/rent-forms/near-limit";
import { FormStateMark } from "../../../forms/rent-forms/ui/form-state-mark";
import type { FormFacts } from "../rules";
import { sayApplied } from "../words/applied-words";
import { Sparkline } from "./sparkline";

const formsWords = inEveryLanguage("account-data/dashboard-forms", en);

type ShownForm = FormFacts & {
  plan: FormPlan;
  unlimited: boolean;
  maxApplications: number | null;
  id: string;
  urlId: string;
  title: string;
  home: string | null;
  zone: string;
  /** Applications on each of the last thirty days. */
  sentByDay: readonly number[];
};

export type DashboardFormsProps = { forms: readonly ShownForm[]; now: number; baseUrl: string };

/** The forms of this account, a strip of thirty days for each. */
export function DashboardForms({ forms, now, baseUrl }: DashboardFormsProps) {
  const words = useWords(formsWords);
  const hasHomes = forms.some(({ home }) => home !== null);
  return (
    <section aria-labelledby="your-forms">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="your-forms" className="pb-2 font-semibold text-lg">
          {words.title}
        </h2>
        <AppLink to="/app/forms" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          {words.all}
        </AppLink>
      </div>
      <table className="w-full border-line-strong border-t">
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-ink-muted text-sm">
            <th scope="col" className="py-1.5 text-start font-normal">
              {words.columns.form}
            </th>
            {hasHomes ? (
              <th scope="col" className="py-1.5 text-start font-normal">
                {words.columns.home}
              </th>
            ) : null}
            <th scope="col" className="py-1.5 text-start font-normal">
              {words.columns.state}
            </th>
            <th scope="col" className="py-1.5 text-start font-normal">
              {words.columns.lastDays}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {words.columns.applications}
            </th>
            <th scope="col" className="py-1.5 text-end font-normal">
              {words.columns.unread}
            </th>
            <th scope="col">
              <span className="sr-only">{words.columns.link}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(forms).map((form) => (
            <FormRow key={form.id} form={form} hasHomes={hasHomes} now={now} baseUrl={baseUrl} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What runs comes first, what is over last. */
function inOrder(forms: readonly ShownForm[]): ShownForm[] {
  const later: FormState[] = ["draft", "closed", "archived"];
  return forms.toSorted((one, other) => later.indexOf(one.state) - later.indexOf(other.state));
}

type FormRowProps = Omit<DashboardFormsProps, "forms"> & { form: ShownForm; hasHomes: boolean };

function FormRow({ form, hasHomes, now, baseUrl }: FormRowProps) {
  const locale = usePageLocale();
  const words = useWords(formsWords);
  const language = usePageLanguage();
  const isPastDate = form.state === "open" && form.opensUntil !== null && form.opensUntil <= now;
  const state = isPastDate ? "closed" : form.state;
  const sayEnd = ({ zone }: ShownForm, at: number) =>
    closesSoon(form, now) ? dateOf(at, zone, locale) : words.closes({ day: dateOf(at, zone, locale) });
  return (
    <tr className="border-line border-b max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:py-2">
      <th scope="row" className="min-w-0 text-start font-semibold max-md:w-full md:py-1.5 md:pe-4">
        <AppLink
          to={`/app/forms/${form.id}`}
          aria-label={words.see({ form: form.title })}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          <bdi translate="no" className="[overflow-wrap:anywhere]">
            {form.title}
          </bdi>
        </AppLink>
        <NearTheLimit form={form} />
      </th>
      {hasHomes ? (
        <td
          className={`text-sm max-md:w-full max-md:pb-1 max-md:text-ink-muted max-md:empty:hidden md:pe-4 ${form.home && form.title.includes(form.home) ? "max-md:hidden" : ""}`}
        >
          {form.home ? (
            <bdi translate="no" className="[overflow-wrap:anywhere]">
              {form.home}
            </bdi>
          ) : null}
        </td>
      ) : null}
      <td className="text-sm md:pe-4">
        <FormStateMark form={{ ...form, state }} now={now} />{" "}
        {form.state === "open" && form.opensUntil !== null && !isPastDate ? (
          <Formatted
            text={sayEnd(form, form.opensUntil)}
            className={closesSoon(form, now) ? "font-medium text-amber" : "text-ink-muted"}
          />
        ) : null}
      </td>
      <td className="max-md:hidden">{form.applicationCount > 0 ? <Sparkline counts={form.sentByDay} /> : null}</td>
      <td className="tabular text-end max-md:flex-1 md:ps-4">
        <span className="md:hidden">{sayApplied(form, language)}</span>
        <span className="max-md:hidden">{form.applicationCount}</span>
      </td>
      <td className="tabular text-end max-md:hidden md:ps-4">{form.newCount}</td>
      <td className="text-end max-md:hidden md:ps-4">
        <RowAction form={form} state={state} baseUrl={baseUrl} />
      </td>
    </tr>
  );
}

function RowAction({ form, state, baseUrl }: { form: ShownForm; state: FormState; baseUrl: string }) {
  const words = useWords(formsWords);
  if (state === "open") return <CopyButton text={applyUrl(baseUrl, form.urlId)} label={words.copyLink} size="sm" />;
  if (state !== "draft") return null;
  return (
    <ButtonLink to={`/app/forms/${form.id}/edit`} variant="outline" size="sm">
      {words.finish}
    </ButtonLink>
  );
}

function NearTheLimit({ form }: { form: ShownForm }) {
  const language = usePageLanguage();
  const near = nearLimit(form);
  if (!near) return null;
  const { line, link, part } = sayNearLimit(near, language);
  return (
    <p className="pb-1 font-normal text-sm">
      {line}{" "}
      <AppLink to={`/app/forms/${form.id}${part}`} className="text-accent underline underline-offset-4">
        {link}
      </AppLink>
    </p>
  );
}

/** The day where the home is. */
function dateOf(at: number, timeZone: string, locale: string): string {
  return dayText(at, locale, timeZone, "short");
}
