import { type RuleKind, ruleEffects, ruleKinds, ruleScopes } from "../../../../kernel/screen-rules";
import { Button } from "../../../../ui/button";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { EmptyState } from "../../../../ui/empty-state";
import { ErrorSummary } from "../../../../ui/error-summary";
import { LocalTime } from "../../../../ui/local-time";
import { SelectField } from "../../../../ui/select-field";
import { TextField } from "../../../../ui/text-field";
import { fieldWords } from "../../../../words/en/admin/rules-page";
import { effectWords, kindWords, lifeWords, scopeWords } from "../../../../words/en/admin/workload";
import type { ListedRule } from "../queries/list-guards.server";
import { ruleValueText } from "../words";

export const ruleFields = ["kind", "value", "effect", "points", "scope", "life", "why", "shadow"] as const;
export type RuleField = (typeof ruleFields)[number];
/** What was posted, right or wrong, with what is wrong. */
export type RuleRefusal = { values: Record<RuleField, string>; errors: Partial<Record<RuleField, string>> };

export const emptyRule: RuleRefusal["values"] = {
  kind: "domain",
  value: "",
  effect: "hold",
  points: "",
  scope: "all",
  life: "90d",
  why: "",
  shadow: "",
};

/** Active rules, with what they met; a form for another one; those that ended lately. */
export function RulesPage({
  live,
  ended,
  refused,
  start,
}: {
  live: ListedRule[];
  ended: ListedRule[];
  refused?: RuleRefusal;
  /** Filled in by whoever led here, such as the queue. */
  start: RuleRefusal["values"] | null;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="rules">
        <h2 id="rules" className="border-b border-line-strong pb-1 text-lg font-semibold">
          Active rules
        </h2>
        {live.length === 0 ? (
          <EmptyState title="No active rules">
            Senders, phrases and pictures that you decide about appear here.
          </EmptyState>
        ) : (
          <RuleList rules={live} isLive />
        )}
        {ended.length > 0 ? (
          <details className="mt-8">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
              Ended within 90 days ({ended.length})
            </summary>
            <RuleList rules={ended} isLive={false} />
          </details>
        ) : null}
      </section>
      <NewRule values={refused?.values ?? start ?? emptyRule} errors={refused?.errors ?? {}} />
    </div>
  );
}

function RuleList({ rules, isLive }: { rules: ListedRule[]; isLive: boolean }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line py-3">
          <div className="min-w-0 flex-1 basis-72">
            <p className="font-semibold [overflow-wrap:anywhere]">
              <span className={rule.effect === "block" ? "text-red" : undefined}>
                {effectWords[rule.effect]}
                {rule.effect === "points" ? ` (${rule.points})` : ""}
              </span>
              {": "}
              {ruleValueText(rule)}
              {rule.isShadow ? <span className="ms-2 font-normal text-amber">only counts</span> : null}
            </p>
            <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
              {kindWords[rule.kind]}, {scopeWords[rule.scope].toLowerCase()}. {rule.why}
            </p>
            <p className="tabular text-sm text-ink-muted">
              {rule.hits === 1 ? "1 hit" : `${rule.hits} hits`}
              {rule.lastHitAt === null ? null : (
                <>
                  , last <LocalTime at={rule.lastHitAt} locale="en-US" />
                </>
              )}
              . {isLive ? "Until " : "Ended "}
              <LocalTime at={rule.until} locale="en-US" isDay />
            </p>
          </div>
          <Changes rule={rule} isLive={isLive} />
        </li>
      ))}
    </ul>
  );
}

function Changes({ rule, isLive }: { rule: ListedRule; isLive: boolean }) {
  const changes = isLive
    ? ([
        rule.isShadow ? ["live", "Let it act"] : ["shadow", "Only count"],
        ["renew", "90 days more"],
        ["end", "End"],
      ] as const)
    : ([["renew", "Renew"]] as const);
  return (
    <form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={rule.id} />
      {changes.map(([intent, label]) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant="outline" size="sm">
          {label}
          <span className="sr-only">: {ruleValueText(rule)}</span>
        </Button>
      ))}
    </form>
  );
}

function NewRule({ values, errors }: RuleRefusal) {
  const field = (name: RuleField) => ({ id: name, name, label: fieldWords[name], error: errors[name] });
  const optionsOf = <T extends string>(keys: readonly T[], words: Record<T, string>) =>
    keys.map((value) => ({ value, label: words[value] }));
  return (
    <section aria-labelledby="new-rule">
      <h2 id="new-rule" className="border-b border-line-strong pb-1 text-lg font-semibold">
        Add a rule
      </h2>
      <form method="post" noValidate className="mt-4 flex flex-col gap-4">
        <ErrorSummary
          errors={ruleFields.flatMap((name) => (errors[name] ? [{ fieldId: name, message: errors[name] }] : []))}
        />
        <SelectField
          {...field("kind")}
          defaultValue={values.kind}
          options={optionsOf<RuleKind>(ruleKinds, kindWords)}
        />
        <TextField
          {...field("value")}
          defaultValue={values.value}
          hint="An address is kept as a hash alone. A phrase is looked for in forms and contact messages."
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField {...field("effect")} defaultValue={values.effect} options={optionsOf(ruleEffects, effectWords)} />
        <TextField
          {...field("points")}
          defaultValue={values.points}
          hint="Where it adds points. Applications are held from 30 on."
          inputMode="numeric"
          isOptional
        />
        <SelectField {...field("scope")} defaultValue={values.scope} options={optionsOf(ruleScopes, scopeWords)} />
        <SelectField
          {...field("life")}
          defaultValue={values.life}
          options={Object.entries(lifeWords).map(([value, label]) => ({ value, label }))}
        />
        <TextField {...field("why")} defaultValue={values.why} maxLength={200} />
        <CheckboxField
          {...field("shadow")}
          value="yes"
          defaultChecked={values.shadow === "yes"}
          hint="It doesn’t act yet. Its hits show what it would do."
        />
        <div>
          <Button type="submit" name="intent" value="add">
            Add rule
          </Button>
        </div>
        <p className="text-sm text-ink-muted">It acts within about a minute. Allow wins over block, block over hold.</p>
      </form>
    </section>
  );
}
