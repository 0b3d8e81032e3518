import { useState } from "react";
import { AlertDialog } from "../../../ui/alert-dialog";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import type { FormDefinition } from "../form-model/schema";
import { type Template, templates } from "../form-model/templates";
import { closedTemplateOf } from "../law/closed-templates";
import { useLaw } from "../law/ui/use-law";
import { editForm } from "./edits";
import { lawfulTemplate } from "./lawful-template";
import type { QuestionActions } from "./question-actions";

/** Begins again with the questions of another template; the home, the rent and the name of the form stay. */
export function ChangeTemplate({ definition, actions }: { definition: FormDefinition; actions: QuestionActions }) {
  const [isOpen, setOpen] = useState(false);
  const { pack } = useLaw(definition);
  const [chosen, setChosen] = useState<Template | null>(null);
  const count = definition.sections.reduce((sum, { fields }) => sum + fields.length, 0);
  const own = closedTemplateOf(pack?.closed ?? null);
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
    actions.announce(`The form now has the questions of ${template.name}`);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Use another template
      </Button>
      <Dialog title="Which template?" isOpen={isOpen} onOpenChange={setOpen}>
        <ul className="flex flex-col divide-y divide-line">
          {[...(own ? [own] : []), ...templates].map((template) => (
            <li key={template.key} className="flex items-center gap-4 py-3 first:pt-0">
              <div className="flex-1">
                <p className="font-medium">{template.name}</p>
                <p className="text-ink-muted text-sm">{template.summary}</p>
              </div>
              <Button variant="outline" onClick={() => use(template)}>
                Use<span className="sr-only"> {template.name.toLowerCase()}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      <AlertDialog
        isOpen={chosen !== null}
        onOpenChange={(next) => !next && setChosen(null)}
        title={`Use “${chosen?.name ?? ""}”?`}
        description={`Your ${count} ${count === 1 ? "question" : "questions"} will be replaced by the template. The home and the rent stay. Undo brings them back.`}
        confirmLabel="Replace them"
        cancelLabel="Keep my questions"
        onConfirm={() => chosen && replace(chosen)}
      />
    </>
  );
}
