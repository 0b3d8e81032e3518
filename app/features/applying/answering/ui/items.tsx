import { commaIn } from "../../../../kernel/labelled";
import type { PageLocale } from "../../../../kernel/page-locale";
import { localize } from "../../../forms/form-model/localized";
import { fieldPath, itemCount } from "../../../forms/form-model/raw-answers";
import type { Field, Section } from "../../../forms/form-model/schema";
import { errorsOf } from "../field-errors";
import { pageWords } from "../page-words";
import { wordsFor } from "../words";
import { controlOf } from "./field-controls";
import { type FieldScene, typedAt } from "./field-scene";
import { FieldView } from "./field-view";

/** The entries of a repeated section: of several, those filled in are closed, new and wrong ones open, without script. */
export function Items({ scene, section, locale }: { scene: FieldScene; section: Section; locale: PageLocale }) {
  const { repeat } = section;
  if (!repeat) return null;
  const { words } = scene;
  const count = itemCount(section, scene.raw as Record<string, string[]>);
  const item = localize(repeat.itemLabel, scene.locale, scene.definition.defaultLocale);
  const error = scene.errors.get(section.id);
  return (
    <div>
      {error ? <p className="err">{error}</p> : null}
      {Array.from({ length: count }, (_, index) => {
        const path = `${section.id}.${index}`;
        const title = words.item({ item, n: index + 1 });
        const summary = summaryOf(scene, section, index);
        const isOpen = count === 1 || !summary || errorsOf(scene, path).length > 0;
        return (
          <details className="f box" open={isOpen} key={path}>
            <summary>
              <b dir="auto">{title}</b> <bdi className="muted">{summary}</bdi>{" "}
              <span className="go-in">{words.change}</span>
            </summary>
            <fieldset className="f" id={path} tabIndex={-1}>
              <legend className="vh">{title}</legend>
              {section.fields.map((field) => (
                <FieldView
                  key={field.id}
                  scene={scene}
                  spot={{ field, section, path: fieldPath(section, field, index) }}
                />
              ))}
              {count > repeat.min ? (
                <p>
                  <button type="submit" className="lnk" name="remove-item" value={index}>
                    {words.removeItem({ item, n: index + 1 })}
                  </button>
                </p>
              ) : null}
            </fieldset>
          </details>
        );
      })}
      {count < repeat.max ? (
        <p className="end">
          <button type="submit" className="sec" name="add-item" value={section.id} id={section.id}>
            {addText(locale, item, count)}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** "Add another address"; of a section of the landlord's own, whose word may be of any gender, "Add another: Boat". */
function addText(locale: PageLocale, item: string, count: number): string {
  const { addReady, addFirst } = pageWords[locale];
  const [, first, further] = addReady.find(([ready]) => ready === item) ?? [];
  if (count === 0) return first ?? addFirst({ item });
  return further ?? wordsFor(locale).addAnother({ item });
}

/** The first two answers of an entry as typed, to tell it from the others; "" for one that was not begun. */
function summaryOf(scene: FieldScene, section: Section, index: number): string {
  const pieces = section.fields.map((field) => pieceOf(scene, field, fieldPath(section, field, index)));
  return pieces.filter(Boolean).slice(0, 2).join(commaIn(scene.locale));
}

function pieceOf(scene: FieldScene, field: Field, path: string): string {
  const typed = (...parts: string[]) =>
    parts
      .map((part) => typedAt(scene, path + part).trim())
      .filter(Boolean)
      .join(" ");
  if ("options" in field) {
    const chosen = field.options.find(({ id }) => id === typed(""));
    return chosen ? localize(chosen.label, scene.locale, scene.definition.defaultLocale) : typed(".other");
  }
  return controlOf(field).summary?.(typed) ?? typed("");
}
