import type { RefObject } from "react";
import type { PageLocale } from "../../../kernel/page-locale";
import { showToast } from "../../../ui/show-toast";
import { fieldFromCatalogue } from "../form-model/catalogue";
import { newField } from "../form-model/editing";
import type { Field, FormDefinition, Section } from "../form-model/schema";
import { readySections } from "../form-model/templates";
import { askedAs, withoutAsked } from "./already-asked";
import type { AnnouncementWords } from "./announcements-words";
import type { Place } from "./edits";
import type { PaletteChoice } from "./palette-items";
import { sectionText } from "./templates-words";
import type { Builder } from "./use-builder";

/** Something from the palette that the form asks already, wholly or in part: the landlord is asked first. */
export type AskingAgain = { title: string; description: string; confirmLabel: string; add: () => void };

type PaletteInput = {
  form: () => FormDefinition;
  name: (node: Field) => string;
  words: AnnouncementWords;
  language: PageLocale;
  latest: RefObject<Builder>;
  ui: { setPalette(place: Place | null): void; setAskingAgain(asking: AskingAgain): void };
  insertField: (field: Field, place: Place) => void;
  insertSection: (section: Section, afterId?: string) => void;
};

/** What a choice of the palette adds. What the form asks already is asked about first. */
export function createPaletteActions({
  form,
  name,
  words,
  language,
  latest,
  ui,
  insertField,
  insertSection,
}: PaletteInput) {
  function chooseReady(key: string, place: Place): void {
    const add = () => insertField(fieldFromCatalogue(key, latest.current.ids, form().defaultLocale).field, place);
    const asked = askedAs(form(), key);
    if (!asked) {
      add();
      return;
    }
    ui.setAskingAgain({
      title: words.askAgain({ name: name(asked) }),
      description: words.askAgainText,
      confirmLabel: words.addAgain,
      add,
    });
  }

  function chooseSection(key: string, afterId: string): void {
    const ready = readySections.find((candidate) => candidate.key === key);
    if (!ready) return;
    const whole = ready.build({ ids: latest.current.ids, locale: form().defaultLocale });
    const { asked, rest } = withoutAsked(form(), whole);
    const section = sectionText(ready, language).name;
    const names = asked.map((field) => words.quoted({ name: name(field) })).join(", ");
    const again: AskingAgain = {
      title: words.addSectionAgain({ section }),
      description: words.addSectionAgainText({ names }),
      confirmLabel: words.addAgain,
      add: () => insertSection(whole, afterId),
    };
    const others: AskingAgain = {
      title: words.addSectionRest({ section }),
      description: words.addSectionRestText({ names }),
      confirmLabel: words.addRest,
      add() {
        insertSection(rest, afterId);
        showToast({
          message: words.restAdded({ section }),
          description: words.askedAlready({ names }),
          action: { label: words.undo, onClick: () => latest.current.undo() },
        });
      },
    };
    if (asked.length === 0) insertSection(whole, afterId);
    else ui.setAskingAgain(rest.fields.length === 0 ? again : others);
  }

  return {
    choose(choice: PaletteChoice, place: Place): void {
      const { ids } = latest.current;
      const locale = form().defaultLocale;
      ui.setPalette(null);
      if (choice.kind === "ready") chooseReady(choice.key, place);
      if (choice.kind === "own") {
        const field = newField(choice.fieldKind, ids, locale);
        insertField(choice.words ? { ...field, label: { [locale]: choice.words } } : field, place);
      }
      if (choice.kind === "section") chooseSection(choice.key, place.sectionId);
    },
  };
}
