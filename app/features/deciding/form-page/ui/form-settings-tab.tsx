import type { AccountPerson } from "../../../../platform/auth/account-people.server";
import type { FormTabData } from "../queries/read-form-page.server";
import { AssignCard } from "./assign-card";
import { type FormAsk, FormFrame } from "./form-frame";
import { ConfirmMove, FormSettings, type LimitErrors } from "./form-settings";
import { IndexCard } from "./index-card";
import { PlanCard } from "./plan-card";

type FormSettingsTabProps = {
  page: FormTabData & FormAsk & { people: readonly AccountPerson[] };
  answer: { failure: string | null; errors: LimitErrors } | null;
};

/** The last tab of a form: how long and for how many it is open, what pays for it, and the moves of the whole. */
export function FormSettingsTab({ page, answer }: FormSettingsTabProps) {
  const { form, base, now, zone, confirm, done } = page;
  return (
    <FormFrame page={page} outcome={{ done: answer ? null : done, failure: answer?.failure ?? null }}>
      <div className="flex max-w-3xl flex-col gap-8">
        {confirm && !answer ? <ConfirmMove intent={confirm} form={form} backTo={`${base}/settings`} /> : null}
        <FormSettings form={form} now={now} zone={zone} errors={answer?.errors ?? {}} />
        <AssignCard form={form} people={page.people} />
        <IndexCard form={form} />
        <PlanCard form={form} now={now} />
      </div>
    </FormFrame>
  );
}
