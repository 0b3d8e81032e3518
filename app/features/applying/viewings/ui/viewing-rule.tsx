import { Form, useNavigation } from "react-router";
import { momentText } from "../../../../kernel/moments";
import { zoneName } from "../../../../kernel/zoned-day";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { ChoiceGroup } from "../../../../ui/choice-group";
import { Filled } from "../../../../ui/filled";
import { Formatted } from "../../../../ui/formatted";
import { TextField } from "../../../../ui/text-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { RuleError, ViewingRefusal } from "../commands/answer-viewing-post.server";
import { viewingWords } from "../landlord-words";
import type { FormViewings, PlannedRule } from "../queries/find-viewings.server";
import type { FormViewingLaw } from "../queries/viewing-law.server";
import { fieldTime } from "../slot-clock";

type Props = {
  viewings: FormViewings;
  /** The law's word on each stage. */
  law: Pick<FormViewingLaw, "stages" | "early">;
  zone: string;
  now: number;
  /** Of the form's page, whose settings say what it runs on. */
  base: string;
  refused: Extract<ViewingRefusal, { about: "rule" }> | null;
};

/** When the home is viewed and who gets a place: to be chosen, and once somebody has asked to be read. */
export function ViewingRule(props: Props) {
  const { viewings, zone, refused } = props;
  const words = useWords(viewingWords).rule;
  const { rule, isAsked } = viewings;
  return (
    <section aria-labelledby="rule">
      <h2 id="rule" className="mb-3 border-line-strong border-b pb-2 font-semibold text-lg">
        {words.title}
      </h2>
      {rule ? <PublishedRule rule={rule} zone={zone} /> : null}
      {isAsked ? (
        <p className="mt-2 text-ink-muted">{words.stands}</p>
      ) : rule && !refused ? (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 text-accent underline underline-offset-4">{words.change}</summary>
          <RuleForm {...props} />
        </details>
      ) : (
        <RuleForm {...props} />
      )}
    </section>
  );
}

function PublishedRule({ rule, zone }: { rule: PlannedRule; zone: string }) {
  const words = useWords(viewingWords).rule;
  const locale = usePageLocale();
  const at = rule.drawnAt ?? rule.drawAt;
  const say = rule.drawnAt === null ? words.says.lot : words.says.drawn;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">
        {words.stages[rule.stage]} · {words.ways[rule.rule]}
      </p>
      <p>
        {at === null ? (
          words.says.order
        ) : (
          <Filled say={say} parts={{ day: <Formatted text={momentText(at, locale, zone)} /> }} />
        )}
      </p>
      {rule.commitment ? (
        <p className="text-ink-muted text-sm">
          {words.commitment}:{" "}
          <code dir="ltr" translate="no" className="[overflow-wrap:anywhere]">
            {rule.commitment}
          </code>
        </p>
      ) : null}
    </div>
  );
}

function RuleForm({ viewings, law, zone, now, base, refused }: Props) {
  const words = useWords(viewingWords).rule;
  const locale = usePageLocale();
  const { state, formData } = useNavigation();
  const { rule, hasAll } = viewings;
  const values = refused?.values ?? {};
  const error = refused?.error;
  const isAboutDraw = error !== undefined && error !== "unlawful" && !isAboutWay(error);
  const drawAt = values.drawAt ?? (rule?.drawAt ? fieldTime(rule.drawAt, zone) : "");
  return (
    <Form method="post" className="mt-2 flex max-w-2xl flex-col gap-4" noValidate preventScrollReset>
      <input type="hidden" name="intent" value="rule" />
      <p className="text-ink-muted">{words.text}</p>
      <ChoiceGroup
        kind="radio"
        name="stage"
        legend={words.stage}
        defaultValue={values.stage ?? rule?.stage ?? "none"}
        error={error === "unlawful" ? words.errors[error] : undefined}
        choices={(["none", "before", "after"] as const).map((value) => {
          const level = value === "none" ? null : law.stages[value];
          const isEarly = value === "after" && law.early.length > 0;
          const said = isEarly
            ? words.stageLaw.early({ questions: law.early.join(", ") })
            : level && words.stageLaw[level];
          const hint = words.stageHints[value];
          return {
            value,
            label: words.stages[value],
            hint: said ? `${hint} ${said}` : hint,
            disabled: level === "off",
          };
        })}
      />
      <ChoiceGroup
        kind="radio"
        name="rule"
        legend={words.way}
        defaultValue={values.rule ?? rule?.rule ?? "order"}
        error={error && isAboutWay(error) ? words.errors[error] : undefined}
        choices={(["order", "lot"] as const).map((value) => ({
          value,
          label: words.ways[value],
          hint: words.wayHints[value],
          disabled: value === "lot" && !hasAll,
        }))}
      />
      {hasAll ? (
        <TextField
          label={words.drawAt}
          hint={<Filled say={words.drawHint} parts={{ zone: <Formatted text={zoneName(now, locale, zone)} /> }} />}
          error={isAboutDraw ? words.errors[error] : undefined}
          name="drawAt"
          type="datetime-local"
          defaultValue={drawAt}
          min={fieldTime(now, zone)}
          className="tabular"
          wrapperClassName="max-w-72"
        />
      ) : (
        <p>
          {words.noLot}{" "}
          <AppLink className="underline underline-offset-4" to={`${base}/settings`}>
            {words.toPlan}
          </AppLink>
        </p>
      )}
      <Button
        type="submit"
        variant={rule ? "outline" : "default"}
        className="self-start"
        pending={state !== "idle" && formData?.get("intent") === "rule"}
        pendingLabel={words.publishing}
      >
        {words.publish}
      </Button>
    </Form>
  );
}

function isAboutWay(error: RuleError): error is "asked" | "no-lot" {
  return error === "asked" || error === "no-lot";
}
