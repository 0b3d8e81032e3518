import { data } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { addRule } from "~/features/operator/admin/commands/add-rule.server";
import { changeRule, ruleChanges } from "~/features/operator/admin/commands/change-rule.server";
import { listRules } from "~/features/operator/admin/queries/list-guards.server";
import { ruleFormSchema } from "~/features/operator/admin/rule-form";
import {
  emptyRule,
  type RuleField,
  type RuleRefusal,
  RulesPage,
  ruleFields,
} from "~/features/operator/admin/ui/rules-page";
import { SpamPage, spamMeta } from "~/features/operator/admin/ui/spam-page";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { adminActor, alreadyDone, backTo, loadFrame } from "~/routes/shared/spam-protection";
import type { Route } from "./+types/spam-rules";

export const meta = () => spamMeta("Rules");

const doneWords = {
  add: "The rule is set",
  end: "The rule is ended",
  renew: "The rule holds for 90 days from now",
  shadow: "The rule only counts now",
  live: "The rule acts now",
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = search.has("value")
    ? { ...emptyRule, ...Object.fromEntries(ruleFields.flatMap((name) => pairOf(name, search.get(name)))) }
    : null;
  const [frame, rules] = await Promise.all([
    loadFrame(context, request, doneWords),
    listRules(context.get(servicesContext)),
  ]);
  return { ...frame, ...rules, start };
}

function pairOf(name: RuleField, value: string | null): [RuleField, string][] {
  return value === null ? [] : [[name, value.slice(0, 254)]];
}

const changeSchema = z.object({ intent: z.enum(ruleChanges), id: z.uuid() });

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const actor = adminActor(context);
  const fields = Object.fromEntries(await readSmallForm(request));
  if (fields.intent !== "add") {
    const asked = changeSchema.safeParse(fields);
    if (!asked.success) throw data("This page can’t do that. Reload it and try again.", { status: 400 });
    const changed = await changeRule(services, actor, { id: asked.data.id, change: asked.data.intent });
    if (!changed.ok) throw data(alreadyDone, { status: 409 });
    throw backTo("/rules", asked.data.intent);
  }
  const values = Object.fromEntries(ruleFields.map((name) => [name, fields[name] ?? ""])) as RuleRefusal["values"];
  const rule = ruleFormSchema.safeParse({ ...values, shadow: values.shadow || undefined });
  if (!rule.success) return data<RuleRefusal>({ values, errors: firstErrors(rule.error.issues) }, { status: 400 });
  const added = await addRule(services, actor, rule.data);
  if (added.ok) throw backTo("/rules", "add");
  if (added.code === "not-found") throw data(null, { status: 404 });
  const value = added.code === "exists" ? "There is such a rule already" : "500 rules hold already: end some first";
  return data<RuleRefusal>({ values, errors: { value } }, { status: 409 });
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): RuleRefusal["errors"] {
  const errors: RuleRefusal["errors"] = {};
  for (const { path, message } of issues) errors[path[0] as RuleField] ??= message;
  return errors;
}

export default function SpamRules({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SpamPage {...loaderData}>
      <RulesPage {...loaderData} refused={actionData} />
    </SpamPage>
  );
}
