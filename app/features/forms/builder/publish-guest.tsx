import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useLocation, useNavigation } from "react-router";
import { z } from "zod";
import { emailSchema } from "../../../kernel/email";
import type { PageLocale } from "../../../kernel/page-locale";
import { multiLine, singleLine } from "../../../kernel/typed-text";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { EmailField } from "../../../ui/email-field";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { LandlordCard } from "./landlord-card";
import { PlaceLaw } from "./place-law";
import type { BuilderProblem } from "./problems";
import { publishGuestWords } from "./publish-guest-words";
import { ProblemLists, WhatIsAsked } from "./step-check";
import { TranslationsCard } from "./translations-card";
import { usePublishing } from "./use-all-problems";
import type { Builder } from "./use-builder";
import { useStartProof } from "./use-start-proof";

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
      <ProblemLists base={useLocation().pathname} problems={problems} asked={asked} />
      <LandlordCard builder={builder} isAsked={asked > 0} />
      <TranslationsCard builder={builder} />
      <WhatIsAsked definition={builder.definition} />
      <PlaceLaw builder={builder} part="all" />
      <PublishCard {...posted} builder={builder} isBlocked={isBlocked} onBlocked={ask} />
    </div>
  );
}

type PublishCardProps = Omit<PublishGuestProps, "problems"> & { isBlocked: boolean; onBlocked: () => void };

function PublishCard({ builder, lastResult, formErrors, proof, isBlocked, onBlocked }: PublishCardProps) {
  const words = useWords(publishGuestWords);
  const language = usePageLanguage();
  const { definition, facts, setFacts } = builder;
  const navigation = useNavigation();
  // With its step: the browser goes where it posted to, and what the server says is said in this step alone.
  const action = `${useLocation().pathname}?step=5`;
  const [form, fields] = useForm({
    id: "publish",
    lastResult,
    defaultValue: { email: facts?.email ?? "" },
    constraint: getZodConstraint(publishFormSchema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: publishFormSchema, error: publishMessages(language) }),
  });
  const calculation = useStartProof({ formId: form.id, action }, proof);
  const { key, ...input } = getInputProps(fields.email, { type: "email" });
  return (
    <Card title={words.title}>
      <Form method="post" action={action} preventScrollReset {...getFormProps(form)} className="flex flex-col gap-5">
        {formErrors.length > 0 ? (
          <Notice tone="red" title={words.notSent}>
            {formErrors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        ) : null}
        {calculation === "none" ? null : (
          <Notice tone={calculation === "failed" ? "red" : "neutral"} title={words.proof[calculation].title}>
            <p role="status">{words.proof[calculation].text}</p>
          </Notice>
        )}
        <input type="hidden" name="draftId" value={facts?.draftId ?? ""} />
        <input type="hidden" name="notify" value={facts?.notify ? "yes" : "no"} />
        <input type="hidden" name="definition" value={JSON.stringify(definition)} />
        <EmailField
          key={key}
          {...input}
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          enterKeyHint="send"
          error={fields.email.errors}
          onChange={(event) => setFacts({ email: event.target.value })}
        />
        <p className="max-w-2xl text-ink-muted">{words.what}</p>
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
            pendingLabel={words.sending}
          >
            {words.publishForm}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Says what to do; the e-mail is all that a person types here. */
export function publishMessages(language: PageLocale): (issue: { path?: PropertyKey[] }) => string {
  const words = publishGuestWords[language];
  return (issue) => (issue.path?.[0] === "email" ? words.emailWrong : words.unreadable);
}
