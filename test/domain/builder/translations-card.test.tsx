import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TranslationsCard } from "~/features/forms/builder/translations-card";
import { translationWords } from "~/features/forms/builder/translations-words";
import type { Builder } from "~/features/forms/builder/use-builder";
import type { FormDefinition } from "~/features/forms/form-model/schema";
import { keepOriginals, leaveOut } from "~/features/forms/form-model/translations";
import { aDefinition } from "../../support/definition";

const words = translationWords.en;
const translated: FormDefinition = { ...aDefinition(), title: { en: "Flat", de: "Wohnung" } };
const changed = keepOriginals(translated, { ...translated, title: { en: "House", de: "Wohnung" } });

function cardOf(definition: FormDefinition): string {
  return renderToStaticMarkup(<TranslationsCard builder={{ definition } as unknown as Builder} />);
}

describe("the card of translations", () => {
  it("opens at a language in progress, with the new original and the one that was translated", () => {
    const card = cardOf(changed);
    expect(card).toMatch(/<p lang="en"[^>]*>House<\/p>/);
    expect(card).toMatch(/<input[^>]*lang="de"[^>]*value="Wohnung"|<input[^>]*value="Wohnung"[^>]*lang="de"/);
    expect(card).toContain("Flat");
    expect(card).toContain(words.leaveOut);
  });

  it("stays closed while nothing is in progress", () => {
    for (const finished of [translated, leaveOut(changed, "de", true)])
      expect(cardOf(finished)).not.toContain("<input");
  });
});
