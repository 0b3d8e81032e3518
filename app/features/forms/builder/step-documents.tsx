import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Notice } from "../../../ui/notice";
import { SelectField } from "../../../ui/select-field";
import { TextField } from "../../../ui/text-field";
import { usePageLanguage, useWords } from "../../../ui/use-words";
import { isAfterViewing, personalAt } from "../form-model/after-viewing";
import { catalogueEntry } from "../form-model/catalogue";
import { definitionLimits } from "../form-model/definition-limits";
import { newField } from "../form-model/editing";
import { stageOf } from "../form-model/later-questions";
import { inLocales, localize } from "../form-model/localized";
import type { Field, FieldOf } from "../form-model/schema";
import type { Mark } from "../law/mark";
import { type ReportDuty, unaskedReport } from "../law/portable-report";
import { FromStage, LawMark } from "../law/ui/law-mark";
import { LawNote } from "../law/ui/law-note";
import { LawLanguageNote, LawText } from "../law/ui/law-text";
import { useLaw } from "../law/ui/use-law";
import { whyOf } from "../law/why-of";
import { askAfterViewing, keptAfterViewing } from "./after-viewing-edits";
import { askPaper, askReadyPaper, dropReadyPaper, editPaper } from "./ask-paper";
import { documentWords } from "./documents-words";
import { removeField } from "./edits";
import { askFrom, giveReason, swapQuestion } from "./law-edits";
import { type PaperPurpose, paperPurposes } from "./paper-purposes";
import { PeopleCard } from "./people-card";
import { ReportLaw } from "./report-law";
import { StageField } from "./stage-field";
import { nameOf } from "./text";
import type { Builder } from "./use-builder";

type FileField = FieldOf<"file">;

/** Step 3: which papers are asked, and who beside the applicant has a part in it. */
export function StepDocuments({ builder }: { builder: Builder }) {
  const words = useWords(documentWords);
  const language = usePageLanguage();
  const { sections } = builder.definition;
  const files = sections.flatMap(({ fields }) => fields).filter((field): field is FileField => field.kind === "file");
  const law = useLaw(builder.definition);
  // A paper that is not asked: what may be asked at some stage.
  const markOf = (key: string | undefined, field?: FileField) => {
    const section = sections.find(({ fields }) => field && fields.includes(field));
    return law.markOf({ catalogueKey: key }, section && field ? stageOf(section, field) : "offer");
  };
  const ready = new Map(files.map((field) => [field.catalogueKey, field] as const));
  const own = files.filter(({ catalogueKey }) => !paperPurposes.some(({ key }) => key === catalogueKey));
  return (
    <div className="flex flex-col gap-6">
      <Card title={words.documents}>
        <p className="mb-3 text-ink-muted">{words.documentsHint}</p>
        <AfterViewing builder={builder} />
        <ul className="flex flex-col divide-y divide-line">
          {paperPurposes.map((paper) => {
            const field = ready.get(paper.key);
            const mark = markOf(paper.key, field);
            const duty = paper.key === "portableReport" ? unaskedReport(builder.definition, law.pack) : null;
            return <PaperRow key={paper.key} {...{ builder, paper, mark, field, duty }} />;
          })}
        </ul>
      </Card>
      <Card title={words.own}>
        {own.length > 0 ? (
          <ul className="mb-4 flex flex-col divide-y divide-line">
            {own.map((field) => (
              <li key={field.id} className="flex flex-col gap-3 py-3">
                <CheckboxField
                  label={nameOf(builder.definition, field, language)}
                  checked
                  onChange={() => builder.apply((form) => removeField(form, field.id))}
                />
                <PaperLaw builder={builder} field={field} mark={markOf(field.catalogueKey, field)} />
                <PaperSettings
                  {...{ builder, field, mark: markOf(field.catalogueKey, field) }}
                  name={nameOf(builder.definition, field, language)}
                />
              </li>
            ))}
          </ul>
        ) : null}
        <OwnPaper builder={builder} />
      </Card>
      {law.pack ? <LawLanguageNote /> : null}
      <PeopleCard builder={builder} />
      <Notice title={words.neverAsked}>{words.neverAskedText}</Notice>
    </div>
  );
}

/** The choice for the whole form; nothing where it asks for nothing of the kind that could wait. */
function AfterViewing({ builder: { definition, apply } }: { builder: Builder }) {
  const words = useWords(documentWords);
  const isAfter = isAfterViewing(definition);
  if (!isAfter && personalAt(definition, "apply").length === 0) return null;
  return (
    <div className="mb-3 border-line border-b pb-3">
      <CheckboxField
        label={words.afterViewing}
        hint={words.afterViewingHint}
        checked={isAfter}
        onChange={(event) => {
          const isChosen = event.target.checked;
          apply((form) => askAfterViewing(form, isChosen));
        }}
      />
    </div>
  );
}

type PaperRowProps = {
  builder: Builder;
  paper: PaperPurpose;
  /** The law's word on the paper. */
  mark: Mark;
  field: FileField | undefined;
  /** What the place says of a portable report that is not asked for. */
  duty?: ReportDuty | null;
};

/** A paper that may not be asked here cannot be ticked; one that is asked already says so, and can be taken out. */
export function PaperRow({ builder, paper, mark, field, duty }: PaperRowProps) {
  const words = useWords(documentWords);
  const language = usePageLanguage();
  const label = catalogueEntry(paper.key)?.label;
  const name = label ? localize(inLocales(label, "en"), language, "en") : paper.key;
  const isBarred = mark.level === "off" && field === undefined;
  const why = isBarred ? whyOf(mark, language) : null;
  return (
    <li className="py-1.5">
      <CheckboxField
        id={`paper-${paper.key.replace(".", "-")}`}
        label={
          <span className="inline-flex flex-wrap items-center gap-x-2">
            {name} <LawMark mark={mark} reason={field?.lawReason} asked={field?.stage} />
            {field ? null : <FromStage mark={mark} />}
          </span>
        }
        hint={why?.isLaw ? <LawText>{why.text}</LawText> : why ? why.text : words.purposes[paper.purpose]}
        checked={field !== undefined}
        disabled={isBarred}
        onChange={(event) => {
          const isAsked = event.target.checked;
          builder.apply((form) =>
            isAsked ? keptAfterViewing(form, askReadyPaper(form, paper, builder.ids)) : dropReadyPaper(form, paper),
          );
        }}
      />
      {field ? (
        <>
          <PaperLaw builder={builder} field={field} mark={mark} />
          <PaperSettings {...{ builder, field, mark, name }} />
        </>
      ) : null}
      {duty ? (
        <ReportLaw duty={duty} onAsk={() => builder.apply((form) => askReadyPaper(form, paper, builder.ids))} />
      ) : null}
    </li>
  );
}

function PaperLaw({ builder, field, mark }: { builder: Builder; field: FileField; mark: Mark }) {
  if (mark.level === "ok") return null;
  return (
    <div className="ps-8 pt-2">
      <LawNote
        field={field}
        mark={mark}
        onReason={(reason) => builder.apply((form) => giveReason(form, field.id, reason), `law-${field.id}`)}
        onSwap={(key) => builder.apply((form) => swapQuestion(form, field.id, key, builder.ids))}
        onLater={(stage) => builder.apply((form) => askFrom(form, field.id, stage))}
        onRemove={() => builder.apply((form) => removeField(form, field.id))}
      />
    </div>
  );
}

type PaperSettingsProps = { builder: Builder; field: FileField; mark: Mark; name: string };

/** How many files, when, and whether it must be there. */
function PaperSettings({ builder, field, mark, name }: PaperSettingsProps) {
  const words = useWords(documentWords);
  const change = (part: Partial<FileField>) => builder.apply((form) => editPaper(form, field, part));
  return (
    <div className="grid gap-3 ps-8 pt-2 pb-3 sm:grid-cols-[9rem_1fr_auto] sm:items-end">
      <SelectField
        label={words.files}
        aria-label={words.filesFor({ name })}
        value={String(field.maxFiles ?? 5)}
        options={[1, 2, 3, 4, 5].map((count) => ({
          value: String(count),
          label: words.upTo({ count }),
        }))}
        onChange={(event) => change({ maxFiles: Number(event.target.value) })}
      />
      <StageField
        label={words.when}
        aria-label={words.whenAsked({ name })}
        value={field.stage}
        mark={mark}
        onChange={(stage) => change({ stage })}
      />
      <CheckboxField
        label={words.required}
        aria-label={words.isRequired({ name })}
        checked={field.required}
        onChange={(event) => change({ required: event.target.checked })}
      />
    </div>
  );
}

function OwnPaper({ builder }: { builder: Builder }) {
  const words = useWords(documentWords);
  const [name, setName] = useState("");
  const locale = builder.definition.defaultLocale;
  const add = () => {
    const label = name.trim();
    if (label === "") return;
    const field = { ...newField("file", builder.ids, locale), label: { [locale]: label } } as Field;
    builder.apply((form) => keptAfterViewing(form, askPaper(form, [field], builder.ids)));
    setName("");
  };
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <TextField
        label={words.ownName}
        hint={words.ownNameHint}
        wrapperClassName="flex-1"
        value={name}
        maxLength={definitionLimits.labelLength}
        enterKeyHint="done"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") add();
        }}
      />
      <Button variant="outline" disabled={name.trim() === ""} onClick={add}>
        <Plus aria-hidden="true" className="size-4" /> {words.askForIt}
      </Button>
    </div>
  );
}
