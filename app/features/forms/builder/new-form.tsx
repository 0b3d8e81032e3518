import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { deviceStorage } from "../../../kernel/browser-storage";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import { askedFormId } from "./asked-forms";
import { readDraft, removeDraft, type StoredDraft } from "./draft-store";
import { newDefinition } from "./new-definition";
import { newFormWords } from "./new-form-words";
import { TemplatePicker } from "./template-picker";
import { own } from "./text";

/** The new form's address, or why there is none. */
export type CreateAnswer = { message: string };

/** A new form of an account: from a template, or from what this browser kept of a form begun without one. */
export function NewForm() {
  const words = useWords(newFormWords);
  const language = usePageLanguage();
  const fetcher = useFetcher<CreateAnswer>();
  const [draft, setDraft] = useState<StoredDraft | null>(null);
  const isBusy = fetcher.state !== "idle";
  useEffect(() => setDraft(readDraft(deviceStorage)), []);
  const create = (from: "template" | "draft", definition: FormDefinition, choice: string) => {
    if (isBusy) return;
    const fields = { from, definition: JSON.stringify(definition), postId: askedFormId(choice) };
    void fetcher.submit(fields, { method: "post" });
  };
  const title = draft ? own(draft.definition, draft.definition.title) : "";
  return (
    <div className="flex flex-col gap-6">
      {fetcher.data && !isBusy ? (
        <div role="alert">
          <Notice tone="red" title={words.notMade}>
            {fetcher.data.message}
          </Notice>
        </div>
      ) : null}
      {draft && draft.sent === null ? (
        <Notice tone="accent" title={words.unfinished}>
          <p>{title ? words.unfinishedNamed({ title }) : words.unfinishedUnnamed}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              pending={isBusy}
              pendingLabel={words.takingOver}
              onClick={() => create("draft", draft.definition, JSON.stringify(draft.definition))}
            >
              {words.continue}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                removeDraft(deviceStorage);
                setDraft(null);
              }}
            >
              {words.throwAway}
            </Button>
          </div>
        </Notice>
      ) : null}
      <TemplatePicker onPick={(template) => create("template", newDefinition(template, language), template.key)} />
    </div>
  );
}
