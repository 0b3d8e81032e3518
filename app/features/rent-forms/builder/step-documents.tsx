import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Notice } from "../../../ui/notice";
import { catalogue, fieldFromCatalogue } from "../model/catalogue";
import type { Field, FormDefinition, Section } from "../model/schema";
import { addField, addSection, type Edited, removeField } from "./edits";
import { PeopleCard } from "./people-card";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

/** Papers that may be asked at the first stage; the others wait for the offer. */
const papers = catalogue.filter((entry) => entry.kind === "file" && entry.stage === "apply" && entry.level < 3);

/** Step 3: which papers are asked, and whether somebody stands surety or speaks for the applicant. */
export function StepDocuments({ builder }: { builder: Builder }) {
  const { definition } = builder;
  const asked = new Map(
    definition.sections.flatMap(({ fields }) => fields.map((field) => [field.catalogueKey, field] as const)),
  );
  const own = definition.sections
    .flatMap((section) => section.fields)
    .filter((field) => field.kind === "file" && !papers.some((entry) => entry.key === field.catalogueKey));
  return (
    <div className="flex flex-col gap-6">
      <Card title="Documents">
        <p className="mb-3 text-ink-muted">
          Applicants add PDF, JPG, PNG or HEIC, at most 10 MB each. Ask only for what you will look at.
        </p>
        <div className="flex flex-col">
          {papers.map((entry) => {
            const field = asked.get(entry.key);
            return (
              <CheckboxField
                key={entry.key}
                label={entry.label[0]}
                hint={entry.help?.[0]}
                checked={field !== undefined}
                onChange={(event) => {
                  const edit = event.target.checked
                    ? (form: FormDefinition) => askPaper(form, entry.key, builder)
                    : (form: FormDefinition) =>
                        field ? removeField(form, field.id) : { definition: form, dropped: [] };
                  builder.apply(edit);
                }}
              />
            );
          })}
        </div>
        {own.length > 0 ? (
          <p className="mt-3 text-ink-muted">
            Also asked, from step 2: {own.map((field: Field) => nameOf(definition, field)).join(", ")}.
          </p>
        ) : null}
      </Card>
      <PeopleCard builder={builder} />
      <Notice title="Photo ID and bank details">
        Look at an identity document when you hand over the keys: a copy in an application is a risk for both of you.
        Bank details and identity numbers are never asked here.
      </Notice>
    </div>
  );
}

/** Puts a paper into the first section that asks for papers, or into a new last one. */
function askPaper(form: FormDefinition, key: string, { ids }: Builder): Edited {
  const { field } = fieldFromCatalogue(key, ids, form.defaultLocale);
  const home = form.sections.find(
    (section) => !section.repeat && section.fields.some((known) => known.kind === "file"),
  );
  if (home) {
    const last = home.fields.findLastIndex((known) => known.kind === "file");
    return addField(form, field, { sectionId: home.id, index: last + 1 });
  }
  const section: Section = {
    id: ids.nodeId(),
    title: { [form.defaultLocale]: "Documents" },
    stage: "apply",
    fields: [field],
  };
  return addSection(form, section, form.sections.length);
}
