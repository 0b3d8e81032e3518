import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmailField } from "../../../ui/email-field";
import { Notice } from "../../../ui/notice";
import { proofWords } from "../../../words/en/builder/publish-guest";
import { LandlordCard } from "./landlord-card";
import { PlaceLaw } from "./place-law";
import type { BuilderProblem } from "./problems";
import { ProblemLists, WhatIsAsked } from "./step-check";
import { usePublishing } from "./use-all-problems";
import type { Builder } from "./use-builder";
import { useStartProof } from "./use-start-proof";

/** With its step: the browser goes where it posted to, and what the server says is said in this step alone. */
const publishAddress = "/start?step=5";

/** What the last step posts. The definition travels as JSON in a field of its own and is checked on the server. */
export const publishFormSchema = z.object({
  email: emailSchema,
  draftId: z.uuid(),
  notify: z.enum(["yes", "no"]),
  definition: multiLine().min(2),
  /** The answer to the calculation that the server asked for before. */
  proof: singleLine().max(4096).optional(),
});

type PublishGuestProps = {
  builder: Builder;
  problems: readonly BuilderProblem[];
  lastResult: SubmissionResult<string[]> | null;
  /** What the server said of the whole form: limits, refusals. */
  formErrors: readonly string[];
  /** A calculation to be made before the form is taken; null where none is asked for. */
  proof: string | null;
};

/** Step 5 without an account: what is still wrong, what applicants will be asked, and at the very end the e-mail address. */
export function PublishGuest({ builder, problems: own, ...posted }: PublishGuestProps) {
  const { asked, ask, problems, isBlocked } = usePublishing(builder, own);
  return (
    <div className="flex flex-col gap-6">
      <ProblemLists base="/start" problems={problems} asked={asked} />
      <LandlordCard builder={builder} isAsked={asked > 0} />
      <WhatIsAsked definition={builder.definition} />
      <PlaceLaw builder={builder} part="all" />
      <PublishCard {...posted} builder={builder} isBlocked={isBlocked} onBlocked={ask} />
    </div>
  );
}

type PublishCardProps = Omit<PublishGuestProps, "problems"> & { isBlocked: boolean; onBlocked: () => void };

function PublishCard({ builder, lastResult, formErrors, proof, isBlocked, onBlocked }: PublishCardProps) {
  const { definition, facts, setFacts } = builder;
  const navigation = useNavigation();
  const [form, fields] = useForm({
    id: "publish",
    lastResult,
    defaultValue: { email: facts?.email ?? "" },
    constraint: getZodConstraint(publishFormSchema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: publishFormSchema, error: publishMessages }),
  });
  const calculation = useStartProof({ formId: form.id, action: publishAddress }, proof);
  const { key, ...input } = getInputProps(fields.email, { type: "email" });
  return (
    <Card title="Publish">
      <Form
        method="post"
        action={publishAddress}
        preventScrollReset
        {...getFormProps(form)}
        className="flex flex-col gap-5"
      >
        {formErrors.length > 0 ? (
          <Notice tone="red" title="This form was not sent">
            {formErrors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
        {calculation === "none" ? null : (
          <Notice tone={calculation === "failed" ? "red" : "neutral"} title={proofWords[calculation].title}>
            <p role="status">{proofWords[calculation].text}</p>
          </Notice>
        )}
        <input type="hidden" name="draftId" value={facts?.draftId ?? ""} />
        <input type="hidden" name="notify" value={facts?.notify ? "yes" : "no"} />
        <input type="hidden" name="definition" value={JSON.stringify(definition)} />
        <EmailField
          key={key}
          {...input}
          label="Your email address"
          hint="We send a link there. Opening it publishes the form. Applicants never see this address."
          autoComplete="email"
          enterKeyHint="send"
          error={fields.email.errors}
          onChange={(event) => setFacts({ email: event.target.value })}
        />
        <p className="max-w-2xl text-ink-muted">
          With the link in our emails you read, approve and decline, with a letter. Each decision is emailed to this
          address and can be undone for 24 hours. To compare applicants, ask for references and message them you need an
          account. This form can move into one at any time.
        </p>
        <div>
          <Button
            type="submit"
            size="lg"
            onClick={(event) => {
              if (!isBlocked) return;
              event.preventDefault();
              onBlocked();
            }}
            pending={navigation.state !== "idle" || calculation === "working"}
            pendingLabel="Sending"
          >
            Publish form
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Says what to do; the e-mail is all that a person types here. */
export function publishMessages(issue: { path?: PropertyKey[] }): string {
  return issue.path?.[0] === "email" ? "Write your email address, like name@example.com" : "The form could not be read";
}
