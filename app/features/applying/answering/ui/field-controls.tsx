import type { ReactNode } from "react";
import { addDays } from "../../../../kernel/dates";
import { exampleDate } from "../../../forms/form-model/example-values";
import { dateExample, pastExample } from "../../../forms/form-model/kinds/date/example";
import { lastYearOf } from "../../../forms/form-model/kinds/date/parse";
import { readingOf } from "../../../forms/form-model/kinds/readings";
import type { Field, FieldKind, FieldOf } from "../../../forms/form-model/schema";
import { reportDay, reportValidity } from "../../../forms/law/portable-report";
import { severalDaysWords } from "../several-days-words";
import { fillToken } from "./autofill";
import { ChoiceControls, DropdownControl } from "./choice-controls";
import { AddressControls, CountryPicker, NameControls } from "./composite-controls";
import { DateControls, DateRangeControls } from "./date-controls";
import { dateCountry, type FieldScene, messageAt, type SpotOf, typedAt } from "./field-scene";
import { FileSlot } from "./file-slot";
import { MoneyControls } from "./money-controls";
import { SignPad } from "./sign-pad";
import { LongTextControl, TextControl } from "./text-control";

type ControlProps<K extends FieldKind> = {
  scene: FieldScene;
  spot: SpotOf<FieldOf<K>>;
  describedBy: string | undefined;
};

/** How a tenant answers a kind of question. */
type FieldControl<K extends FieldKind> = {
  Control: (props: ControlProps<K>) => ReactNode;
  /** Several boxes under one name. */
  isGroup?: true;
  /** Each box says beside itself what is wrong with it. */
  saysErrors?: true;
  /** Stands beneath the landlord's own help. */
  hint?(scene: FieldScene, field: FieldOf<K>): string;
  /** In one line, to tell an entry of a repeated section from another; what its bare name holds, unless told otherwise. */
  summary?(typed: (...parts: string[]) => string): string;
};

const fieldControls = {
  text: {
    Control: (props) => <TextControl {...props} autoComplete={fillToken(props.spot, props.spot.field.autocomplete)} />,
  },
  longText: { Control: LongTextControl },
  yesNo: { Control: ChoiceControls, isGroup: true, summary: () => "" },
  choice: { Control: ChoiceControls, isGroup: true },
  multiChoice: { Control: ChoiceControls, isGroup: true },
  dropdown: { Control: DropdownControl },
  number: {
    Control: (props) => (
      <TextControl
        {...props}
        inputMode={props.spot.field.decimals ? "decimal" : "numeric"}
        autoComplete={props.spot.field.autocomplete ?? "off"}
      />
    ),
  },
  money: { Control: MoneyControls, isGroup: true, summary: (typed) => typed(".amount") },
  date: {
    Control: ({ scene, spot: { path, field } }) => (
      <DateControls
        scene={scene}
        path={path}
        precision={field.precision}
        last={lastYearOf(field, scene.today)}
        isBirthday={field.autocomplete === "bday"}
      />
    ),
    isGroup: true,
    hint: (scene, field) =>
      field.catalogueKey === reportDay
        ? reportHint(scene)
        : dateHint(scene, field.precision, dateExample(field, scene.today)),
  },
  dateRange: {
    Control: DateRangeControls,
    isGroup: true,
    hint: (scene, field) => dateHint(scene, field.precision, pastExample(scene.today)),
  },
  severalDays: {
    Control: ({ scene, spot: { path, field } }) => (
      <DayControls
        scene={scene}
        names={readingOf(field)
          .parts(field)
          .map((part) => path + part)}
        at={0}
      />
    ),
    isGroup: true,
    saysErrors: true,
    summary: (typed) => typed(".day1"),
  },
  name: { Control: NameControls, isGroup: true, summary: (typed) => typed(".first", ".last") },
  email: {
    Control: (props) => (
      <TextControl
        {...props}
        type="email"
        inputMode="email"
        autoComplete={fillToken(props.spot, props.spot.field.autocomplete ?? "email")}
      />
    ),
  },
  phone: { Control: PhoneControl },
  address: {
    Control: AddressControls,
    isGroup: true,
    summary: (typed) => [typed(".line1"), typed(".city")].filter(Boolean).join(", "),
  },
  file: {
    Control: FileSlot,
    isGroup: true,
    hint: ({ words }, { maxFiles: max = 5 }) => (max > 1 ? words.filesHint({ max }) : words.fileHint),
    summary: () => "",
  },
  signature: {
    Control: (props) => (
      <>
        <TextControl {...props} autoComplete="name" />
        <SignPad scene={props.scene} path={props.spot.path} />
      </>
    ),
    hint: ({ words }, { help }) => (help ? words.signatureCounts : words.signatureHint),
  },
  statement: { Control: () => null },
} satisfies { [K in FieldKind]: FieldControl<K> };

export function controlOf(field: Field): FieldControl<FieldKind> {
  return fieldControls[field.kind] as FieldControl<FieldKind>;
}

/** Where a number is none of the home's country, that of another is chosen. */
function PhoneControl(props: ControlProps<"phone">) {
  const { scene, spot } = props;
  const country = `${spot.path}.country`;
  const isWrong = scene.errors.has(spot.path) && typedAt(scene, spot.path) !== "";
  return (
    <>
      <TextControl
        {...props}
        type="tel"
        inputMode="tel"
        autoComplete={fillToken(spot, spot.field.autocomplete ?? "tel")}
      />
      {isWrong || scene.errors.has(country) || typedAt(scene, country) ? (
        <CountryPicker scene={scene} name={country} label={scene.words.phoneCountry} chosen={typedAt(scene, country)} />
      ) : null}
    </>
  );
}

/** How old a report may be here, and the example of a recent day. */
function reportHint(scene: FieldScene): string {
  const validity = reportValidity(scene.definition);
  const example = dateHint(scene, "day", addDays(scene.today, -9));
  return validity ? `${scene.words.reportHint(validity)} ${example}` : example;
}

function dateHint(scene: FieldScene, precision: "day" | "month" | undefined, date: string): string {
  return scene.words.dateHint({ date: exampleDate(date, dateCountry(scene), precision) });
}

type DayProps = { scene: FieldScene; names: readonly string[]; at: number };

/** One day, and behind "Add another day" those that follow: open without script, and where something was typed. */
function DayControls({ scene, names, at }: DayProps) {
  const name = names[at] ?? "";
  const later = names.slice(at + 1);
  const error = scene.errors.get(name);
  const words = severalDaysWords(scene.locale);
  return (
    <>
      <div className="part">
        <label htmlFor={name}>{words.day({ n: at + 1 })}</label>
        {error ? (
          <p className="err" id={messageAt(scene, name)}>
            {error}
          </p>
        ) : null}
        <input
          id={name}
          name={name}
          type="date"
          min={scene.today}
          autoComplete="off"
          defaultValue={typedAt(scene, name)}
          aria-describedby={messageAt(scene, name)}
          aria-invalid={error !== undefined || undefined}
        />
      </div>
      {later.length > 0 ? (
        <details className="part" open={later.some((one) => typedAt(scene, one) !== "")}>
          <summary>{words.add}</summary>
          <DayControls scene={scene} names={names} at={at + 1} />
        </details>
      ) : null}
    </>
  );
}
