import { useId, useRef, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { customQuestions } from "../rent-forms/entitlements";
import type { PublishUse } from "../rent-forms/publish-choice";
import { spendWords } from "../rent-forms/publish-offer";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";
import type { DraftSession } from "./draft-session";
import { LandlordCard } from "./landlord-card";
import { PlaceLaw } from "./place-law";
import { firstChoice, isOffered, PlanChoice } from "./plan-choice";
import { type BuilderProblem, problemAddress } from "./problems";
import { type PublishWords, publishWords } from "./publish-words";
import { isDirty } from "./save-machine";
import { ProblemLists, WhatIsAsked } from "./step-check";
import { nameOf } from "./text";
import { TranslationsCard } from "./translations-card";
import { usePublishing } from "./use-all-problems";
import type { Builder } from "./use-builder";
import { type Press, useHeard } from "./use-press";

/** Why the form was not published, in words; publishing itself leads to /form-success. */
export type PublishAnswer = { formErrors: readonly string[] };

type PublishFormProps = {
  builder: Builder;
  session: DraftSession;
  form: EditableForm;
  base: string;
  problems: readonly BuilderProblem[];
  press: Press;
};

/** Step 5 of a form that the server keeps: what is still wrong, what applicants are asked, and the button. */
export function PublishForm({ builder, session, form, base, problems: found, press }: PublishFormProps) {
  const words = useWords(publishWords);
  const language = usePageLanguage();
  const { asked, ask, problems, isBlocked, isChecked } = usePublishing(builder, found);
  const own = customQuestions(builder.definition);
  const ownQuestions = own.length;
  const [chosen, choose] = useState<PublishUse | undefined>();
  const use = isOffered(form.offer, ownQuestions, chosen) ? chosen : firstChoice(form.offer, ownQuestions);
  const isUnchosen = form.offer !== null && !form.offer.isPro && use === undefined;
  const [isAskedToChoose, askToChoose] = useState(false);
  const { publish, isBusy, formErrors } = usePublish(session, base);
  const isAhead = useIsAhead(session, form);
  const label = form.publishedVersion !== null ? words.publishChanges : words.publishForm;
  const spends = form.offer && spendWords(form.offer, use, language);
  const [button, spendsId] = [useRef<HTMLButtonElement>(null), useId()];
  const publishUnlessBlocked = () => {
    if (isBlocked) ask();
    else if (isUnchosen) askToChoose(true);
    else publish(use);
  };
  // The bar's button does not say what is spent: where something is, the press of this one decides.
  useHeard(press, isChecked, () => {
    if (isBusy) return;
    if (!isBlocked) button.current?.focus();
    if (isBlocked || !spends) publishUnlessBlocked();
  });
  return (
    <div className="flex flex-col gap-6">
      <ProblemLists base={base} problems={problems} asked={asked} />
      <LandlordCard builder={builder} isAsked={asked > 0} />
      <TranslationsCard builder={builder} />
      <WhatIsAsked definition={builder.definition} />
      <PlaceLaw builder={builder} part="all" />
      <Card title={words.title}>
        <div className="flex flex-col items-start gap-4">
          {formErrors.length > 0 ? (
            <div role="alert" className="w-full">
              <Notice tone="red" title={words.notPublished}>
                {formErrors.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Notice>
            </div>
          ) : null}
          <p>{publishingText(form, isAhead, words)}</p>
          {form.offer ? (
            <PlanChoice
              offer={form.offer}
              ownQuestions={own.map((field) => ({
                id: field.id,
                text: nameOf(builder.definition, field, language),
                to: problemAddress(base, { step: 2, fieldId: field.id }),
              }))}
              use={use}
              choose={choose}
            />
          ) : null}
          {isAskedToChoose && isUnchosen ? (
            <p role="alert" className="font-medium text-red">
              {words.needsCredit}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              ref={button}
              size="lg"
              pending={isBusy}
              pendingLabel={words.publishing}
              aria-describedby={spends ? spendsId : undefined}
              onClick={publishUnlessBlocked}
            >
              {label}
            </Button>
            {spends ? <p id={spendsId}>{spends}</p> : null}
          </div>
        </div>
      </Card>
    </div>
  );
}

function publishingText({ publishedVersion }: EditableForm, isAhead: boolean, words: PublishWords): string {
  if (publishedVersion === null) return words.onlyYou;
  return isAhead ? words.unpublished : words.asItIs;
}

/** Whether the form on the screen is another one than tenants see. */
export function useIsAhead(session: DraftSession, { hasUnpublishedChanges, rev }: EditableForm): boolean {
  const { saving } = useSyncExternalStore(session.subscribe, session.getState);
  return hasUnpublishedChanges || isDirty(saving) || saving.kept.rev !== rev;
}

/** Saves what is not saved yet, then asks the server to publish exactly that revision. */
function usePublish(session: DraftSession, base: string) {
  const words = useWords(publishWords);
  const fetcher = useFetcher<PublishAnswer>();
  const [isSaving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  async function publish(use: PublishUse | undefined) {
    setSaving(true);
    const isSaved = await session.settle();
    setSaving(false);
    setUnsaved(!isSaved);
    if (!isSaved) return;
    const { rev } = session.getState().saving.kept;
    fetcher.submit({ intent: "publish", rev: String(rev), ...(use && { use }) }, { method: "post", action: base });
  }
  const isBusy = isSaving || fetcher.state !== "idle";
  const told = unsaved ? [words.unsaved] : [];
  return { publish, isBusy, formErrors: isBusy ? [] : unsaved ? told : (fetcher.data?.formErrors ?? []) };
}
