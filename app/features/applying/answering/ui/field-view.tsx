import type { ReactNode } from "react";
import { isolated } from "../../../../kernel/isolated";
import { IsolatedText } from "../../../../ui/isolated-text";
import { exampleDate } from "../../../forms/form-model/example-values";
import { localize } from "../../../forms/form-model/localized";
import type { Field } from "../../../forms/form-model/schema";
import { errorsOf } from "../field-errors";
import { fillWords } from "../words";
import { fillToken, isOfOthers } from "./autofill";
import {
  AddressControls,
  ChoiceControls,
  DateControls,
  DateRangeControls,
  DropdownControl,
  NameControls,
} from "./composite-controls";
import { deciderOnPage, dirOf, type FieldScene, type FieldSpot, langOf, typedAt } from "./field-scene";
import { FileSlot } from "./file-slot";
import { MoneyControls } from "./money-controls";
import { SignPad } from "./sign-pad";

const grouped: readonly Field["kind"][] = [
  "name",
  "address",
  "money",
  "date",
  "dateRange",
  "choice",
  "multiChoice",
  "yesNo",
  "file",
];

/** One question: label, hint, error, control. One that hangs on another is off by script, or shown with a note. */
export function FieldView({ scene, spot }: { scene: FieldScene; spot: FieldSpot }) {
  const { field, section, path } = spot;
  const decider = deciderOnPage(section, field);
  const isAsked = scene.visible.has(path);
  if (!isAsked && !decider) return null;
  const text = (content: Parameters<typeof localize>[0]) =>
    localize(content, scene.locale, scene.definition.defaultLocale);
  const label = text(field.label);
  if (field.kind === "statement") {
    return (
      <div className={isAsked ? "f" : "f off"} data-f={path}>
        {label ? (
          <h2 dir={dirOf(label)} lang={langOf(scene, field.label)}>
            {label}
          </h2>
        ) : null}
        <p className="text" dir={dirOf(text(field.text))} lang={langOf(scene, field.text)}>
          {text(field.text)}
        </p>
      </div>
    );
  }
  const errors = errorsOf(scene, path);
  const help = text(field.help);
  const kind = kindHint(scene, field);
  const hintId = help || kind ? `${path}-h` : undefined;
  const note = errors.length > 0 ? undefined : scene.hints?.get(path);
  const noteId = note ? `${path}-n` : undefined;
  // The first counts; what else there is to say stays light.
  const [firstNote, ...moreNotes] = note?.split("\n") ?? [];
  const onlyIf = decider ? (
    <p className="hint only-if">
      <IsolatedText text={scene.onlyIf(isolated(text(decider.label)))} />
    </p>
  ) : null;
  const title = (
    <>
      <span dir={dirOf(label)} lang={langOf(scene, field.label)}>
        {label}
      </span>
      {field.required ? null : <span className="opt"> ({scene.words.optional})</span>}
    </>
  );
  const below = (
    <>
      {hintId ? (
        <p className="hint" id={hintId}>
          <span dir={dirOf(help)} lang={langOf(scene, field.help)}>
            {help}
          </span>
          {help && kind ? "\n" : ""}
          {kind}
        </p>
      ) : null}
      {errors.map(({ id, message }) => (
        <p className="err" id={id} key={id}>
          {message}
        </p>
      ))}
      {note ? (
        <p className="hint" id={noteId}>
          <strong>
            <IsolatedText text={firstNote ?? ""} />
          </strong>
          <IsolatedText text={moreNotes.map((more) => `\n${more}`).join("")} />
        </p>
      ) : null}
    </>
  );
  const isGrouped = grouped.includes(field.kind);
  // What is wrong with one box of several is said at that box.
  const ownErrors = isGrouped ? errors.filter(({ names }) => names.includes(path)) : errors;
  const describedBy = [hintId, ...ownErrors.map(({ id }) => id), noteId].filter(Boolean).join(" ") || undefined;
  const className = ["f", isAsked ? "" : "off", errors.length > 0 ? "bad" : ""].filter(Boolean).join(" ");
  const errorIds = new Map(errors.flatMap(({ id, names }) => names.map((name) => [name, id] as const)));
  const control = controlOf({ ...scene, errorIds }, spot, describedBy);
  if (isGrouped) {
    return (
      <fieldset className={className} data-f={path} id={path} tabIndex={-1} aria-describedby={describedBy}>
        <legend>{title}</legend>
        {onlyIf}
        {below}
        {control}
      </fieldset>
    );
  }
  return (
    <div className={className} data-f={path}>
      <label htmlFor={path}>{title}</label>
      {onlyIf}
      {below}
      {control}
    </div>
  );
}

function kindHint({ words, definition, today }: FieldScene, field: Field): string {
  if (field.kind === "signature") return field.help ? words.signatureCounts : words.signatureHint;
  if (field.kind === "date" || field.kind === "dateRange") {
    const { country } = definition.property.address;
    return fillWords(words.dateHint, { date: exampleDate(field, country, today) });
  }
  return field.kind === "file" ? words.fileHint : "";
}

function controlOf(scene: FieldScene, spot: FieldSpot, describedBy: string | undefined): ReactNode {
  const { field } = spot;
  switch (field.kind) {
    case "text":
      return (
        <TextControl
          scene={scene}
          spot={spot}
          describedBy={describedBy}
          autoComplete={fillToken(spot, field.autocomplete)}
        />
      );
    case "email":
      return (
        <TextControl
          scene={scene}
          spot={spot}
          describedBy={describedBy}
          type="email"
          inputMode="email"
          autoComplete={fillToken(spot, field.autocomplete ?? "email")}
        />
      );
    case "phone":
      return (
        <TextControl
          scene={scene}
          spot={spot}
          describedBy={describedBy}
          type="tel"
          inputMode="tel"
          autoComplete={fillToken(spot, field.autocomplete ?? "tel")}
        />
      );
    case "number":
      return (
        <TextControl
          scene={scene}
          spot={spot}
          describedBy={describedBy}
          inputMode={field.decimals ? "decimal" : "numeric"}
          autoComplete={field.autocomplete ?? "off"}
        />
      );
    case "signature":
      return (
        <>
          <TextControl scene={scene} spot={spot} describedBy={describedBy} autoComplete="name" />
          <SignPad scene={scene} path={spot.path} />
        </>
      );
    case "longText":
      return (
        <textarea
          id={spot.path}
          name={spot.path}
          rows={5}
          dir="auto"
          defaultValue={typedAt(scene, spot.path)}
          aria-describedby={describedBy}
          aria-invalid={scene.errors.has(spot.path) || undefined}
        />
      );
    case "money":
      return <MoneyControls scene={scene} spot={{ ...spot, field }} />;
    case "date":
      return (
        <DateControls
          scene={scene}
          path={spot.path}
          precision={field.precision}
          isBirthday={field.autocomplete === "bday"}
        />
      );
    case "dateRange":
      return <DateRangeControls scene={scene} spot={{ ...spot, field }} />;
    case "choice":
    case "multiChoice":
    case "yesNo":
      return <ChoiceControls scene={scene} spot={{ ...spot, field }} />;
    case "dropdown":
      return <DropdownControl scene={scene} spot={{ ...spot, field }} describedBy={describedBy} />;
    case "name":
      return <NameControls scene={scene} spot={spot} />;
    case "address":
      return <AddressControls scene={scene} spot={spot} />;
    case "file":
      return <FileSlot scene={scene} spot={{ ...spot, field }} describedBy={describedBy} />;
    case "statement":
      return null;
  }
}

type TextControlProps = {
  scene: FieldScene;
  spot: FieldSpot;
  describedBy: string | undefined;
  type?: "text" | "email" | "tel";
  inputMode?: "email" | "tel" | "numeric" | "decimal";
  autoComplete?: string;
};

function TextControl({ scene, spot, describedBy, type = "text", inputMode, autoComplete }: TextControlProps) {
  return (
    <input
      id={spot.path}
      name={spot.path}
      // HTML has no token for an address that is not one's own: as text with an address's keyboard it may have one that fills nothing.
      type={isOfOthers(spot) ? "text" : type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      autoCapitalize={type === "email" ? "none" : undefined}
      spellCheck={type === "email" ? false : undefined}
      enterKeyHint="next"
      dir={type === "text" ? "auto" : undefined}
      defaultValue={typedAt(scene, spot.path)}
      aria-describedby={describedBy}
      aria-invalid={scene.errors.has(spot.path) || undefined}
    />
  );
}
