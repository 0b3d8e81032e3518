import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { AppLink } from "../../../ui/app-link";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { TextField } from "../../../ui/text-field";
import { type BuilderProblem, builderProblems } from "./problems";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

/** What the last step posts. The definition travels as JSON in a field of its own and is checked on the server. */
export const publishFormSchema = z.object({
  email: emailSchema,
  draftId: z.uuid(),
  notify: z.enum(["yes", "no"]),
  definition: z.string().min(2),
});

type StepPublishProps = {
  builder: Builder;
  lastResult: SubmissionResult<string[]> | null;
  /** What the server said of the whole form: limits, refusals. */
  formErrors: readonly string[];
};

/** Step 5: what is still wrong, what applicants will be asked, and at the very end the e-mail address. */
export function StepPublish({ builder, lastResult, formErrors }: StepPublishProps) {
  const { definition } = builder;
  const problems = builderProblems(definition);
  const errors = problems.filter((problem) => !problem.isWarning);
  const warnings = problems.filter((problem) => problem.isWarning);
  return (
    <div className="flex flex-col gap-6">
      {errors.length > 0 ? <ProblemList title="Mend this first" tone="red" problems={errors} /> : null}
      {warnings.length > 0 ? <ProblemList title="Worth a look" tone="amber" problems={warnings} /> : null}
      <Card title="What applicants are asked">
        <ol className="flex flex-col gap-4">
          {definition.sections.map((section, index) => (
            <li key={section.id}>
              <h3 className="font-semibold">
                {index + 1}. {nameOf(definition, section)}
              </h3>
              <ul className="mt-1 list-disc ps-5 text-ink-muted">
                {section.fields.map((field) => (
                  <li key={field.id} className="wrap-anywhere">
                    {nameOf(definition, field)}
                    {field.required || field.kind === "statement" ? "" : " (optional)"}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </Card>
      <PublishCard builder={builder} lastResult={lastResult} formErrors={formErrors} isBlocked={errors.length > 0} />
    </div>
  );
}

function ProblemList({ title, tone, problems }: { title: string; tone: "red" | "amber"; problems: BuilderProblem[] }) {
  return (
    <Notice tone={tone} title={title}>
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={`${problem.text}-${problem.fieldId ?? problem.anchor ?? ""}`}>
            <AppLink className="underline" to={linkTo(problem)}>
              {problem.text}
            </AppLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function linkTo({ step, fieldId, anchor }: BuilderProblem): string {
  return `/start?step=${step}${fieldId ? `&question=${fieldId}` : ""}${anchor ? `#${anchor}` : ""}`;
}

function PublishCard({ builder, lastResult, formErrors, isBlocked }: StepPublishProps & { isBlocked: boolean }) {
  const { definition, facts, setFacts } = builder;
  const navigation = useNavigation();
  const [form, fields] = useForm({
    id: "publish",
    lastResult,
    defaultValue: { email: facts.email },
    constraint: getZodConstraint(publishFormSchema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: publishFormSchema, error: publishMessages }),
  });
  const { key, ...input } = getInputProps(fields.email, { type: "email" });
  return (
    <Card title="Publish">
      <Form method="post" action="/start" {...getFormProps(form)} className="flex flex-col gap-5">
        {formErrors.length > 0 ? (
          <Notice tone="red" title="This form was not sent">
            {formErrors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
        <input type="hidden" name="draftId" value={facts.draftId} />
        <input type="hidden" name="notify" value={facts.notify ? "yes" : "no"} />
        <input type="hidden" name="definition" value={JSON.stringify(definition)} />
        <TextField
          key={key}
          {...input}
          label="Your e-mail address"
          hint="We send one link there. Opening it publishes the form. Applicants never see this address."
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          error={fields.email.errors}
          onChange={(event) => setFacts({ email: event.target.value })}
        />
        <div>
          <Button
            type="submit"
            size="lg"
            disabled={isBlocked}
            pending={navigation.state !== "idle"}
            pendingLabel="Sending"
          >
            Publish form
          </Button>
          {isBlocked ? <p className="mt-2 text-ink-muted">Mend what is named at the top, then publish.</p> : null}
        </div>
      </Form>
    </Card>
  );
}

/** Says what to do; the e-mail is all that a person types here. */
export function publishMessages(issue: { path?: PropertyKey[] }): string {
  return issue.path?.[0] === "email"
    ? "Write your e-mail address, like name@example.com"
    : "The form could not be read";
}
