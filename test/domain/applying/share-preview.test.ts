import { describe, expect, it } from "vitest";
import { sharePreview } from "../../../app/features/applying/apply/share-preview";
import { everyKind } from "../../support/apply-form";

const origin = "https://rentform.test";

function shown(locale: "en" | "es" | "fr", photos?: { hash: string; width: number; height: number; alt?: object }[]) {
  const definition = everyKind();
  Object.assign(definition.property, photos ? { photos } : {});
  return Object.fromEntries(
    sharePreview(definition, locale, origin).map(({ property, content }) => [property, content]),
  );
}

describe("the link preview of a shared form", () => {
  it("contains the home, its rent and what applying needs, in the reader's language", () => {
    expect(shown("en")).toMatchObject({
      "og:title": "Flat 2, 14 Maple Street",
      "og:description": expect.stringMatching(
        /^Portland, OR 97201 · \$1,850 a month · To apply: free · It takes about \d+ minutes$/,
      ),
    });
    expect(shown("es")["og:description"]).toMatch(/gratis/);
  });

  it("names the address where the title does not", () => {
    const definition = everyKind();
    definition.title = { en: "Summer let" };
    const [, , , { content }] = sharePreview(definition, "en", origin) as [object, object, object, { content: string }];
    expect(content).toMatch(/^14 Maple Street, /);
  });

  // Red when another picture, such as that of our home page, stands for the home.
  it("shows the home's first picture, or none", () => {
    const photo = { hash: "abc", width: 1600, height: 1000, alt: { en: "The kitchen" } };
    expect(shown("en", [photo])).toMatchObject({
      "og:image": `${origin}/media/abc`,
      "og:image:alt": "The kitchen",
    });
    expect(shown("en")).not.toHaveProperty("og:image");
  });
});
