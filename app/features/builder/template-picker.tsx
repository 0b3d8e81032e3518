import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { type Template, templates } from "../form-model/templates";

type TemplatePickerProps = {
  /** Left out while the page is not alive yet: a press then posts the template's key as a form around the picker does. */
  onPick?: (template: Template) => void;
};

/** The first thing a visitor sees: what to begin with. Everything can be changed afterwards. */
export function TemplatePicker({ onPick }: TemplatePickerProps) {
  return (
    <section aria-labelledby="templates-title" className="flex flex-col gap-4">
      <h2 id="templates-title" className="font-semibold text-xl">
        What are you renting out?
      </h2>
      <p className="text-ink-muted">Pick a template. You can change every question afterwards.</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {templates.map((template) => (
          <li key={template.key} className="flex">
            <Card className="flex w-full flex-col">
              <h3 className="font-semibold">{template.name}</h3>
              <p className="mt-1 text-ink-muted">{template.summary}</p>
              <p className="mt-1 mb-4 text-ink-muted text-sm">
                Applicants need about {template.minutes} {template.minutes === 1 ? "minute" : "minutes"}.
              </p>
              <Button
                variant={template.key === "standard" ? "default" : "outline"}
                className="mt-auto"
                type={onPick ? "button" : "submit"}
                name="template"
                value={template.key}
                onClick={() => onPick?.(template)}
              >
                Use {template.name.charAt(0).toLowerCase() + template.name.slice(1)}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
