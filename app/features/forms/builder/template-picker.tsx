import { ChevronRight } from "lucide-react";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { type Template, templates } from "../form-model/templates";
import { templatePickerWords } from "./template-picker-words";
import { templateText } from "./templates-words";

type TemplatePickerProps = {
  /** Left out while the page is not alive yet: a press then posts the template's key as a form around the picker does. */
  onPick?: (template: Template) => void;
};

/** The first thing a visitor sees: what to begin with, a line each. Everything can be changed afterwards. */
export function TemplatePicker({ onPick }: TemplatePickerProps) {
  const words = useWords(templatePickerWords);
  const language = usePageLanguage();
  const offered = templates.map((template) => ({ template, ...templateText(template, language) }));
  return (
    <section aria-labelledby="templates-title" className="max-w-3xl">
      <h2 id="templates-title" className="font-semibold text-lg">
        {words.title}
      </h2>
      <p className="text-ink-muted">{words.text}</p>
      <ul className="mt-3 border-line-strong border-t">
        {offered.map(({ template, name, summary }) => (
          <li key={template.key} className="border-line border-b">
            <button
              type={onPick ? "button" : "submit"}
              name="template"
              value={template.key}
              onClick={() => onPick?.(template)}
              className="flex min-h-16 w-full items-center gap-4 py-2.5 text-start -outline-offset-2 hover:bg-paper-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>{" "}
                <span className="block text-[0.9375rem] text-ink-muted">{summary}</span>
              </span>{" "}
              <span className="tabular shrink-0 text-ink-muted text-sm">
                <span aria-hidden="true">{words.minutesShort({ minutes: template.minutes })}</span>
                <span className="sr-only">{words.minutes({ minutes: template.minutes })}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-accent rtl:rotate-180" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
