import { useState } from "react";
import { AlertDialog } from "../../../ui/alert-dialog";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Filled } from "../../../ui/filled";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import type { FormDefinition } from "../form-model/schema";
import { type Template, templates } from "../form-model/templates";
import { closedTemplateOf } from "../law/closed-templates";
import { useLaw } from "../law/ui/use-law";
import { editForm } from "./edits";
import { lawfulTemplate } from "./lawful-template";
import type { QuestionActions } from "./question-actions";
import { questionWords } from "./questions-words";
import { templateText } from "./templates-words";

/** Begins again with the questions of another template; the home, the rent and the name of the form stay. */
export function ChangeTemplate({ definition, actions }: { definition: FormDefinition; actions: QuestionActions }) {
  const words = useWords(questionWords);
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  const { pack } = useLaw(definition);
  const [chosen, setChosen] = useState<Template | null>(null);
  const count = definition.sections.reduce((sum, { fields }) => sum + fields.length, 0);
  const own = closedTemplateOf(pack?.closed ?? null);
  const nameOf = (template: Template) => templateText(template, language).name;
  const offered = own ? [own, ...templates] : templates;
  const use = (template: Template) => {
    setOpen(false);
    if (count > 0) setChosen(template);
    else replace(template);
  };
  const replace = (template: Template) => {
    actions.change((form) => {
      const { property, defaultLocale: locale } = form;
      const built = template.build({ ids: actions.ids(), property, locale });
      const { sections, consents } = lawfulTemplate(built, pack, actions.ids());
      return editForm(form, { sections, consents });
    });
    actions.announce(words.templateUsed({ template: nameOf(template) }));
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.useAnotherTemplate}
      </Button>
      <Dialog title={words.whichTemplate} isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="flex flex-col divide-y divide-line">
          {offered.map((template) => (
            <li key={template.key} className="flex items-center gap-4 py-3 first:pt-0">
              <div className="flex-1">
                <p className="font-medium">{nameOf(template)}</p>
                <p className="text-ink-muted text-sm">{templateText(template, language).summary}</p>
              </div>
              <Button variant="outline" onClick={() => use(template)}>
                <Filled
                  say={words.useTemplate}
                  parts={{ template: <span className="sr-only">{nameOf(template).toLocaleLowerCase(language)}</span> }}
                />
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      <AlertDialog
        isOpen={chosen !== null}
        onOpenChange={(next) => !next && setChosen(null)}
        title={words.confirmTemplate({ template: chosen ? nameOf(chosen) : "" })}
        description={words.confirmTemplateText({ count })}
        confirmLabel={words.replaceThem}
        cancelLabel={words.keepMine}
        onConfirm={() => chosen && replace(chosen)}
      />
    </>
  );
}
