import { lazy, useEffect, useState } from "react";
import { deviceStorage } from "../../../kernel/browser-storage";
import { useWords } from "../../../ui/use-words";
import type { EditableForm } from "../rent-forms/queries/find-editable-form.server";
import type { BackTo } from "./builder-bar";
import { BuilderFrame, OpeningForm } from "./builder-frame";
import { createDraftSession, type DraftSession } from "./draft-session";
import { dropSavedCopies, formCopy } from "./form-copy";
import { frameWords } from "./frame-words";
import { remoteDraft } from "./remote-draft";
import type { SignInAgain } from "./save-trouble";
import { readyFirstStep } from "./step-property";
import { useBuilder } from "./use-builder";
import { useLawfulBuilder } from "./use-lawful-builder";
import { usePress } from "./use-press";

const later = {
  criteria: () => import("./step-criteria"),
  publish: () => import("./publish-form"),
};
const StepCriteria = lazy(async () => ({ default: (await later.criteria()).StepCriteria }));
const FormClosing = lazy(async () => ({ default: (await later.criteria()).FormClosing }));
const PublishForm = lazy(async () => ({ default: (await later.publish()).PublishForm }));

function loadLater(): void {
  for (const load of Object.values(later)) load();
}

export type FormBuilderProps = {
  /** As it was when the page was opened; later answers of the loader change nothing on the screen. */
  form: EditableForm;
  /** The address of this editor, without its search. */
  base: string;
  back: BackTo;
  signInAgain: SignInAgain;
  /** To whom mails about new applications go, as a sentence. */
  told: string;
};

/** The editor of a form that the server keeps. Comes alive in the browser, where unsaved work may lie. */
export function FormBuilder(props: FormBuilderProps) {
  const [session, setSession] = useState<DraftSession | null>(null);
  const [form] = useState(props.form);
  useEffect(() => {
    const { formId, definition, rev, savedAt } = form;
    let isHere = true;
    function open(): void {
      if (!isHere) return;
      dropSavedCopies(deviceStorage, formId);
      setSession(
        createDraftSession({
          kept: { content: { definition, facts: null }, rev, at: savedAt },
          local: formCopy(deviceStorage, formId),
          remote: remoteDraft(`/drafts/${formId}`),
        }),
      );
    }
    void readyFirstStep(definition).then(open);
    return () => {
      isHere = false;
    };
  }, [form]);
  if (!session) return <OpeningForm />;
  return <OpenForm {...props} form={form} session={session} />;
}

function OpenForm({ form, base, back, signInAgain, told, session }: FormBuilderProps & { session: DraftSession }) {
  const builder = useLawfulBuilder(useBuilder(session, form), form.publishedVersion === null);
  const words = useWords(frameWords);
  const { press, publish } = usePress(base);
  return (
    <BuilderFrame
      builder={builder}
      base={base}
      back={back}
      untitled={words.unnamedForm}
      isKnown={form.publishedVersion !== null}
      signInAgain={signInAgain}
      load={loadLater}
      criteria={() => (
        <StepCriteria
          builder={builder}
          closing={<FormClosing form={form} base={base} told={told} />}
          mayRunFree={form.offer !== null && !form.offer.isPro}
        />
      )}
      publish={(problems) => <PublishForm {...{ builder, session, form, base, problems, press }} />}
      onPublish={publish}
    />
  );
}
