import { useContext } from "react";
import { isolated } from "../../../../kernel/isolated";
import { ownDirection } from "../../../../kernel/text-direction";
import { IsolatedText } from "../../../../ui/isolated-text";
import { ReaderRegionContext } from "../../../../ui/reader-region";
import { localize } from "../../../forms/form-model/localized";
import { atEachBox, errorsOf } from "../field-errors";
import { AuthorityLinks } from "./authority-links";
import { controlOf } from "./field-controls";
import { deciderOnPage, type FieldScene, type FieldSpot, langOf } from "./field-scene";

/** One question: label, hint, error, control. One that hangs on another is off by script, or shown with a note. */
export function FieldView({ scene: page, spot }: { scene: FieldScene; spot: FieldSpot }) {
  const scene = { ...page, readerRegion: useContext(ReaderRegionContext) };
  const { field, section, path } = spot;
  const decider = deciderOnPage(section, field);
  const isAsked = scene.visible.has(path);
  if (!isAsked && !decider) return null;
  const text = (content: Parameters<typeof localize>[0]) =>
    localize(content, scene.locale, scene.definition.defaultLocale);
  const dirOf = (said: string) => ownDirection(said, scene.locale);
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
          <AuthorityLinks text={text(field.text)} />
        </p>
      </div>
    );
  }
  const help = text(field.help);
  const shape = controlOf(field);
  const found = errorsOf(scene, path);
  const errors = shape.saysErrors ? atEachBox(found) : found;
  const kind = shape.hint?.(scene, field) ?? "";
  const hintId = help || kind ? `${path}-h` : undefined;
  const note = errors.length > 0 ? undefined : scene.hints?.get(path);
  const noteId = note ? `${path}-n` : undefined;
  // The first counts; what else there is to say stays light.
  const [firstNote, ...moreNotes] = note?.split("\n") ?? [];
  const onlyIf = decider ? (
    <p className="hint only-if">
      <IsolatedText text={scene.onlyIf({ label: isolated(text(decider.label)) })} />
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
      {(shape.saysErrors ? [] : errors).map(({ id, message }) => (
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
  // What is wrong with one box of several is said at that box.
  const ownErrors = shape.isGroup ? errors.filter(({ names }) => names.includes(path)) : errors;
  const describedBy = [hintId, ...ownErrors.map(({ id }) => id), noteId].filter(Boolean).join(" ") || undefined;
  const className = ["f", isAsked ? "" : "off", errors.length > 0 ? "bad" : ""].filter(Boolean).join(" ");
  const errorIds = new Map(errors.flatMap(({ id, names }) => names.map((name) => [name, id] as const)));
  const control = <shape.Control scene={{ ...scene, errorIds }} spot={spot} describedBy={describedBy} />;
  if (shape.isGroup) {
    return (
      <fieldset
        className={className}
        data-f={path}
        data-each={shape.saysErrors && ""}
        id={path}
        tabIndex={-1}
        aria-describedby={describedBy}
      >
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
